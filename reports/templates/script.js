"use strict";
// Remembers the language and the colours, and draws the evidence of a scenario when it is opened. Everything is put in as text.

// --- small things

function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) if (value !== false && value != null) node.setAttribute(name, value);
  node.append(...children.flat(9).filter((child) => child != null && child !== false));
  return node;
}

// A text in both languages; the page's style shows one of them.
function t([english, japanese]) {
  if (english === japanese) return [english];
  return [el("span", { class: "t", lang: "en" }, english), el("span", { class: "t", lang: "ja" }, japanese)];
}

const json = (id) => JSON.parse(document.getElementById(id).textContent);
const RULE_LINKS = json("rule-links");
const ZONES = json("zones");

// --- language and colours

function remember(name) {
  const inputs = [...document.querySelectorAll(`input[name="${name}"]`)];
  const apply = (value) => {
    if (name !== "language") return;
    document.documentElement.lang = value;
  };
  let kept = null;
  try { kept = localStorage.getItem(`saitei.${name}`); } catch { /* a page opened from disk may have no storage */ }
  for (const input of inputs) {
    if (input.value === kept) input.checked = true;
    input.addEventListener("change", () => {
      apply(input.value);
      try { localStorage.setItem(`saitei.${name}`, input.value); } catch { /* then it lasts as long as the page */ }
    });
  }
  apply(inputs.find((input) => input.checked).value);
}

// --- evidence: where it is kept, and how changes become boards

const pieces = new Map();
for (const script of document.querySelectorAll("script.evidence")) for (const anchor of script.dataset.for.split(" ")) pieces.set(anchor, script);
const unpacked = new Map();

