/** Returns ticks at round steps: 0, 250, 500 and not 0, 233, 466. */
export function ticksUpTo(highest: number, lowest = 0, wanted = 4): readonly number[] {
  if (highest === lowest) return [lowest];
  const step = roundStep((highest - lowest) / wanted);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, index) => (first + index) * step);
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  return (ROUND.find((candidate) => part <= candidate) ?? 10) * power;
}

const ROUND = [1, 2, 2.5, 5, 10];

/** Returns a function that maps a value between the first and the last tick to a position between two edges. */
export function scale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value) => from + ((value - low) / (high - low || 1)) * (to - from);
}
