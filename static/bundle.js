// BokehJS and Panel's models: classic scripts, loaded once, in the order in which they build on each other.
import { DownloadError } from "./download.js";

const ORDER = ["bokeh.js", "bokeh-widgets.js", "bokeh-tables.js", "panel.js"];
let loading = null;

// The global `Bokeh`; the first call, with the site's files, starts the download.
export function bundle(files, onBytes) {
  loading ??= Promise.all(ORDER.map((name) => script(files[name], onBytes))).then(() => globalThis.Bokeh);
  loading.catch(() => (loading = null));
  return loading;
}

function script(file, onBytes) {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = file.url;
    element.async = false; // in order, but fetched side by side
    element.onload = () => {
      onBytes(file.size);
      resolve();
    };
    element.onerror = () => {
      element.remove();
      reject(new DownloadError(file.url, "the script did not load"));
    };
    document.head.append(element);
  });
}
