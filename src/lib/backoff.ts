const shortest = 1000;
const longest = 30_000;

/**
 * Returns the wait before the next try: it doubles with each failure and is randomised, so that clients do not return
 * together.
 */
export function backoff(failures: number, chance: number): number {
  const wanted = Math.min(longest, shortest * 2 ** failures);
  return Math.round(wanted / 2 + (wanted / 2) * chance);
}
