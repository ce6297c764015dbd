const MOST_SHOWN = 99;

/** Returns the text of a count badge; null for no badge. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
