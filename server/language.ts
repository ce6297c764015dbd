/** Returns ID when the Accept-Language header prefers Indonesian to English, EN otherwise. */
export function preferredLanguage(header: string | undefined): 'EN' | 'ID' {
  if (!header) return 'EN';
  const wanted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .map((part) => ({ tag: part.slice(0, 2), weight: Number(/;q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
    .filter(({ tag }) => tag === 'id' || tag === 'en')
    .toSorted((left, right) => right.weight - left.weight);
  return wanted[0]?.tag === 'id' ? 'ID' : 'EN';
}
