// The screen stays on while somebody plays: not on the home page, not after the end, not while another tab is seen.
// Where the browser cannot do that, nothing is said.
let wanted = false;
let lock = null;

// `now`: whether a game is being played on this page.
export function stayAwake(now) {
  wanted = now;
  follow();
}

document.addEventListener("visibilitychange", follow);

async function follow() {
  const on = wanted && !document.hidden && "wakeLock" in navigator;
  if (on === Boolean(lock)) return;
  const former = lock;
  lock = on ? navigator.wakeLock.request("screen").catch(() => null) : null;
  mark();
  await (await former)?.release();
  const got = await lock;
  got?.addEventListener("release", () => {
    lock = null; // the browser has let it go: at the next sight of the page it is asked for again
    mark();
  });
}

function mark() {
  document.documentElement.toggleAttribute("data-awake", Boolean(lock));
}
