/** Removes empty texts: the contract expects an empty field to be left out. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (value instanceof Blob || value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutBlanks(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== '' && inner !== undefined));
}
