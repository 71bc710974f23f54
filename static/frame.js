// This page as a part of another one (`?embed`): a picture until somebody touches it, then the game. Nothing of
// it is kept in this browser. What it and the other page say to each other is told in for-authors.html.
import { texts } from "./texts.js";

const query = new URLSearchParams(location.search);
const page = document.documentElement;
const element = (id) => document.getElementById(id);
const TEXTS = {
  en: { play: "Play from here", read: "Step through it", puzzle: "Solve the puzzle", show: "Tap to show this position" },
  de: { play: "Ab hier spielen", read: "Schritt für Schritt", puzzle: "Rätsel lösen", show: "Tippe, um diese Stellung zu sehen" },
};
const said = TEXTS[/^de/i.test(query.get("language") ?? navigator.language) ? "de" : "en"];

const allowed = query.getAll("allow").flatMap((list) => list.split(/[\s,]+/)).filter(Boolean);
let origin = null; // of the page around, once it has greeted and may do so
let toPython = null;
let begin = () => {};
let state = "resting";
let record = null; // a text that came as a message or from a file of ours
let arrived;
const recordCame = new Promise((resolve) => (arrived = resolve));

function say(kind, data = {}) {
  if (origin !== null) parent.postMessage({ tiefgang: 1, ...data, kind }, origin);
}

const height = () => Math.ceil(document.body.getBoundingClientRect().height);

const HEARD = {
  listen: () => {
    say(state);
    say("height", { height: height() });
  },
  show({ record: text, ply }) {
    if (typeof text === "string") arrived((record = text));
    const more = { record: typeof text === "string" ? text : null, ply: Number.isInteger(ply) ? ply : null };
    if (toPython && state === "ready") toPython("embed", more);
    else if (more.ply !== null) query.set("ply", more.ply);
  },
  language: ({ language: tag }) => toPython?.("embed", { language: String(tag).slice(0, 2) }),
  theme: ({ theme }) => paint(theme),
  play: () => begin(),
};

function hear({ source, origin: from, data }) {
  if (source !== parent || data?.tiefgang !== 1 || from === "null") return;
  if (allowed.length && !allowed.includes(from)) return;
  if (data.kind === "listen" && origin === null) origin = from;
  if (from === origin && Object.hasOwn(HEARD, data.kind)) HEARD[data.kind](data);
}

function paint(theme) {
  if (["light", "dark"].includes(theme)) page.dataset.theme = theme;
  else delete page.dataset.theme;
  toPython?.("theme", { dark: isDark() }, "theme");
}

const isDark = () => (page.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "")) === "dark";

// The picture of the position, where the site has one; else the game's first board, which page.js has put there.
function hang(position, game) {
  const picture = element("start-board");
  for (const source of picture.querySelectorAll('source[media*="aspect"]')) source.remove();
  if (!position) return;
  for (const source of picture.querySelectorAll("source")) source.remove();
  picture.querySelector("img").src = `example-${game}-${position}-${said === TEXTS.de ? "de" : "en"}.svg`;
}

// A name of a file of ours, or nothing: addresses come from other pages.
const plain = (text) => (/^\w+$/.test(text ?? "") ? text : "");

const game = plain(query.get("game"));
const position = plain(query.get("position"));

async function theRecord() {
  if (query.get("record") === "message") await recordCame;
  else if (position && !record) {
    const response = await fetch(`example-${game}-${position}.rec`);
    if (!response.ok) throw new Error(texts.download_failed(`example-${game}-${position}.rec`));
    record = await response.text();
  }
}

export const guest = {
  saved: () => ({}),
  game: () => game,

  // A board that waits: `start` is called when it is touched, or at once where the page around has been.
  rest(start, fail) {
    page.dataset.embed = "rest";
    page.dataset.size = query.get("size") === "compact" ? "compact" : "full";
    paint(query.get("theme"));
    hang(position, game);
    const invite = document.createElement("button");
    invite.type = "button";
    invite.id = "invite";
    const foreign = !position && (location.hash.startsWith("#/play/") || query.get("record") === "message");
    invite.textContent = foreign ? said.show : (said[query.get("mode")] ?? said.play);
    element("chart").append(invite);
    begin = () => {
      begin = () => {};
      invite.remove();
      page.dataset.embed = "on";
      theRecord().then(start, (error) => fail(error.message, false));
    };
    element("chart").addEventListener("click", () => begin(), { once: true });
    addEventListener("message", hear);
    new ResizeObserver(() => say("height", { height: height() })).observe(document.body);
    parent.postMessage({ tiefgang: 1, kind: "hello" }, "*"); // tells nothing but that there is somebody
    if (query.has("play")) begin();
  },

  startData: () => ({
    saved: {},
    storage: true,
    languages: [query.get("language") ?? "", ...navigator.languages],
    dark: isDark(),
    embed: {
      record,
      game,
      ...Object.fromEntries(["ply", "viewer", "mode", "seats"].map((name) => [name, query.get(name)])),
    },
  }),

  services: (send) => {
    toPython = send;
    const nothing = () => {};
    return { save: nothing, remove: nothing, title: nothing, fragment: nothing, frame: ({ kind, ...data }) => say(kind, data) };
  },

  ready() {
    state = "ready";
    say("ready");
    say("height", { height: height() });
  },
};

document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "{{frame.css}}" }));
