// Makes a missing value in a text visible, so that the text does not look complete.

/** Shown in place of a missing value. */
export const gap = '—';

/** Logs an error for the missing value, which makes browser tests fail. */
export function markedGap(text: string, [placeholder = '']: readonly string[]): string {
  console.error(`No ${placeholder} for “${text}”`);
  return gap;
}

/** Removes empty values, so that their placeholders are marked as missing. */
export function withoutEmpty(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => String(value ?? '').trim() !== ''));
}
