/** On most connections the first screen is drawn by then. */
const firstScreenMilliseconds = 3000;
const longestWait = 10_000;

// Safari has no requestIdleCallback.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(run, { timeout: longestWait }) : run();

/** Runs work that the first screen does not need, when the browser is idle. Returns a function that cancels it. */
export function afterFirstScreen(run: () => void, milliseconds = firstScreenMilliseconds): () => void {
  let isWanted = true;
  const timer = setTimeout(() => whenIdle(() => isWanted && run()), milliseconds);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
