import { use, useSyncExternalStore } from 'react';
import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
import type { Locale } from '../../lib/language.ts';
import { withoutEmpty } from './gaps.ts';
import type { Namespace, TextKey } from './namespaces.ts';
import { areLoaded, i18n, loadTexts } from './texts.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a text of one domain in the language of the person. */
export type Translate<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

const locale = () => i18n.language as Locale;

export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale, locale);

/** For what is no component: titles of windows, files made in the browser. In the shown language unless one is named. */
export function textOf<Name extends Namespace>(namespace: Name, lng?: Locale): Translate<Name> {
  return (key, values) => translate(key, { ns: namespace, lng, ...(values && withoutEmpty(values)) });
}

// Our own keys are typed by the files; i18next's types would ask for them once more.
const translate = i18n.t as unknown as (key: string, options: object) => string;

const waiting = new Map<string, Promise<unknown>>();

// React wants what a component once waited for to be asked for again when it goes on, so the promise stays.
function awaited(namespace: Namespace): Promise<unknown> | undefined {
  const name = `${locale()}/${namespace}`;
  if (!waiting.has(name) && !areLoaded(namespace))
    waiting.set(
      name,
      loadWhenOnline(() => loadTexts(namespace)),
    );
  return waiting.get(name);
}

/** Suspends where the texts of the domain have not come yet; routes load theirs beforehand. */
export function useTexts<Name extends Namespace>(namespace: Name): Translate<Name> {
  useLocale();
  const promise = awaited(namespace);
  if (promise) use(promise);
  return textOf(namespace);
}
