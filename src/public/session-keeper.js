// A service worker that answers no requests. It holds the session of the last page that was left, in memory and for at
// most a minute, until a new page takes it.
const mostMilliseconds = 60_000;
let kept;

const forgetLater = (left) =>
  new Promise((resolve) => {
    setTimeout(() => {
      if (kept === left) kept = undefined;
      resolve();
    }, mostMilliseconds);
  });

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('message', (event) => {
  const { kind, left } = event.data;
  if (kind === 'take') event.ports[0].postMessage(kept);
  kept = kind === 'keep' ? left : undefined;
  // The browser would stop an idle worker earlier.
  if (kept) event.waitUntil(forgetLater(kept));
});
