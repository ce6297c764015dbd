export type NameMatch = 'not-compared' | 'same' | 'similar' | 'different';

/** Titles that some banks and users write as a part of a name. */
const TITLES = new Set(['PT', 'CV', 'UD', 'TBK', 'PERSERO', 'BPK', 'BAPAK', 'IBU', 'SDR', 'SDRI', 'TN', 'NY']);
const MOST_DIFFERENT = 0.2;
/** Rails carry at least this many characters of a name; a longer name can arrive truncated. */
const SHORTEST_CUT = 20;

const LONGEST_NAME = 140;

/** Reduces a name to the characters that the rails and PayeeName of the contract allow. */
export function writableName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 _@'.,|()/-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trimEnd();
}

/** Compares the typed name with the name from the payee's bank. */
export function compareNames(typed: string | undefined, found: string): NameMatch {
  if (typed === undefined) return 'not-compared';
  const [left, right] = [coreOf(typed), coreOf(found)];
  if (left === right) return 'same';
  if (isCut(left, right) || isCut(right, left)) return 'similar';
  const longest = Math.max(left.length, right.length);
  return distance(left, right) <= longest * MOST_DIFFERENT ? 'similar' : 'different';
}

function coreOf(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const withoutTitles = words.filter((word) => !TITLES.has(word));
  return (withoutTitles.length > 0 ? withoutTitles : words).join(' ');
}

function isCut(whole: string, cut: string): boolean {
  return cut.length >= SHORTEST_CUT && whole.startsWith(cut);
}

/** The Levenshtein distance: how many characters must be inserted, deleted or replaced. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, sign] of [...left].entries()) row = nextRow(row, index + 1, sign, right);
  return row.at(-1) ?? 0;
}

function nextRow(above: readonly number[], first: number, sign: string, right: string): number[] {
  const row = [first];
  for (const [index, other] of [...right].entries()) {
    const exchanged = (above[index] ?? 0) + (sign === other ? 0 : 1);
    row.push(Math.min(exchanged, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
  }
  return row;
}
