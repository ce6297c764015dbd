// Sets up i18next and loads the text files of the language when a screen needs them.
import { createInstance } from 'i18next';
import { chosenLocale, onLocaleChange, type Locale } from '../../lib/language.ts';
import { markedGap } from './gaps.ts';
import type { Namespace } from './namespaces.ts';

type Texts = Readonly<Record<string, unknown>>;

// Only the addresses of the files are in the script; the texts are fetched. The administration adds its own addresses.
const addresses = import.meta.glob<string>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/{widgets,account-groups,account-names,company,groups,home,limits,tasks,users,workflows}.json',
  ],
  { query: '?url', import: 'default', eager: true },
);

export const addAddresses = (more: typeof addresses) => Object.assign(addresses, more);

export const i18n = createInstance();

void i18n.init({
  lng: chosenLocale(),
  fallbackLng: false,
  ns: [],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  missingInterpolationHandler: markedGap,
});

const isLoaded = (locale: Locale, namespace: Namespace) => i18n.hasResourceBundle(locale, namespace);
const wanted = new Set<Namespace>();

export function addTexts(locale: Locale, namespace: Namespace, texts: Texts): void {
  wanted.add(namespace);
  i18n.addResourceBundle(locale, namespace, texts);
}

async function load(locale: Locale, namespace: Namespace): Promise<void> {
  const address = addresses[`../../../locales/${locale}/${namespace}.json`];
  if (!address) throw new Error(`There are no texts ${locale}/${namespace}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The texts ${locale}/${namespace} did not come: ${answer.status}`);
  addTexts(locale, namespace, (await answer.json()) as Texts);
}

const underWay = new Map<string, Promise<void>>();

/** Loads the missing texts; a screen must not be shown before its texts are loaded. */
export function loadTexts(...namespaces: readonly Namespace[]): Promise<unknown> {
  const locale = i18n.language as Locale;
  return Promise.all(namespaces.map((namespace) => loadTextsIn(locale, namespace)));
}

export function loadTextsIn(locale: Locale, namespace: Namespace): Promise<void> {
  if (isLoaded(locale, namespace)) return Promise.resolve();
  const name = `${locale}/${namespace}`;
  const loading = underWay.get(name) ?? load(locale, namespace).finally(() => underWay.delete(name));
  underWay.set(name, loading);
  return loading;
}

export const areLoaded = (namespace: Namespace) => isLoaded(i18n.language as Locale, namespace);

// Loads the texts of the new language before the change is announced.
onLocaleChange(() => {
  const locale = chosenLocale();
  const missing = [...wanted].filter((namespace) => !isLoaded(locale, namespace));
  void Promise.all(missing.map((namespace) => load(locale, namespace))).then(() => i18n.changeLanguage(locale));
});
