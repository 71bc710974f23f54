// The games that this browser keeps, in IndexedDB: `known`, `keep`, `list`, `remove`, and which one this tab plays.
//
// A game is {id, text, game, seats, ply, turn, over, won, at, writer}: `text` is the record that Python reads, the
// rest is what the list says of it. Its picture lies in a store of its own. Each write is one transaction, so a tab
// that is killed leaves the game as it was before or after the move, never torn.
import { own, TAB, tell } from "./tabs.js";

const PREFIX = "tiefgang:";
const PATIENCE = 3000; // ms that a browser has to open its database
const memory = new Map(); // what could not be kept, and what was written last

export class Taken extends Error {
  name = "Taken";
}

let latest = null; // the text of this tab's game as it was kept last

const database = Promise.race([open(), new Promise((_, no) => setTimeout(no, PATIENCE, new Error("no answer")))]);
database.catch(() => {}); // whoever needs it hears of it

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("tiefgang", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("pictures", { keyPath: "id" });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

// Does something in one transaction; what it gives is there when the transaction is complete.
async function transact(stores, mode, action) {
  const db = await database;
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(stores, mode);
    let result;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(result instanceof Error ? result : transaction.error);
    const give = (value) => (result = value);
    try {
      action(...stores.map((name) => transaction.objectStore(name)), give, transaction);
    } catch (error) {
      give(error);
      transaction.abort();
    }
  });
}

// A game by its id, or nothing.
export async function known(id) {
  if (memory.has(id)) return memory.get(id);
  return transact(["games"], "readonly", (games, give) => {
    games.get(id).onsuccess = ({ target }) => give(target.result);
  });
}

// Keeps a game of this tab. Raises Taken when another tab has written it since, else what the browser says.
export async function keep(game) {
  const save = { ...game, at: Date.now(), writer: TAB };
  const owned = await own(game.id);
  if (!owned) throw new Taken();
  memory.set(game.id, save); // until the browser has it
  latest = game.text;
  const write = transact(["games"], "readwrite", (games, give, transaction) => {
    games.get(game.id).onsuccess = ({ target }) => {
      try {
        if (owned === "had" && target.result && target.result.writer !== TAB) throw new Taken();
        games.put(save);
      } catch (error) {
        give(error);
        transaction.abort();
      }
    };
  });
  await write.finally(() => remember(save)); // not sooner: a tab killed meanwhile must find the game before
  memory.delete(game.id);
  tell();
}

// Makes a game this tab's own, so that it may be kept; the game, or nothing when another tab plays it.
export async function take(id, force = false) {
  if (!(await own(id, force))) return undefined;
  const game = await transact(["games"], "readwrite", (games, give) => {
    games.get(id).onsuccess = ({ target }) => {
      if (target.result) games.put(give({ ...target.result, writer: TAB }));
    };
  });
  if (game) remember(game);
  latest = game?.text ?? latest;
  return game;
}

// All games, the last one played first; `pictured` says of which ply the picture is.
export async function list() {
  const [games, pictures] = await read().catch(() => [[], []]);
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const all = new Map([...games.map((game) => [game.id, game]), ...memory]);
  return [...all.values()]
    .map((game) => ({ ...game, picture: byId.get(game.id)?.svg, pictured: byId.get(game.id)?.ply ?? -1 }))
    .sort((one, other) => other.at - one.at);
}

function read() {
  return transact(["games", "pictures"], "readonly", (games, pictures, give) => {
    const result = give([[], []]);
    games.getAll().onsuccess = ({ target }) => (result[0] = target.result);
    pictures.getAll().onsuccess = ({ target }) => (result[1] = target.result);
  });
}

// Forgets a game and its picture.
export async function remove(id) {
  memory.delete(id);
  if (mine() === id) remember(null);
  await transact(["games", "pictures"], "readwrite", (games, pictures) => {
    games.delete(id);
    pictures.delete(id);
  });
  tell();
}

// Keeps again what was removed.
export async function restore({ picture, pictured, ...game }) {
  await transact(["games", "pictures"], "readwrite", (games, pictures) => {
    games.put(game);
    if (picture) pictures.put({ id: game.id, ply: pictured, svg: picture });
  });
  tell();
}

export async function portray(picture) {
  await transact(["pictures"], "readwrite", (pictures) => pictures.put(picture));
}

// Marks a game that cannot be read, so that nothing begins with it any more.
export async function mark(id, what) {
  await transact(["games"], "readwrite", (games) => {
    games.get(id).onsuccess = ({ target }) => target.result && games.put({ ...target.result, ...what });
  });
}

// The text of this tab's game as it is or was to be kept; null when there is none.
export const text = () => latest ?? stored("localStorage", "game");

// Which game this tab plays, a reload included.
export const mine = () => stored("sessionStorage", "mine");

// The name of the game that a page without an address begins with, before the database has answered.
export const running = () => stored("localStorage", "now");

export function stored(store, name) {
  try {
    return globalThis[store].getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function store(kind, name, value) {
  try {
    if (value === null) globalThis[kind].removeItem(PREFIX + name);
    else globalThis[kind].setItem(PREFIX + name, value);
  } catch {
    // only hints lie there
  }
}

// Two hints that can be read before the first paint; see first.js.
function remember(game) {
  store("sessionStorage", "mine", game?.id ?? null);
  store("localStorage", "now", game && !game.over ? game.game : null);
}

// This tab plays no kept game any more.
export const forget = () => remember(null);

// What the page begins with: {game, list, storage, busy}; `busy` is the game that another tab plays. `wanted` is the
// id of a game; "": none; nothing: this tab's own or the one that was played last.
export async function begin(wanted) {
  try {
    await database;
  } catch {
    return { game: null, list: [], storage: false, busy: null };
  }
  await takeOver().catch(() => {}); // it stays where it is; the next start tries again
  const all = await list();
  const last = wanted === undefined ? all.find(({ over }) => !over) : undefined;
  const found = all.find(({ id }) => id === (wanted ?? mine())) ?? last;
  const force = stored("sessionStorage", "take") === found?.id;
  store("sessionStorage", "take", null);
  const game = found && (await take(found.id, force));
  return { game: game ?? null, list: all, storage: true, busy: found && !game ? found : null };
}

// The one game that former versions kept in localStorage.
async function takeOver() {
  const text = stored("localStorage", "game");
  if (text === null) return;
  const seats = /^note seats (.*)$/m.exec(text)?.[1].split(",") ?? [];
  const game = { id: `old${TAB}`, text, game: /^game (\w+)$/m.exec(text)?.[1] ?? "", seats, ply: 0, turn: null };
  await transact(["games"], "readwrite", (games) =>
    games.put({ ...game, over: false, won: [], at: Date.now(), writer: TAB }),
  );
  store("localStorage", "game", null);
}
