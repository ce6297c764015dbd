const bare = /^(id|en)(?:-[a-z0-9-]+)?$/;
const weightPattern = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** The language of one entry of an Accept-Language header and its weight; undefined if it does not count. */
function readEntry(entry: string): { readonly tag: string; readonly weight: number } | undefined {
  const [range = '', quality = 'q=1'] = entry
    .toLowerCase()
    .split(';', 2)
    .map((part) => part.trim());
  const [, tag] = bare.exec(range) ?? [];
  const weight = Number(weightPattern.exec(quality)?.[1] ?? 0);
  return tag !== undefined && weight > 0 ? { tag, weight } : undefined;
}

/** Returns ID when the Accept-Language header prefers Indonesian to English, EN otherwise. */
export function preferredLanguage(header: string | undefined): 'EN' | 'ID' {
  const wanted = (header ?? '')
    .split(',')
    .flatMap((entry) => readEntry(entry) ?? [])
    .toSorted((left, right) => right.weight - left.weight);
  return wanted[0]?.tag === 'id' ? 'ID' : 'EN';
}
