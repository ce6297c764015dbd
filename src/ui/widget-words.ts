// The hidden texts of React Aria, for example for screen readers. React Aria has no Indonesian translation.
import en from '../../locales/en/widgets.json' with { type: 'json' };
import id from '../../locales/id/widgets.json' with { type: 'json' };

type Message = string | ((values: Readonly<Record<string, string | number>>) => string);
type Messages = Readonly<Record<string, Message>>;

const ours: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'en-US': en, 'id-ID': id };

const filled = (text: string): Message =>
  text.includes('{')
    ? (values) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    : text;

/** Returns our translation of the library's messages. Messages without a translation stay English. */
export function widgetWords(english: Messages, locale: 'en-US' | 'id-ID'): Messages {
  const words = ours[locale] ?? {};
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => {
      const word = words[key];
      return [key, word === undefined ? message : filled(word)];
    }),
  );
}
