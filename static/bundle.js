// BokehJS and Panel's models, in the order in which they build on each other. They are stored as gzip, for
// hosts that compress nothing, and run as inline scripts: the page's policy names the sha256 of each.
import { unzippedText } from "./download.js";

const ORDER = ["bokeh.js", "bokeh-widgets.js", "bokeh-tables.js", "panel.js"];
let loading = null;

// The global `Bokeh`; the first call, with the site's files, starts the download.
export function bundle(files, onBytes) {
  loading ??= load(files, onBytes);
  loading.catch(() => (loading = null)); // a second try may do better
  return loading;
}

async function load(files, onBytes) {
  const scripts = await Promise.all(ORDER.map((name) => unzippedText(files[name], onBytes)));
  for (const code of scripts) {
    const element = document.createElement("script");
    element.textContent = code;
    document.head.append(element); // runs it
  }
  mend(globalThis.Bokeh);
  return globalThis.Bokeh;
}

// Bokeh moves its canvas by half a pixel before it clears it, so of every former picture the first column and
// row stayed, half as strong.
function mend(Bokeh) {
  Bokeh.require("core/util/canvas").CanvasLayer.prototype.clear = function () {
    this.ctx.clearRect(-1, -1, this.bbox.width + 2, this.bbox.height + 2);
  };
}
