// The page's end of the way to Python: sends messages one at a time, merges what waits, applies patches.
import { bundle } from "./bundle.js";

export class Link {
  // `onMessage(kind, data)` hears of everything but patches; `onFrame()` is called after each patch.
  constructor(worker, onMessage, onFrame) {
    this.worker = worker;
    this.onMessage = onMessage;
    this.onFrame = onFrame;
    this.waiting = [];
    this.busy = true; // until Python is there
    this.document = null;
    this.views = null;
    this.abandoned = false;
    this.held = 0; // how many hold the patches back, see `hold`
    this.early = []; // what came while the document was being drawn or held, in order
    worker.addEventListener("message", ({ data }) => this.#received(data));
  }

  // Sends a message, later if Python is busy. What waits under the same `key` is replaced; `data` may be a
  // function that gives them when they are sent.
  send(kind, data, key = null) {
    if (this.abandoned) return;
    if (key !== null) this.waiting = this.waiting.filter((other) => other.key !== key);
    this.waiting.push({ kind, data, key });
    this.#next();
  }

  // Python has nothing to do: give it what waits.
  idle() {
    this.busy = false;
    this.#next();
  }

  #next() {
    if (this.busy || !this.waiting.length) return;
    const { kind, data } = this.waiting.shift();
    let text;
    if (kind === "patch") {
      // all changes at the head of the queue become one patch, in their order
      const events = [data];
      while (this.waiting.length && this.waiting[0].kind === "patch") events.push(this.waiting.shift().data);
      text = JSON.stringify(this.document.create_json_patch(events));
    } else {
      text = JSON.stringify(typeof data === "function" ? data() : data);
    }
    this.busy = true;
    this.worker.postMessage({ kind, text });
  }

  #received({ kind, text }) {
    if (kind === "idle") this.idle();
    else if (kind === "patch") this.#patch(JSON.parse(text));
    else if (text !== undefined) this.onMessage(kind, JSON.parse(text));
  }

  #patch(patch) {
    this.inTurn(() => {
      this.document.apply_json_patch(patch);
      this.document.create_json_patch([]); // what Python has sent it knows: never describe it to Python again
      this.onFrame();
    });
  }

  // Does something in its turn between patches.
  inTurn(action) {
    if (!this.document || this.held) this.early.push(action);
    else action();
  }

  // Keeps patches from the page until `release`, which everybody who holds must call once.
  hold() {
    this.held += 1;
  }

  // Catches up; an action that holds again keeps what comes after it.
  release() {
    this.held -= 1;
    this.#catchUp();
  }

  #catchUp() {
    while (this.early.length && !this.held) {
      try {
        this.early.shift()();
      } catch (error) {
        reportError(error); // what comes after it must not wait for ever
      }
    }
  }

  // Ends it for good, when another try begins: what it has drawn goes, what it still hears is ignored.
  abandon() {
    this.abandoned = true;
    this.worker.terminate();
    this.views?.clear();
  }

  // Draws the document into the page; `roots` says which root goes into which element. Gives the model of each
  // element's root, or nothing when this was abandoned meanwhile.
  async show({ document: json, roots }) {
    const item = { docid: "table", roots, root_ids: Object.keys(roots) };
    const [views] = await (await bundle()).embed.embed_items({ table: json }, [item]);
    this.views = views;
    if (this.abandoned) return void views.clear();
    this.document = [...views.roots.values()][0].model.document;
    this.document.on_change((event) => {
      // `sync` is false for what a patch from Python has changed
      if (event.sync) this.send("patch", event, event.kind === "ModelChanged" ? `${event.model.id} ${event.attr}` : null);
    }, false);
    this.#catchUp();
    return new Map(Object.entries(roots).map(([id, place]) => [place, this.document.get_model_by_id(id)]));
  }
}
