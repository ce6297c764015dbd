const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const find = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns the browser and operating system that the User-Agent header names, for a user to recognise. */
export function deviceName(userAgent: string | undefined): string {
  const known = [find(browsers, userAgent ?? ''), find(systems, userAgent ?? '')].filter(Boolean);
  return known.length > 0 ? known.join(' on ') : 'Unknown device';
}
