// Says how far a long run of the model has come, because it takes longer than anyone waits without a sign.
const step = 50;

/** Returns what to call after each change. Prints nothing unless a length was asked for. */
export function showProgress(changes: number, isShown: boolean): (submitted: number) => void {
  const began = performance.now();
  let shown = 0;
  return (submitted) => {
    if (!isShown || submitted < shown + step) return;
    shown = submitted;
    const perMinute = Math.round((submitted * 60_000) / (performance.now() - began));
    process.stdout.write(`${submitted} of ${changes} changes, ${perMinute} a minute\n`);
  };
}
