// The language that the user chose, stored as "bahasa". Until then, the browser's preferred language decides.
import type { Language } from '../../domain/language.ts';

export type Locale = 'en' | 'id';

const storageName = 'bahasa';
const listeners = new Set<() => void>();

export const languageOf = (locale: Locale): Language => (locale === 'id' ? 'ID' : 'EN');

const localeOf = (text: string | null | undefined): Locale | undefined => {
  const start = text?.slice(0, 2).toLowerCase();
  return start === 'id' || start === 'en' ? start : undefined;
};

// The prerendered HTML has one language; starting in that language avoids a repaint.
const written = () => localeOf(globalThis.document?.documentElement.lang);

// During prerendering there is no document, and Node warns when localStorage is read.
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
