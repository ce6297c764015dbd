// The language the person chose, kept under bahasa; until they choose, the browser's wish decides.
import type { Language } from '../../domain/language.ts';

export type Locale = 'en' | 'id';

const storageName = 'bahasa';
const listeners = new Set<() => void>();

export const languageOf = (locale: Locale): Language => (locale === 'id' ? 'ID' : 'EN');

const localeOf = (text: string | null | undefined): Locale | undefined => {
  const start = text?.slice(0, 2).toLowerCase();
  return start === 'id' || start === 'en' ? start : undefined;
};

// The HTML itself is made in one language; starting in it keeps what is painted already.
const written = () => localeOf(globalThis.document?.documentElement.lang);

// Only a page has a storage; Node warns when the HTML is made and asks for one.
const chosen = () => localeOf(globalThis.document && localStorage.getItem(storageName));

export const chosenLocale = (): Locale => chosen() ?? written() ?? 'en';

export function chooseLocale(locale: Locale): void {
  localStorage.setItem(storageName, locale);
  document.cookie = `${storageName}=${locale}; path=/; max-age=31536000; samesite=strict`;
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
