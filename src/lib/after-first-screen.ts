/** By then the first screen is there, on most lines. */
const firstScreenMilliseconds = 3000;
const longestWait = 10_000;

// Not every browser can say when it has nothing to do.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(run, { timeout: longestWait }) : run();

/** Runs what the first screen does not need, in a pause that nobody types or scrolls in; the answer gives it up. */
export function afterFirstScreen(run: () => void, milliseconds = firstScreenMilliseconds): () => void {
  let isWanted = true;
  const timer = setTimeout(() => whenIdle(() => isWanted && run()), milliseconds);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
