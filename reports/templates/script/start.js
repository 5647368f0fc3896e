"use strict";
// Language and colours, both remembered; small things that the other scripts use. Everything is put in as text.

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

// The same where only text can stand: in the language that is shown now.
const inLanguage = ([english, japanese]) => document.documentElement.lang === "ja" ? japanese : english;

const byId = (id) => document.getElementById(id);

function kept(name, value) {
  try { // a page opened from disk may have no storage: then it lasts as long as the page
    if (value === undefined) return localStorage.getItem(`saitei.${name}`);
    localStorage.setItem(`saitei.${name}`, value);
  } catch { /* see above */ }
  return null;
}

function showLanguage(value) {
  document.documentElement.lang = value;
  byId("q").placeholder = inLanguage(["Search ( / )", "検索（ / ）"]);
  for (const option of document.querySelectorAll("option[data-en]")) {
    const count = option.textContent.match(/ \(\d+\)$/)?.[0] ?? "";
    option.textContent = option.dataset[value] + count;
  }
  document.dispatchEvent(new Event("language"));
}

// Until somebody has switched, the first of the browser's languages that the page is in; if there is none, the one it was made in.
const browsersLanguage = () => navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => ["en", "ja"].includes(tag));

function remember(name, apply, usual) {
  const inputs = [...document.querySelectorAll(`input[name="${name}"]`)];
  const before = kept(name) ?? usual;
  for (const input of inputs) {
    if (input.value === before) input.checked = true;
    input.addEventListener("change", () => { apply(input.value); kept(name, input.value); });
  }
  apply(inputs.find((input) => input.checked).value);
}

remember("language", showLanguage, browsersLanguage());
remember("theme", (value) => { document.documentElement.dataset.theme = value; });

// Compressed JSON that stands in the page.
async function inflate(script) {
  const letters = atob(script.textContent), bytes = new Uint8Array(letters.length);
  for (let n = 0; n < letters.length; n++) bytes[n] = letters.charCodeAt(n); // a call for each of so many letters would take longest
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
}
