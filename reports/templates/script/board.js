// A board as a person would lay it out, with what changed since the step before marked.

const ZONES = JSON.parse(byId("zones").textContent);

const WORDS = {
  fresh: ["new", "新規"], changed: ["changed", "変化"],
  tapped: ["tapped", "タップ"], active: ["active player", "アクティブ・プレイヤー"], priority: ["has priority", "優先権"],
  life: ["life", "ライフ"], mana: ["mana", "マナ"], empty: ["empty", "なし"],
  untapped: ["untapped", "アンタップ"], card: ["Card", "カード"], on: ["on", "つけられている："], attacks: ["attacks", "攻撃："],
  attacking: ["attacking", "攻撃中"], blocks: ["blocks", "ブロック："],
  targets: ["targets", "対象："], damage: ["damage", "ダメージ"], lost: ["has lost", "敗北"],
  stack: ZONES.stack, nothing: ["No permanents", "パーマネントなし"], pile: ["merged pile, from the top", "合同した束（上から）"],
  unknown: ["unknown to", "知らない："], everybody: ["everybody", "全員"], unseen: ["not known to this player", "このプレイヤーは知らない"],
};

const nameOfSeat = (board, seat) => board.players.find((player) => player.seat === seat)?.name ?? [`player ${seat + 1}`, `プレイヤー${seat + 1}`];

// A face that the one who looks may not see; null is everybody at once.
const UNSEEN = new WeakMap();
function faceOf(board, id) {
  const face = board.faces.get(id);
  if (board.seat === null || !face.unknown?.includes(board.seat)) return face;
  if (!UNSEEN.has(face)) {
    const open = ["zone", "owner", "controller", "tapped", "attacks", "blocks", "counters", "damage", "on", "out"];
    if (face.zone === "battlefield" || face.zone === "stack") open.push("size", "type", "words");
    UNSEEN.set(face, { ...Object.fromEntries(open.map((field) => [field, face[field]])), unseen: true });
  }
  return UNSEEN.get(face);
}

function nameOf(board, ref) {
  if (ref < 0) return t(nameOfSeat(board, ~ref));
  const face = board.faces.has(ref) ? faceOf(board, ref) : null;
  return face?.name ? [...t(face.name), face.label ? ` ${face.label}` : ""] : ["?"];
}

// Who doesn't know a card, where that isn't just everybody but the player whose hand it is in.
function unknownTo(board, face) {
  const seats = face.unknown, mine = face.zone === "hand" && !seats?.includes(face.owner ?? 0) && seats?.length === board.players.length - 1;
  if (board.seat !== null || !seats || mine) return null;
  const all = seats.length === board.players.length;
  return tag(WORDS.unknown, all ? t(WORDS.everybody) : seats.map((seat, n) => [n ? ", " : "", ...t(nameOfSeat(board, seat))]));
}

function tag(word, ...rest) {
  return el("span", { class: "tag" }, t(word), rest.length ? [" ", ...rest] : []);
}

// A piece of a face, marked where it differs from what the object was before.
function piece(face, was, field, ...content) {
  const differs = was && JSON.stringify(was[field]) !== JSON.stringify(face[field]);
  return differs ? el("mark", {}, content) : content;
}

// Cards of a row; equal ones (the same face, and the same before) are drawn once, with their number.
function cards(board, ids) {
  const equal = new Map();
  for (const id of ids) {
    const before = board.before, key = [faceOf(board, id), before?.present?.has(id) ? before.faces.get(id) : before && "fresh"];
    const found = [...equal.keys()].find((other) => other.every((part, n) => part === key[n])) ?? key;
    equal.set(found, [...(equal.get(found) ?? []), id]);
  }
  return [...equal.values()].map((same) => card(board, same[0], same.length));
}

