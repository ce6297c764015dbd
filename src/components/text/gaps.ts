// A text whose placeholder gets nothing must not read as if it were whole.

/** Stands where a value is missing. */
export const gap = '—';

/** Marks the gap and complains: a story in a browser fails on a complaint. */
export function markedGap(text: string, [placeholder = '']: readonly string[]): string {
  console.error(`No ${placeholder} for “${text}”`);
  return gap;
}

/** Empty values are taken out, so that a placeholder that wants one is marked. */
export function withoutEmpty(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => String(value ?? '').trim() !== ''));
}
