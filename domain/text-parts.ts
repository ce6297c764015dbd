/** Divides a list in words into texts of at most `longest` characters, behind a comma where there is one. */
export function textParts(text: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const comma = rest.lastIndexOf(', ', longest - 1);
    const end = comma > 0 ? comma + 1 : longest;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
