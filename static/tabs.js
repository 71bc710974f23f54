// One game, one tab: who plays a game holds a lock with its name. Where a browser has no locks (or the page is
// not from a safe address) the tab that opens a game last has it, and the one before hears of it.
const NAME = "tiefgang game ";
const locks = navigator.locks;
const channel = "BroadcastChannel" in self ? new BroadcastChannel("tiefgang") : null;
const again = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const TAB = [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");

let held = null; // the game of this tab
let letGo = () => {};
let listener = {};
let turn = Promise.resolve(); // one request after the other: else this tab would stand in its own way

// `lost(id)`: another tab has taken the game; `changed()`: the list of games is another one.
export function listen(to) {
  listener = to;
}

channel?.addEventListener("message", ({ data }) => {
  if (data.took === held && data.by !== TAB) lose(data.took);
  listener.changed?.();
});

function lose(id) {
  if (held !== id) return;
  held = null;
  listener.lost?.(id);
}

// Says to the other tabs that the list has changed, or that this tab has taken a game.
export function tell(message = {}) {
  channel?.postMessage({ by: TAB, ...message });
}

// Makes a game this tab's own: "had" it already, or "new"; false when another tab plays it, unless it is to be
// taken from there.
export function own(id, take = false) {
  const result = turn.then(() => request(id, take));
  turn = result.catch(() => {});
  return result;
}

async function request(id, take) {
  if (held === id) return "had";
  const got = locks ? (await ask(id, take)) || (!take && (await again(250), await ask(id, false))) : true;
  if (!got) return false;
  letGo();
  letGo = got === true ? () => {} : got;
  held = id;
  tell({ took: id });
  return "new";
}

// Its lock, as the function that gives it back; null when another tab has it.
function ask(id, take) {
  return new Promise((resolve) => {
    locks
      .request(NAME + id, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise((done) => resolve(done));
      })
      .catch(() => lose(id)); // taken by another tab
  });
}

// This tab plays nothing any more.
export function leave() {
  letGo();
  letGo = () => {};
  held = null;
}

// The games that other tabs play.
export async function elsewhere() {
  const { held: all = [] } = (await locks?.query()) ?? {};
  const ids = all.filter(({ name }) => name.startsWith(NAME)).map(({ name }) => name.slice(NAME.length));
  return new Set(ids.filter((id) => id !== held));
}