function card(board, id, count = 1) {
  const face = faceOf(board, id), before = board.before;
  const existed = before?.present?.has(id), was = existed && !face.unseen ? before.faces.get(id) : null;
  const fresh = before != null && !existed, changed = was != null && was !== face;
  const words = [
    face.tapped && piece(face, was, "tapped", tag(WORDS.tapped)),
    !face.tapped && was?.tapped && el("mark", {}, tag(WORDS.untapped)),
    face.attacks === true && piece(face, was, "attacks", tag(WORDS.attacking)),
    typeof face.attacks === "number" && piece(face, was, "attacks", tag(WORDS.attacks, nameOf(board, face.attacks))),
    face.blocks && piece(face, was, "blocks", tag(WORDS.blocks, face.blocks.map((ref) => [...nameOf(board, ref), " "]))),
    face.targets && piece(face, was, "targets", tag(WORDS.targets, face.targets.map((ref) => [...nameOf(board, ref), " "]))),
    face.on != null && piece(face, was, "on", tag(WORDS.on, nameOf(board, face.on))),
    face.x != null && tag([`X = ${face.x}`, `X = ${face.x}`]),
    face.damage && piece(face, was, "damage", tag([`${face.damage} damage`, `ダメージ${face.damage}点`])),
    (face.counters ?? []).map((counter) => piece(face, was, "counters", tag(counter))),
    (face.words ?? []).map((word) => piece(face, was, "words", tag(word))),
    face.unseen && face.zone !== "hand" && face.zone !== "library" && tag(WORDS.unseen),
    unknownTo(board, face),
  ];
  const state = [face.tapped && "tapped", face.attacks != null && "attacking", face.out && "out", face.land && "land", face.down && "down", face.unseen && "unseen", face.pile && "merged", fresh && "fresh", changed && "changed"];
  return el("li", { class: ["card", ...state.filter(Boolean)].join(" ") },
    el("div", { class: "card-head" },
      el("span", { class: "name" }, face.name ? t(face.name) : t(WORDS.card), face.label ? ` ${face.label}` : "", count > 1 && el("span", { class: "times" }, ` ×${count}`)),
      face.size && el("span", { class: "size" }, piece(face, was, "size", face.size))),
    face.zone === "battlefield" && face.type && el("div", { class: "type" }, piece(face, was, "type", t(face.type))),
    (face.has ?? []).length > 0 && el("div", { class: "has" }, piece(face, was, "has", face.has.map((ability, n) => [n ? ", " : "", ...t(ability)]))),
    el("div", { class: "tags" }, words),
    face.pile && el("ol", { class: "components" }, el("li", { class: "sr" }, t(WORDS.pile)), face.pile.map((name) => el("li", {}, t(name)))),
    fresh && el("span", { class: "news" }, "＋", el("span", {}, t(WORDS.fresh))),
    changed && el("span", { class: "news" }, "●", el("span", {}, t(WORDS.changed))));
}

// A zone whose cards are listed by name, like a hand; cards without a name are counted.
function pile(board, zone, seat) {
  const key = board.zones.has(`${zone} ${seat}`) ? `${zone} ${seat}` : zone;
  let ids = board.zones.get(key) ?? [];
  if (key === zone) ids = ids.filter((id) => board.faces.get(id).owner === seat || (board.faces.get(id).owner == null && seat === 0));
  const named = ids.filter((id) => faceOf(board, id).name), blank = ids.length - named.length;
  if (!ids.length && zone !== "hand" && zone !== "library") return null;
  const was = board.before && pileSize(board.before, key, zone, seat);
  const size = was != null && was !== ids.length ? el("mark", {}, String(ids.length)) : String(ids.length);
  return el("div", { class: `pile ${zone}` },
    el("span", { class: "pile-name" }, t(ZONES[zone]), " ", size),
    named.length > 0 && el("ul", {}, cards(board, named)),
    named.length > 0 && blank > 0 && el("span", { class: "note" }, "+ ", String(blank)));
}

function pileSize(board, key, zone, seat) {
  const ids = board.zones.get(key) ?? [];
  return key === zone ? ids.filter((id) => (board.faces.get(id).owner ?? 0) === seat).length : ids.length;
}

function half(board, player, above) {
  const was = board.before?.players.find((other) => other.seat === player.seat);
  const mine = (board.zones.get("battlefield") ?? []).filter((id) => (board.faces.get(id).controller ?? 0) === player.seat);
  const lands = mine.filter((id) => board.faces.get(id).land), others = mine.filter((id) => !board.faces.get(id).land);
  const row = (ids, kind) => ids.length > 0 && el("ul", { class: `row ${kind}` }, cards(board, ids));
  const rows = [row(others, "creatures"), row(lands, "lands")];
  const field = el("div", { class: "field" }, above ? rows.reverse() : rows,
    !mine.length && el("p", { class: "note none" }, t(WORDS.nothing)));
  const life = String(player.life);
  const head = el("div", { class: "player" },
    el("b", {}, t(player.name)), " ",
    el("span", { class: "life" }, was && was.life !== player.life ? el("mark", {}, life) : life, " ", t(WORDS.life)),
    player.pool && el("span", { class: "tag" }, t(WORDS.mana), " ", player.pool),
    board.game.active === player.seat && tag(WORDS.active),
    board.game.priority === player.seat && tag(WORDS.priority),
    player.lost && tag(WORDS.lost));
  const piles = el("div", { class: "piles" }, ["hand", "graveyard", "exile", "command", "library"].map((zone) => pile(board, zone, player.seat)));
  return el("section", { class: "half" }, head, field, piles);
}

// ``seat``: who looks; null for everybody's cards open.
function drawBoard(whole, seat) {
  const board = { ...whole, seat };
  const stack = board.zones.get("stack") ?? [];
  const [first, ...rest] = board.players;
  return el("figure", { class: "board" },
    el("figcaption", {}, board.before && board.before.game !== board.game ? el("mark", {}, t(board.game.text)) : t(board.game.text)),
    rest.reverse().map((player) => half(board, player, true)),
    stack.length > 0 && el("section", { class: "stack" },
      el("span", { class: "pile-name" }, t(WORDS.stack), " ", String(stack.length)),
      el("ol", { class: "row" }, stack.map((id) => card(board, id)))),
    first && half(board, first, false));
}
