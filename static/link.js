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
    this.early = []; // patches that came while the document was being drawn
    worker.addEventListener("message", ({ data }) => this.#received(data));
  }

  // Sends a message, later if Python is busy. What waits under the same `key` is replaced.
  send(kind, data, key = null) {
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
      text = JSON.stringify(data);
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
    if (!this.document) return void this.early.push(patch);
    this.document.apply_json_patch(patch);
    this.onFrame();
  }

  // Draws the document into the page; `roots` says which root goes into which element.
  async show({ document: json, roots }) {
    const item = { docid: "table", roots, root_ids: Object.keys(roots) };
    const [views] = await (await bundle()).embed.embed_items({ table: json }, [item]);
    const shown = [...views.roots.values()];
    this.document = shown[0].model.document;
    this.document.on_change((event) => {
      // `sync` is false for what a patch from Python has changed
      if (event.sync) this.send("patch", event, event.kind === "ModelChanged" ? `${event.model.id} ${event.attr}` : null);
    }, false);
    this.early.splice(0).forEach((patch) => this.#patch(patch));
    return new Map(Object.entries(roots).map(([id, place]) => [place, this.document.get_model_by_id(id)]));
  }
}
