// Shortens the text of a difference to what the contract allows.
const longest = 1000;
const roomForCount = 12;

/** A list of names keeps the first ones and ends with the number of the others: "A, B, … (+34)". */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(', ', longest - roomForCount);
  if (end < 0) return `${text.slice(0, longest - 1)}…`;
  const left = text.slice(end + 2).split(', ').length;
  return `${text.slice(0, end)}, … (+${left})`;
}