async function inflate(script) {
  const bytes = Uint8Array.from(atob(script.textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

async function evidenceOf(anchor) {
  const script = pieces.get(anchor);
  if (!script) return null;
  if (!unpacked.has(script)) unpacked.set(script, inflate(script));
  return (await unpacked.get(script))[anchor];
}

function numbers(packed) {
  return packed.flatMap((item) => {
    if (typeof item === "number") return [item];
    const [first, last] = item, step = Math.sign(last - first);
    return Array.from({ length: Math.abs(last - first) + 1 }, (_, n) => first + n * step);
  });
}

// The boards after each step: {game, players, zones: Map, faces: Map} with what changed; null where there is none yet.
function boards(evidence) {
  let board = null;
  return evidence.steps.map((step) => {
    if (!step.board) return { board, changed: false };
    const { game, players, objects, zones } = step.board;
    const before = board;
    board = {
      game: game ?? before?.game,
      players: players ?? before?.players ?? [],
      zones: new Map(before?.zones),
      faces: new Map(before?.faces),
      before,
    };
    for (const [ids, index] of objects ?? []) for (const id of numbers(ids)) board.faces.set(id, evidence.faces[index]);
    for (const [key, ids] of Object.entries(zones ?? {})) board.zones.set(key, numbers(ids));
    board.present = new Set([...board.zones.values()].flat());
    return { board, changed: true };
  });
}

// --- drawing a board

const WORDS = {
  board: ["Board", "盤面"], same: ["board unchanged", "盤面に変化なし"], fresh: ["new", "新規"], changed: ["changed", "変化"],
  tapped: ["tapped", "タップ"], active: ["active player", "アクティブ・プレイヤー"], priority: ["has priority", "優先権"],
  life: ["life", "ライフ"], mana: ["mana", "マナ"], empty: ["empty", "なし"], unknown: ["unnamed cards", "名前のないカード"],
  on: ["on", "つけられている："], attacks: ["attacks", "攻撃："], attacking: ["attacking", "攻撃中"], blocks: ["blocks", "ブロック："],
  targets: ["targets", "対象："], damage: ["damage", "ダメージ"], under: ["under it", "下："], lost: ["has lost", "敗北"],
  controlled: ["controlled by", "コントローラー："], log: ["What happened", "起こったこと"], looked: ["Looked at", "確認"],
  layers: ["layer by layer", "種類別の適用順"], stack: ZONES.stack, together: ["at the same time", "同時"], nothing: ["No permanents", "パーマネントなし"],
};

const nameOfSeat = (board, seat) => board.players.find((player) => player.seat === seat)?.name ?? [`player ${seat + 1}`, `プレイヤー${seat + 1}`];

function nameOf(board, ref) {
  if (ref < 0) return t(nameOfSeat(board, ~ref));
  const face = board.faces.get(ref);
  return face?.name ? [...t(face.name), face.label ? ` ${face.label}` : ""] : ["?"];
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
    const before = board.before, key = [board.faces.get(id), before?.present?.has(id) ? before.faces.get(id) : before && "fresh"];
    const found = [...equal.keys()].find((other) => other[0] === key[0] && other[1] === key[1]) ?? key;
    equal.set(found, [...(equal.get(found) ?? []), id]);
  }
  return [...equal.values()].map((same) => card(board, same[0], same.length));
}

function card(board, id, count = 1) {
  const face = board.faces.get(id), before = board.before;
  const existed = before?.present?.has(id), was = existed ? before.faces.get(id) : null;
  const fresh = before != null && !existed, changed = was != null && was !== face;
  const words = [
    face.tapped && piece(face, was, "tapped", tag(WORDS.tapped)),
    !face.tapped && was?.tapped && el("mark", {}, tag(["untapped", "アンタップ"])),
    face.attacks === true && piece(face, was, "attacks", tag(WORDS.attacking)),
    typeof face.attacks === "number" && piece(face, was, "attacks", tag(WORDS.attacks, nameOf(board, face.attacks))),
    face.blocks && piece(face, was, "blocks", tag(WORDS.blocks, face.blocks.map((ref) => [...nameOf(board, ref), " "]))),
    face.targets && piece(face, was, "targets", tag(WORDS.targets, face.targets.map((ref) => [...nameOf(board, ref), " "]))),
    face.on != null && piece(face, was, "on", tag(WORDS.on, nameOf(board, face.on))),
    face.x != null && tag([`X = ${face.x}`, `X = ${face.x}`]),
    face.damage && piece(face, was, "damage", tag([`${face.damage} damage`, `ダメージ${face.damage}点`])),
    (face.counters ?? []).map((counter) => piece(face, was, "counters", tag(counter))),
    (face.words ?? []).map((word) => piece(face, was, "words", tag(word))),
    (face.under ?? []).map((name) => tag(WORDS.under, t(name))),
  ];
  const state = [face.tapped && "tapped", face.attacks != null && "attacking", face.out && "out", face.land && "land", fresh && "fresh", changed && "changed"];
  return el("li", { class: ["card", ...state.filter(Boolean)].join(" ") },
    el("div", { class: "card-head" },
      el("span", { class: "name" }, face.name ? t(face.name) : t(["Card", "カード"]), face.label ? ` ${face.label}` : "", count > 1 && el("span", { class: "times" }, ` ×${count}`)),
      face.size && el("span", { class: "size" }, piece(face, was, "size", face.size))),
    face.zone === "battlefield" && face.type && el("div", { class: "type" }, piece(face, was, "type", t(face.type))),
    (face.has ?? []).length > 0 && el("div", { class: "has" }, piece(face, was, "has", face.has.map((ability, n) => [n ? ", " : "", ...t(ability)]))),
    el("div", { class: "tags" }, words),
    fresh && el("span", { class: "news" }, "＋", el("span", {}, t(WORDS.fresh))),
    changed && el("span", { class: "news" }, "●", el("span", {}, t(WORDS.changed))));
}

// A zone whose cards are listed by name, like a hand; cards without a name are counted.
function pile(board, zone, seat) {
  const key = board.zones.has(`${zone} ${seat}`) ? `${zone} ${seat}` : zone;
  let ids = board.zones.get(key) ?? [];
  if (key === zone) ids = ids.filter((id) => board.faces.get(id).owner === seat || (board.faces.get(id).owner == null && seat === 0));
  const named = ids.filter((id) => board.faces.get(id).name), blank = ids.length - named.length;
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

function drawBoard(board) {
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

// --- drawing what happened

function ruleLinks(rules) {
  return rules.map((key) => {
    const number = key.split(" ")[0], [english, japanese] = RULE_LINKS[number] ?? ["", ""];
    const outside = (lang, address) => address && el("a", { class: "out t", lang, href: address, rel: "noreferrer", "aria-label": `CR ${key}` }, "↗");
    return el("span", { class: "cite" }, el("a", { class: "number", href: `#CR-${number}` }, key), outside("en", english), outside("ja", japanese || english));
  });
}

function drawLog(log) {
  let moment = null;
  return el("ul", { class: "log" }, log.map(([english, japanese, rules, at]) => {
    const together = at === moment;
    moment = at;
    return el("li", { class: together ? "together" : null },
      together && el("span", { class: "sr" }, t(WORDS.together), " "), t([english, japanese]), " ", ruleLinks(rules));
  }));
}

function drawLooked(looked) {
  return el("ul", { class: "log looked" }, looked.map(([english, japanese, rules, layers]) =>
    el("li", {}, t(WORDS.looked), " ", t([english, japanese]), " ", ruleLinks(rules),
      layers.length > 0 && el("details", { class: "layers" }, el("summary", {}, t(WORDS.layers), ` (${layers.length})`),
        el("ol", { lang: "en" }, layers.map((layer) => el("li", {}, layer)))))));
}

async function drawCase(details) {
  if (details.dataset.drawn) return;
  details.dataset.drawn = "yes";
  const evidence = await evidenceOf(details.id);
  if (!evidence) return;
  const items = [...details.querySelectorAll("li.step")];
  const lastGiven = items.findLastIndex((item) => item.classList.contains("given"));
  boards(evidence).forEach(({ board, changed }, n) => {
    const step = evidence.steps[n], line = items[n];
    if (step.log) line.append(drawLog(step.log));
    if (step.looked) line.append(drawLooked(step.looked));
    if (!board || !(changed || n === lastGiven)) return;
    const open = n >= lastGiven;
    const box = el("details", { class: "board-box", open: open ? "" : null }, el("summary", {}, t(WORDS.board)));
    const fill = () => box.childElementCount > 1 || box.append(drawBoard(board));
    if (open) fill();
    box.addEventListener("toggle", () => box.open && fill());
    line.append(box);
  });
}

async function drawFailure(place) {
  const evidence = await evidenceOf(place.dataset.case);
  const details = document.getElementById(place.dataset.case);
  const n = [...details.querySelectorAll("li.step")].findIndex((item) => item.dataset.line === place.dataset.line);
  const board = evidence && boards(evidence)[n]?.board;
  if (board) place.append(drawBoard(board));
}

// --- opening

document.addEventListener("toggle", (event) => {
  if (event.target.matches?.("details.case") && event.target.open) drawCase(event.target);
}, true);

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let node = target; node; node = node.parentElement) if (node.tagName === "DETAILS") node.open = true;
  target.scrollIntoView();
}

remember("language");
remember("theme");
document.querySelectorAll(".evidence-at").forEach(drawFailure);
addEventListener("hashchange", openTarget);
openTarget();
