import { use, useSyncExternalStore } from 'react';
import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
import type { Locale } from '../../lib/language.ts';
import { withoutEmpty } from './gaps.ts';
import type { Namespace, TextKey } from './namespaces.ts';
import { areLoaded, i18n, loadTexts } from './texts.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Returns a text of one domain in the user's language. */
export type Translate<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

const locale = () => i18n.language as Locale;

export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale, locale);

/** For code outside components, such as window titles and exported files. Uses the current language by default. */
export function textOf<Name extends Namespace>(namespace: Name, lng?: Locale): Translate<Name> {
  return (key, values) => translate(key, { ns: namespace, lng, ...(values && withoutEmpty(values)) });
}

// The keys are typed by the text files already, so i18next's own types are bypassed.
const translate = i18n.t as unknown as (key: string, options: object) => string;

const waiting = new Map<string, Promise<unknown>>();

// React must get the same promise again when it resumes a component, so the promise is kept.
function awaited(namespace: Namespace): Promise<unknown> | undefined {
  const name = `${locale()}/${namespace}`;
  if (!waiting.has(name) && !areLoaded(namespace))
    waiting.set(
      name,
      loadWhenOnline(() => loadTexts(namespace)),
    );
  return waiting.get(name);
}

/** Suspends until the texts of the domain are loaded. Routes load them in advance. */
export function useTexts<Name extends Namespace>(namespace: Name): Translate<Name> {
  useLocale();
  const promise = awaited(namespace);
  if (promise) use(promise);
  return textOf(namespace);
}
