// Finding: filters and search, their state in the address, deep links, keys, printing.

const form = byId("filter");
const NAMES = ["q", "status", "group", "source", "language", "rule", "edition", "engine"];
const fold = (text) => text.normalize("NFKC").toLowerCase();

// What filters ask of each scenario; its text only once somebody searches.
const found = cases.map((node) => ({
  node,
  group: node.closest(".group"),
  status: [...node.classList].find((name) => name !== "case") ?? "passed",
  language: node.querySelector("ol").lang,
  sources: (node.dataset.k ?? "").split(" "),
  rules: null,
  engines: null,
  text: null,
}));

// --- the state, in the form and in the address

function stateOfForm() {
  const data = new FormData(form), state = new URLSearchParams();
  for (const name of NAMES) for (const value of data.getAll(name)) if (value.trim()) state.append(name, value.trim());
  return state;
}

function fillForm(state) {
  for (const field of form.elements) {
    if (!NAMES.includes(field.name)) continue;
    if (field.type === "checkbox") field.checked = state.getAll(field.name).includes(field.value);
    else field.value = state.get(field.name) ?? "";
  }
}

// "#anchor?status=failed&q=blitz"; either part may be missing.
function readAddress() {
  const [anchor, query] = location.hash.slice(1).split("?");
  let name = anchor;
  try { name = decodeURIComponent(anchor); } catch { /* as it stands */ }
  return { anchor: name, state: new URLSearchParams(query ?? ""), filtered: query !== undefined };
}

function address(anchor, state) {
  const query = state.toString();
  return `#${encodeURIComponent(anchor)}${query ? `?${query}` : ""}`;
}

// --- applying it

function ruleFits(item, wanted) {
  item.rules ??= [...item.node.querySelectorAll(':scope > p a[href^="#CR-"]')].map((link) => link.textContent);
  return item.rules.some((rule) => rule === wanted || (rule.startsWith(wanted) && !/\d/.test(rule[wanted.length])));
}

// "phase:new": what an engine came to; "any:differs": any engine does otherwise.
function engineFits(item, wanted) {
  item.engines ??= [...item.node.querySelectorAll(":scope > summary > .on")].map((mark) => `${mark.textContent}:${mark.classList[1]}`);
  return wanted === "any:differs" ? item.engines.some((one) => /:(known|new)$/.test(one)) : item.engines.includes(wanted);
}

function textFits(item, words) {
  item.text ??= fold(item.node.textContent + " " + item.group.dataset.g + " " + item.node.id);
  return words.every((word) => item.text.includes(word));
}

let shownCases = found;

function apply(state) {
  const words = fold(state.get("q") ?? "").split(/\s+/).filter(Boolean), statuses = state.getAll("status");
  const [group, source, language, rule, edition, engine] = ["group", "source", "language", "rule", "edition", "engine"].map((name) => state.get(name));
  const fits = (item) => (!statuses.length || statuses.includes(item.status)) && (!group || item.group.dataset.g === group) &&
    (!source || item.sources.includes(source)) && (!language || item.language === language) && (!edition || item.node.dataset.e === edition) &&
    (!rule || ruleFits(item, rule)) && (!engine || engineFits(item, engine)) && textFits(item, words);
  shownCases = found.filter(fits);
  const shown = new Set(shownCases), groups = new Set(shownCases.map((item) => item.group));
  for (const item of found) if (item.node.hidden === shown.has(item)) item.node.hidden = !shown.has(item);
  for (const node of document.querySelectorAll(".group")) node.hidden = !groups.has(node);
  form.classList.toggle("on", state.toString() !== "");
  tell(shownCases.length);
  suggest(words.join(" "));
}

function tell(n) {
  const words = [`${n} of ${found.length} scenarios`, `${found.length}件中${n}件のシナリオ`];
  byId("shown").replaceChildren(...t(words));
  byId("found-count").replaceChildren(...t(words), " ", el("a", { href: "#scenarios", id: "to-scenarios" }, "→"));
}

