const MOST_SHOWN = 99;

/** What a count badge says; nothing to do shows no badge. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
