// Fetching the site's files with honest progress, and inflating those that are stored compressed.
// Used by the page and by the worker. `DownloadError` names the file that did not arrive.
export class DownloadError extends Error {
  constructor(url, why) {
    super(`${url}: ${why}`);
    this.name = "DownloadError";
    this.url = url;
  }
}

// The chunks of a file as they arrive; `onBytes` hears of each.
export async function* chunks(url, onBytes) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new DownloadError(url, error.message);
  }
  if (!response.ok) throw new DownloadError(url, `status ${response.status}`);
  const reader = response.body.getReader();
  for (;;) {
    let step;
    try {
      step = await reader.read();
    } catch (error) {
      throw new DownloadError(url, error.message);
    }
    if (step.done) return;
    onBytes(step.value.length);
    yield step.value;
  }
}

// A whole file of `size` bytes.
export async function bytes(file, onBytes) {
  const whole = new Uint8Array(file.size);
  let at = 0;
  for await (const chunk of chunks(file.url, onBytes)) {
    if (at + chunk.length > file.size) throw new DownloadError(file.url, "it is longer than it should be");
    whole.set(chunk, at);
    at += chunk.length;
  }
  if (at !== file.size) throw new DownloadError(file.url, `${at} of ${file.size} bytes came`);
  return whole;
}

// What a file holds that is stored as gzip: a stream, unpacked by the browser while it arrives.
export function unzipped(file, onBytes) {
  const arriving = chunks(file.url, onBytes);
  const packed = new ReadableStream({
    async pull(controller) {
      const { done, value } = await arriving.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return packed.pipeThrough(new DecompressionStream("gzip"));
}

// The same as a text.
export async function unzippedText(file, onBytes) {
  return named(new Response(unzipped(file, onBytes)).text(), file);
}

// The same as a compiled WebAssembly module.
export function unzippedModule(file, onBytes) {
  const headers = { "Content-Type": "application/wasm" };
  return named(WebAssembly.compileStreaming(new Response(unzipped(file, onBytes), { headers })), file);
}

// Streams turn what broke them into a TypeError; say which file it was.
async function named(result, file) {
  try {
    return await result;
  } catch (error) {
    throw error instanceof TypeError ? new DownloadError(file.url, error.message) : error;
  }
}

// A whole file that is stored as brotli, inflated while it arrives; `Stream` is the decoder's class.
export async function inflated(file, Stream, onBytes) {
  const inflate = inflater(file, Stream);
  for await (const chunk of chunks(file.url, onBytes)) inflate.feed(chunk);
  return inflate.whole();
}

// The same at once, for a worker that must wait.
export function inflatedNow(file, Stream) {
  const request = new XMLHttpRequest();
  request.open("GET", file.url, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new DownloadError(file.url, `status ${request.status}`);
  const inflate = inflater(file, Stream);
  inflate.feed(new Uint8Array(request.response));
  return inflate.whole();
}

function inflater(file, Stream) {
  const whole = new Uint8Array(file.inflated);
  const decoder = new Stream();
  let came = 0;
  let at = 0;
  return {
    feed(chunk) {
      came += chunk.length;
      for (let more = true; more; ) {
        const { buf, code, input_offset: used } = decoder.decompress(chunk, 1 << 20);
        if (at + buf.length > whole.length) throw new DownloadError(file.url, "it is longer than it should be");
        whole.set(buf, at);
        at += buf.length;
        chunk = chunk.subarray(used);
        more = code === 3 || (code === 2 && chunk.length > 0); // 3: there is more to be written, 2: feed me
      }
    },
    whole() {
      decoder.free();
      if (came !== file.size || at !== whole.length) {
        throw new DownloadError(file.url, `${came} of ${file.size} bytes came`);
      }
      return whole;
    },
  };
}
