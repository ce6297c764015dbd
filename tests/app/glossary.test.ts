// The texts in locales/ use the words of docs/glossary.md.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from '../house/files.ts';
import { allTextsOf, type Locale } from './locale-texts.ts';

interface Concept {
  readonly name: string;
  readonly never: Readonly<Record<Locale, readonly string[]>>;
}

const { 'x-texts': serviceNames } = parse(read('openapi/components/schemas/common/ServiceCode.yaml')) as {
  readonly 'x-texts': Readonly<Record<string, Readonly<Record<Locale, string>>>>;
};

const words = (cell: string | undefined) => (cell ?? '').split(',').flatMap((word) => word.trim() || []);

const concepts: readonly Concept[] = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| concept'))
  .map((line) => {
    const [, name = '', , , en, id] = line.split('|').map((cell) => cell.trim());
    return { name, never: { en: words(en), id: words(id) } };
  });

/** Finds the word only as a whole: "tahap" in "tahap ini", not in "bertahap", and not the name of a value. */
const holds = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}{])${word}(?![\p{L}\p{N}}])`, 'iu').test(text);

/** Search words contain what users may type, also words that the portal itself does not use. */
const isTyped = (key: string) => key.startsWith('shell:find.');

const isCapital = (name: string) => name.split(' ').every((word) => /^[A-Z]/.test(word));

describe('the words of the portal', () => {
  test('stand in the glossary, each concept once', () => {
    expect(concepts.length).toBeGreaterThan(20);
    expect(new Set(concepts.map(({ name }) => name)).size).toBe(concepts.length);
  });

  test.each(['en', 'id'] as const)('are the only ones in the texts of %s', (locale) => {
    const texts = allTextsOf(locale).filter(([key]) => !isTyped(key));
    const wrong = concepts.flatMap(({ never }) =>
      never[locale].flatMap((word) =>
        texts.filter(([, text]) => holds(text, word)).map(([key, text]) => `${key} says "${word}": ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('say nominal for an amount of money, and jumlah only for a number of things', () => {
    const english = new Map(allTextsOf('en'));
    const ofMoney = allTextsOf('id').filter(([key]) => holds(english.get(key) ?? '', 'amounts?'));
    expect(ofMoney.filter(([, text]) => /\bjumlah/i.test(text))).toEqual([]);
  });

  test.each(['en', 'id'] as const)(
    'write the names of what an administrator sets up with capitals, in %s',
    (locale) => {
      const names = /(?<![\p{L}{])(?:sub user groups?|user groups?|workflow maps?|approval workflows?)(?![\p{L}}])/giu;
      const texts = allTextsOf(locale).filter(([key]) => !isTyped(key));
      expect(texts.filter(([, text]) => (text.match(names) ?? []).some((name) => !isCapital(name)))).toEqual([]);
    },
  );

  test('name the clearing in full, in the names of services too', () => {
    const services = Object.values(serviceNames).flatMap(({ en, id }) => [en, id]);
    const texts = (['en', 'id'] as const).flatMap((locale) => allTextsOf(locale).map(([, text]) => text));
    const short = [...services, ...texts].filter((text) => /(?<!SKN \()\bLLG\b/.test(text));
    expect(short).toEqual([]);
  });

  // Several namespaces have a text for the same fact.
  test.each([
    ['kinds:transfer.reference', 'payments:transfer.reference', 'requests:field.reference'],
    ['kinds:transfer.info', 'payments:transfer.info', 'requests:field.info'],
    ['kinds:transfer.purpose', 'payments:transfer.purpose', 'requests:field.purpose'],
    ['kinds:transfer.date', 'payments:transfer.date', 'requests:field.date'],
    ['kinds:transfer.hostReference', 'transactions:detail.bankReference', 'transactions:enquiry.reference'],
    ['kinds:transfer.creditedAt', 'transactions:detail.credited'],
  ])('say the same for one fact: %s', (...keys) => {
    for (const locale of ['en', 'id'] as const) {
      const texts = new Map(allTextsOf(locale));
      expect(new Set(keys.map((key) => texts.get(key) ?? `no ${key}`)).size, keys.join(', ')).toBe(1);
    }
  });
});
