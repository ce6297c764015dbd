/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export function createSeededRandom(seed: string) {
  let state = 0;
  for (const sign of seed) state = (Math.imul(state, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    /** Returns an integer from 0 to most - 1. */
    below: (most: number): number => next() % most,
    pick: <Item>(items: readonly Item[]): Item => items[next() % items.length] as Item,
  };
}

export type SeededRandom = ReturnType<typeof createSeededRandom>;
