const shortest = 1000;
const longest = 30_000;

/** How long to wait before trying again: twice as long each time, with chance, so that not all come back at once. */
export function backoff(failures: number, chance: number): number {
  const wanted = Math.min(longest, shortest * 2 ** failures);
  return Math.round(wanted / 2 + (wanted / 2) * chance);
}
