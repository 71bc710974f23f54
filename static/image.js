// The snapshot of Python's memory as a sparse image: pages that are zero, or as the fresh module has them,
// are not stored. Read here in the worker, written by app/packaging/snapshot.mjs with the same module.
//
//   u32 length of the memory · u32 length of Pyodide's own header · header · one byte a page · stored pages
export const PAGE = 4096;
export const [ZERO, STORED, FRESH] = [0, 1, 2];

// Sparse image of `snapshot` (what makeMemorySnapshot gives), seen against the memory of a fresh module.
export function fold(snapshot, fresh) {
  const start = snapshot.length % 65536; // the memory is whole wasm pages, what is before it is the header
  const memory = snapshot.subarray(start);
  const pages = memory.length / PAGE;
  const kinds = new Uint8Array(pages);
  const stored = [];
  for (let page = 0; page < pages; page++) {
    const bytes = memory.subarray(page * PAGE, (page + 1) * PAGE);
    if (bytes.every((byte) => byte === 0)) continue;
    const before = fresh.subarray(page * PAGE, (page + 1) * PAGE);
    const same = before.length === PAGE && bytes.every((byte, at) => byte === before[at]);
    kinds[page] = same ? FRESH : STORED;
    if (!same) stored.push(bytes);
  }
  const out = new Uint8Array(8 + start + pages + stored.length * PAGE);
  new DataView(out.buffer).setUint32(0, memory.length, true);
  new DataView(out.buffer).setUint32(4, start, true);
  out.set(snapshot.subarray(0, start), 8);
  out.set(kinds, 8 + start);
  stored.forEach((bytes, index) => out.set(bytes, 8 + start + pages + index * PAGE));
  return out;
}

// The snapshot for Pyodide, and a function that fills in what the fresh module has by itself: to be called
// with that module's memory before anything has run in it.
export function unfold(image) {
  const view = new DataView(image.buffer, image.byteOffset);
  const [length, start] = [view.getUint32(0, true), view.getUint32(4, true)];
  const kinds = image.subarray(8 + start, 8 + start + length / PAGE);
  const snapshot = new Uint8Array(start + length);
  snapshot.set(image.subarray(8, 8 + start));
  let at = 8 + start + kinds.length;
  kinds.forEach((kind, page) => {
    if (kind !== STORED) return;
    snapshot.set(image.subarray(at, at + PAGE), start + page * PAGE);
    at += PAGE;
  });
  const fill = (fresh) =>
    kinds.forEach((kind, page) => {
      if (kind === FRESH) snapshot.set(fresh.subarray(page * PAGE, (page + 1) * PAGE), start + page * PAGE);
    });
  return { snapshot, length, fill };
}
