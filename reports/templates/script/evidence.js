// The evidence of scenarios: where it is kept, how changes become boards, and what is drawn when a scenario is opened.

const TOGETHER = 96; // scenarios in a piece, in the order of the page
const cases = [...document.querySelectorAll("details.case")];
const placeOf = new Map(cases.map((node, place) => [node.id, place]));
// Behind them, in the order of the page, what other engines showed of those that they fail.
document.querySelectorAll(".board-on").forEach((node, n) => placeOf.set(node.dataset.case, cases.length + n));
const pieces = [...document.querySelectorAll("script.evidence")].map((script) => ({ script, data: null }));

async function evidenceOf(id) {
  const place = placeOf.get(id), piece = pieces[Math.floor(place / TOGETHER)];
  if (!piece) return null;
  piece.data ??= inflate(piece.script);
  return (await piece.data)[place % TOGETHER];
}

// Rules: [English link, Japanese link, English heading, Japanese heading] by number.
let ruleData = null;
const rulesOnce = async () => ruleData ?? (ruleData = await inflate(byId("numbers")));

function numbers(packed) {
  return packed.flatMap((item) => {
    if (typeof item === "number") return [item];
    const [first, last] = item, step = Math.sign(last - first);
    return Array.from({ length: Math.abs(last - first) + 1 }, (_, n) => first + n * step);
  });
}

// The boards after each step: {game, players, zones, faces} with what changed; null where there is none yet.
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
    return { board, changed: Object.keys(step.board).length > 0 };
  });
}

// --- what happened, and what was looked at

const TOLD = {
  board: ["Board", "盤面"], looked: ["Looked at", "確認"], layers: ["layer by layer", "種類別の適用順"],
  together: ["at the same time", "同時"], earlier: ["Before that", "それまでに"], applied: ["Rules applied in it", "適用されたルール"],
  link: ["link to this", "このシナリオへのリンク"], wording: ["wording", "条文"], see: ["see", "参照"],
  seenBy: ["Board as seen by", "盤面の視点"], everybody: ["everybody's cards open", "すべて公開"],
};

function outside(number, [inEnglish, inJapanese]) {
  const [english, japanese] = ruleData[number] ?? ["", ""];
  const link = (lang, address, content, label) => address && el("a", { class: "out t", lang, href: address, "aria-label": label }, content);
  return [link("en", english, inEnglish, `CR ${number}, wording`), link("ja", japanese || english, inJapanese, `${number} 条文`)];
}

function ruleLinks(rules) {
  return rules.map((key) => {
    const number = key.split(" ")[0];
    return el("span", { class: "cite" }, el("a", { class: "number", href: `#CR-${number}` }, key), outside(number, ["↗", "↗"]));
  });
}

function drawLog(log, earlier) {
  let moment = null;
  const lines = log.map(([english, japanese, rules, at]) => {
    const together = at === moment;
    moment = at;
    return el("li", { class: together ? "together" : null },
      together && el("span", { class: "sr" }, t(TOLD.together), " "), t([english, japanese]), " ", ruleLinks(rules));
  });
  return el("ul", { class: "log" }, earlier && el("li", { class: "note" }, t(TOLD.earlier)), lines);
}

function drawLooked(looked) {
  return el("ul", { class: "log looked" }, looked.map(([english, japanese, rules, layers]) =>
    el("li", {}, t(TOLD.looked), " ", t([english, japanese]), " ", ruleLinks(rules),
      layers.length > 0 && el("details", { class: "layers" }, el("summary", {}, t(TOLD.layers), ` (${layers.length - 1})`),
        el("ol", {}, layers.map(([layer, en, ja]) => el("li", {}, el("b", { class: "number" }, layer), " ", t([en, ja]))))))));
}

// --- opening a scenario

