import { useLocale } from './use-texts.ts';

/** Returns a function that names a country by its ISO code in the user's language. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (code) => names.of(code) ?? code;
}