// Rules and rulings that a search names, to jump to.
async function suggest(said) {
  const box = byId("found");
  box.hidden = !said;
  if (!said) return;
  await rulesOnce();
  const rules = Object.entries(ruleData).filter(([number, data]) => byId(`CR-${number}`) && (number.startsWith(said) || data.slice(2).some((title) => title && fold(title).includes(said))));
  const rulings = [...document.querySelectorAll(".ruling")].filter((node) => fold(node.id.slice(7)).startsWith(said));
  byId("jumps").replaceChildren(
    ...rules.slice(0, 8).map(([number, data]) => el("li", {}, el("a", { href: `#CR-${number}` }, `CR ${number} `, t(data.slice(2))))),
    ...rulings.slice(0, 8).map((node) => el("li", {}, el("a", { href: `#${node.id}` }, node.id.slice(7)))));
}

function changed(push) {
  const state = stateOfForm(), here = address(readAddress().anchor || "scenarios", state);
  apply(state);
  if (here !== location.hash) history[push ? "pushState" : "replaceState"](null, "", here);
}

// --- deep links

function openTarget(anchor) {
  document.querySelectorAll(".target").forEach((node) => node.classList.remove("target"));
  const target = anchor && byId(anchor);
  if (!target) return;
  const item = found.find(({ node }) => node === target);
  if (item && target.hidden) { fillForm(new URLSearchParams()); apply(stateOfForm()); history.replaceState(null, "", address(anchor, stateOfForm())); }
  for (let node = target; node; node = node.parentElement) if (node.tagName === "DETAILS") node.open = true;
  target.classList.add("target");
  target.scrollIntoView();
}

// Going to a place keeps the filters; an address with filters brings its own.
function go() {
  const { anchor, state, filtered } = readAddress(), now = stateOfForm();
  if (filtered || !anchor) { fillForm(state); if (stateOfForm().toString() !== now.toString()) apply(stateOfForm()); }
  else if (now.toString()) history.replaceState(null, "", address(anchor, now));
  openTarget(anchor);
}

// --- keys and printing

function step(by) {
  const here = shownCases.findIndex(({ node }) => node.contains(document.activeElement));
  const next = shownCases[here < 0 ? (by > 0 ? 0 : shownCases.length - 1) : here + by];
  next?.node.querySelector("summary").focus();
  next?.node.scrollIntoView({ block: "nearest" });
}

async function printShown() {
  const opened = shownCases.map(({ node }) => node).filter((node) => !node.open);
  opened.forEach((node) => { node.open = true; });
  await Promise.all(shownCases.map(({ node }) => drawCase(node)));
  window.print();
  opened.forEach((node) => { node.open = false; });
}

function onKey(event) {
  if ((event.ctrlKey || event.metaKey) && event.key === "p") { event.preventDefault(); printShown(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.matches?.("input[type=search], input:not([type]), select, textarea");
  if (event.key === "Escape" && event.target.id === "q") { event.target.value = ""; changed(false); event.target.blur(); }
  if (event.key === "Enter" && event.target.id === "q") { event.preventDefault(); byId("scenarios").scrollIntoView(); byId("found").hidden = true; }
  if (typing) return;
  if (event.key === "/") { event.preventDefault(); byId("q").focus(); byId("q").select(); }
  if (event.key === "j") step(1);
  if (event.key === "k") step(-1);
}

// --- the start

for (const node of [form, document.querySelector(".search"), document.querySelector(".keys")]) node.hidden = false;
let typing = 0;
form.addEventListener("submit", (event) => event.preventDefault());
for (const field of [form, byId("q")]) {
  field.addEventListener("input", (event) => {
    clearTimeout(typing);
    const text = event.target.name === "q" || event.target.name === "rule";
    if (text) typing = setTimeout(() => changed(false), 120); else changed(true);
  });
}
form.addEventListener("reset", () => setTimeout(() => changed(true)));
byId("q").addEventListener("focus", () => suggest(fold(byId("q").value.trim())));
document.addEventListener("click", (event) => { if (!event.target.closest(".search")) byId("found").hidden = true; });
byId("jumps").addEventListener("click", () => { byId("found").hidden = true; });
byId("open-all").addEventListener("click", () => shownCases.forEach(({ node }) => { node.open = true; }));
byId("close-all").addEventListener("click", () => shownCases.forEach(({ node }) => { node.open = false; }));
byId("print").addEventListener("click", printShown);
document.addEventListener("keydown", onKey);
document.querySelectorAll(".evidence-at").forEach(drawFailure);
addEventListener("hashchange", go);
addEventListener("popstate", go);
fillForm(readAddress().state);
apply(stateOfForm());
openTarget(readAddress().anchor);