function decorate(details) {
  const facts = details.querySelector(":scope > p");
  for (const link of facts.querySelectorAll('a[href^="#CR-"]')) {
    const [, , english, japanese] = ruleData[link.textContent] ?? ["", "", "", ""];
    link.classList.add("number");
    const wrap = el("span", { class: `rule-of${link.classList.contains("see") ? " see" : ""}` });
    link.replaceWith(wrap);
    wrap.append(link.classList.contains("see") ? el("span", {}, t(TOLD.see), " ") : "", link, " ");
    if (english) wrap.append(...t([english, japanese]), " ");
    wrap.append(...outside(link.textContent, TOLD.wording).filter(Boolean));
  }
  facts.append(" ", el("a", { class: "self", href: `#${details.id}` }, t(TOLD.link)));
}

async function drawCase(details) {
  if (details.dataset.drawn) return;
  details.dataset.drawn = "yes";
  await rulesOnce();
  decorate(details);
  const evidence = await evidenceOf(details.id);
  if (!evidence) return;
  const items = [...details.querySelectorAll(":scope > ol > li")], lastGiven = evidence.given - 1;
  items.forEach((item, n) => { item.value = evidence.lines[n]; });
  const drawn = [];
  boards(evidence).forEach(({ board, changed }, n) => {
    const step = evidence.steps[n], line = items[n];
    if (step.log) line.append(drawLog(step.log, n <= lastGiven));
    if (step.looked) line.append(drawLooked(step.looked));
    if (!board || !(changed || n === lastGiven)) return;
    const box = el("details", { class: "board-box", open: n >= lastGiven ? "" : null }, el("summary", {}, t(TOLD.board)));
    const fill = (seat) => { box.querySelector(".board")?.remove(); box.append(drawBoard(board, seat)); };
    if (box.open) fill(null);
    box.addEventListener("toggle", () => box.open && !box.querySelector(".board") && fill(viewer(details)));
    drawn.push([box, board, fill]);
    line.append(box);
  });
  if (evidence.applied.length) {
    details.append(el("details", { class: "applied" },
      el("summary", {}, t(TOLD.applied), ` (${evidence.applied.length})`), el("p", {}, evidence.applied.map((key) => [ruleLinks([key]), " "]))));
  }
  if (evidence.faces.some((face) => face.unknown)) addViewer(details, drawn);
  details.querySelectorAll(".board-on").forEach(drawElsewhere);
}

// The board of another engine at the line that doesn't hold there.
async function drawElsewhere(place) {
  const evidence = await evidenceOf(place.dataset.case), engine = place.dataset.case.split(":")[0];
  const board = evidence && boards(evidence)[evidence.lines.lastIndexOf(Number(place.dataset.line))]?.board;
  if (!board) return;
  const words = [`Board on ${engine} at that line`, `その行での${engine}の盤面`];
  place.append(el("details", { class: "board-box" }, el("summary", {}, t(words)), drawBoard({ ...board, before: null }, null)));
}

const viewer = (details) => {
  const value = details.querySelector(".viewer select")?.value ?? "";
  return value === "" ? null : Number(value);
};

// Who looks at the boards of a scenario: everybody's cards are open, or one player sees what that player knows.
function addViewer(details, drawn) {
  const players = drawn[0][1].players;
  const select = el("select", {}, el("option", { value: "" }), players.map((player) => el("option", { value: player.seat })));
  const name = () => [TOLD.everybody, ...players.map((player) => player.name)].forEach((words, n) => { select.options[n].textContent = inLanguage(words); });
  name();
  document.addEventListener("language", name);
  select.addEventListener("change", () => drawn.forEach(([box, , fill]) => box.open && fill(viewer(details))));
  details.querySelector(":scope > ol").before(el("label", { class: "viewer" }, t(TOLD.seenBy), " ", select));
}

async function drawFailure(place) {
  const evidence = await evidenceOf(place.dataset.case);
  const board = evidence && boards(evidence)[evidence.lines.lastIndexOf(Number(place.dataset.line))]?.board;
  if (board) place.append(drawBoard(board, null));
}

document.addEventListener("toggle", (event) => {
  if (event.target.matches?.("details.case") && event.target.open) drawCase(event.target);
}, true);
