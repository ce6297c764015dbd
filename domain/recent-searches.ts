const MOST_KEPT = 5;

/** The newest search comes first; a repeated search moves to the front. */
export function rememberSearch(recent: readonly string[], search: string): string[] {
  const words = search.trim().replace(/\s+/g, ' ');
  if (words === '') return recent.slice(0, MOST_KEPT);
  const others = recent.filter((earlier) => earlier.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, MOST_KEPT);
}
