// i18next with only what the portal needs: the files of the language, loaded when a screen asks for them.
import { createInstance } from 'i18next';
import { chosenLocale, onLocaleChange, type Locale } from '../../lib/language.ts';
import { markedGap } from './gaps.ts';
import type { Namespace } from './namespaces.ts';

type Texts = Readonly<Record<string, unknown>>;

// Their addresses alone are script; the texts themselves travel as data. Those of the administration come with it.
const addresses = import.meta.glob<string>(
  ['../../../locales/*/*.json', '!../../../locales/*/{widgets,administration,groups,limits,tasks}.json'],
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

/** Loads what is not there yet; a screen is shown only when its texts are. */
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

// The texts of the new language are there before the language is said to have changed.
onLocaleChange(() => {
  const locale = chosenLocale();
  const missing = [...wanted].filter((namespace) => !isLoaded(locale, namespace));
  void Promise.all(missing.map((namespace) => load(locale, namespace))).then(() => i18n.changeLanguage(locale));
});
