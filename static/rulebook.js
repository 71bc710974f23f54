// The search of a rulebook: everything is in the page already, so nothing is fetched. Words in any order, the
// start of a word is enough; a number such as 5.3 finds its rule.
const element = (id) => document.getElementById(id);
const [finder, search, hits] = ["finder", "search", "hits"].map(element);
const MOST = 40;
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

const places = [...document.querySelectorAll("#rules [id]")]
  .filter((place) => place.matches(".rule, h2, .example, #tables details"))
  .map((place) => {
    const told = place.matches("details") ? place.querySelector("summary") : place.querySelector("figcaption") ?? place;
    const text = told.textContent.replace(/\s+/g, " ").trim();
    const inside = place.matches("details") ? place.textContent : text;
    return { place, text, plain: ` ${plain(inside)}`, id: /^[A-Z]{3}-/.test(place.id) ? place.id : "" };
  });

function worth({ place, plain: text, id }, wanted) {
  if (!wanted.every((word) => text.includes(word))) return 0;
  const whole = wanted.length === 1 && (id.toLowerCase() === wanted[0] || id.slice(4) === wanted[0]);
  const starts = wanted.filter((word) => new RegExp(`[^\\p{L}\\d]${RegExp.escape?.(word) ?? word.replace(/\W/g, "\\$&")}`, "u").test(text));
  return (whole ? 100 : 1) + starts.length + (place.matches("h2") ? 2 : 0);
}

// The line around the first word that was found, with all words marked.
function snippet(text, wanted) {
  const low = plain(text);
  const first = Math.max(0, Math.min(...wanted.map((word) => low.indexOf(word)).filter((at) => at >= 0)) - 40);
  const begin = first ? text.indexOf(" ", first) + 1 : 0; // at a whole word
  const part = text.slice(begin, begin + 150);
  const nodes = [];
  let at = 0;
  const same = plain(part).length === part.length; // else the places do not fit: mark nothing
  while (same && at < part.length) {
    const next = wanted.map((word) => [plain(part).indexOf(word, at), word.length]).filter(([place]) => place >= 0);
    if (!next.length) break;
    const [start, length] = next.reduce((best, each) => (each[0] < best[0] ? each : best));
    nodes.push(part.slice(at, start), Object.assign(document.createElement("mark"), { textContent: part.slice(start, start + length) }));
    at = start + length;
  }
  return [begin ? "… " : "", ...nodes, part.slice(at)];
}

let shown = [];
let chosen = -1;

function show() {
  const wanted = plain(search.value).split(/\s+/).filter(Boolean);
  const ranked = wanted.length
    ? places.map((each, order) => ({ ...each, order, worth: worth(each, wanted) })).filter((each) => each.worth)
    : [];
  ranked.sort((a, b) => b.worth - a.worth || a.order - b.order);
  shown = ranked.slice(0, MOST);
  hits.replaceChildren(
    ...shown.map(({ text, id }, number) => {
      const item = document.createElement("li");
      item.id = `hit-${number}`;
      item.role = "option";
      if (id) item.append(Object.assign(document.createElement("b"), { textContent: id }));
      item.append(...snippet(id ? text.replace(id, "").trim() : text, wanted));
      item.addEventListener("click", () => go(number));
      return item;
    }),
  );
  if (wanted.length && !shown.length) hits.append(Object.assign(document.createElement("li"), { textContent: finder.dataset.none }));
  element("count").textContent = wanted.length ? `${ranked.length} ${finder.dataset.found}` : "";
  open(wanted.length > 0);
  choose(shown.length ? 0 : -1);
}

function open(is) {
  hits.hidden = !is;
  search.setAttribute("aria-expanded", is);
}

function choose(number) {
  chosen = number;
  [...hits.children].forEach((item, at) => item.setAttribute("aria-selected", at === number));
  if (number < 0) return search.removeAttribute("aria-activedescendant");
  search.setAttribute("aria-activedescendant", `hit-${number}`);
  hits.children[number].scrollIntoView({ block: "nearest" });
}

function go(number) {
  const { place } = shown[number];
  open(false);
  if (place.matches("details")) place.open = true;
  document.querySelector(".found")?.classList.remove("found");
  place.classList.add("found");
  history.replaceState(null, "", `#${place.id}`);
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "start" });
}

search.addEventListener("input", show);
search.addEventListener("focus", () => search.value && show());
search.addEventListener("keydown", (event) => {
  if (event.key === "Escape") open(false);
  else if (event.key === "Enter" && chosen >= 0 && !hits.hidden) go(chosen);
  else if (event.key === "ArrowDown" && shown.length) choose((chosen + 1) % shown.length);
  else if (event.key === "ArrowUp" && shown.length) choose((chosen + shown.length - 1) % shown.length);
  else return;
  event.preventDefault();
});
document.addEventListener("click", (event) => finder.contains(event.target) || open(false));
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, textarea, tiefgang-board")) return;
  event.preventDefault();
  search.focus();
  search.select();
});
finder.hidden = false;
if (matchMedia("(max-width: 999px)").matches) document.querySelector("#contents details").open = false;
