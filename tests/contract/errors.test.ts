import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errorParameters } from '../../scripts/contract/error-parameters.ts';
import type { ErrorCatalogue, Failure, FailureValues } from '../../generated/types.ts';
import {
  array,
  enum as oneOf,
  literal,
  map,
  optional,
  regex,
  strictObject,
  string,
  type infer as Infer,
} from 'zod/mini';

const parameterNames = Object.keys(errorParameters);

const Entry = strictObject({
  kind: oneOf(['inline', 'popup', 'confirmation', 'page']),
  status: optional(literal([400, 401, 403, 404, 409, 422, 429, 500, 501, 503, 504])),
  tone: optional(oneOf(['failed', 'info', 'warning'])),
  theme: string().check(regex(/^[a-z]+(-[a-z]+)*$/)),
  params: optional(array(oneOf(parameterNames))),
});
const Text = strictObject({ title: string(), description: string() });
type Entry = Infer<typeof Entry>;
type Text = Infer<typeof Text>;

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
// A map, because a plain object would put codes such as '137' first and hide the file's order. A YAML parser, because
// it refuses a code that is written twice, also in JSON.
const entries = (source: string) =>
  new Map<string, unknown>(
    [...parse(source, { mapAsMap: true })].map(([code, entry]) => [code, Object.fromEntries(entry)]),
  );

const catalogue = map(string(), Entry).parse(entries(read('openapi/errors.yaml')));
const texts = {
  en: map(string(), Text).parse(entries(read('locales/en/errors.json'))),
  id: map(string(), Text).parse(entries(read('locales/id/errors.json'))),
};
const languages = ['en', 'id'] as const;

const codesWhere = (broken: (entry: Entry, code: string) => boolean) =>
  [...catalogue].filter(([code, entry]) => broken(entry, code)).map(([code]) => code);
const codesWhose = (language: 'en' | 'id', broken: (text: Text, code: string) => boolean) =>
  [...texts[language]].filter(([code, text]) => broken(text, code)).map(([code]) => code);
const parametersOf = ({ title, description }: Text) =>
  [...new Set([...`${title} ${description}`.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name))].toSorted(
    (left, right) => left.localeCompare(right),
  );

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
const without = (codes: string[], left: string[]) => codes.filter((code) => !left.includes(code));
const numbered = (prefix: string, last: number) => numbers(1, last).map((n) => `${prefix}${n.padStart(7, '0')}`);
const services = ['OVB', 'LLG', 'RTGS', 'ONLINE', 'BIFAST', 'FCY', 'BILL', 'TOPUP', 'TAX', 'CHQ', 'BULK'];

const ranges: [name: string, kinds: Entry['kind'][], codes: string[]][] = [
  ['deal numbers', ['inline', 'popup'], [...numbers(1, 14), '14a', '14b']],
  ['limits under a field or as a popup', ['inline', 'popup'], [...numbers(15, 22), '301', ...numbers(50, 60)]],
  [
    'more limits',
    ['inline', 'popup'],
    [...numbers(136, 142), ...numbers(155, 159), ...numbers(174, 176), '1184', '1186'],
  ],
  ['the amount check', ['inline'], ['137', '138', '139', '19', '17']],
  ['daily limits', ['popup'], ['30', '327']],
  ['approval rules', ['popup'], [...numbers(23, 28), '128', '143', '1185', '9091', '9092', '9093']],
  ['format notes', ['inline'], [...without(numbers(31, 49), ['34']), ...numbers(61, 69), '72', ...numbers(102, 111)]],
  ['more format notes', ['inline'], [...numbers(119, 124), ...numbers(1168, 1178)]],
  ['dates', ['inline', 'popup'], ['70', '74', '75', ...numbers(112, 118), ...numbers(197, 201)]],
  ['duplicates and mismatches', ['confirmation', 'popup'], ['129', '130', '131', '191']],
  ['login and captcha', ['inline', 'popup'], ['101', '702', '144', '145', '152', '153', '164', '165']],
  ['token', ['popup'], ['163', '1187', ...['8202', '7796', '8001'].map((n) => `HOST_VERIFY_TOKEN_${n}`)]],
  ['cut-off time', ['popup'], ['160', '182']],
  ['days and dates to confirm', ['confirmation'], ['162', 'ERR_TRX_PUBLIC_HOLIDAY']],
  ['late decisions', ['confirmation'], ['', '_1', '_2', '_3', '_4'].map((stage) => `ERR_TRX_COT${stage}`)],
  ['dates that passed', ['confirmation'], ['', '_1', '_2', '_3'].map((stage) => `ERR_TRX_BACK_DATE${stage}`)],
  ['stopped transactions', ['popup'], [21, 27, 28, 29, 30, 31, 34, 38, 39, 40, 'LOCK'].map((n) => `ERR_TRX_${n}`)],
  ['favorites', ['inline', 'popup'], ['183', '195', '196', '202', '203', '204', 'ERR_FAV_3', 'ERR_FAV_4']],
  ['mandatory fields', ['inline'], ['9090']],
  ['pages', ['page'], ['404', '500', '504', '999', '34']],
  ['administration', ['popup', 'confirmation'], numbers(1, 19).map((n) => `CA-${n}`)],
  ['host answers', ['popup'], services.flatMap((s) => [51, 63, 47, 14].map((n) => `HOST_${s}_${n}`))],
  ['proceeding a batch', ['popup'], numbered('ERR-PROCEED-', 14)],
  ['validating a batch', ['inline', 'popup', 'confirmation'], numbered('BULK-VAL-', 27)],
  [
    'requests',
    ['popup', 'page'],
    ['400', '401', '403', '409', '422', '429', '501', 'ERR_REQ_1', 'ERR_REQ_2', 'ERR_REQ_3'],
  ],
  ['network', ['popup'], ['NETWORK_OFFLINE', 'NETWORK_TIMEOUT']],
  ['another user was first', ['popup'], numbers(76, 84)],
];

type NamesIn<Entry> = Entry extends { values: (infer Name extends keyof FailureValues)[] } ? Name : never;
/** The values that the generated type of a code promises to a client. */
type ValuesOf<Entry> = Required<Pick<FailureValues, NamesIn<NonNullable<Entry>>>>;

describe('the error catalogue', () => {
  it('gives generated types the status, the kind and the values of each code', () => {
    const status: NonNullable<ErrorCatalogue['137']>['status'] = 422;
    const kind: NonNullable<ErrorCatalogue['137']>['kind'] = 'inline';
    const { minimum }: ValuesOf<ErrorCatalogue['137']> = { minimum: { value: '10000.00', currency: 'IDR' } };
    const { actor, time }: ValuesOf<ErrorCatalogue['76']> = {
      actor: 'Budi Santoso',
      time: '2026-11-23T09:15:00+07:00',
    };
    const failure: Failure = {
      statusCode: '76',
      statusDesc: 'Approved already',
      output: null,
      values: { actor, time },
    };
    expect([status, kind, minimum.currency, failure.values?.time]).toEqual([422, 'inline', 'IDR', time]);
  });

  it('has an example of each parameter, as text and as a value of its type', () => {
    const wrong = Object.entries(errorParameters).filter(
      ([, { type, shown, value = shown }]) =>
        typeof value !== (type === 'count' ? 'number' : type === 'money' ? 'object' : 'string'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(ranges)('holds every code of the range of %s, shown as that range is', (_, kinds, codes) => {
    const wrong = codes.filter((code) => !kinds.some((kind) => kind === catalogue.get(code)?.kind));
    expect(wrong).toEqual([]);
  });

  it('has about 250 numeric codes', () => {
    const numeric = codesWhere((_, code) => /^\d+[ab]?$/.test(code));
    expect(numeric.length).toBeGreaterThanOrEqual(240);
    expect(numeric.length).toBeLessThanOrEqual(260);
  });

  it('has no code for success', () => {
    expect(codesWhere((_, code) => /^0+$/.test(code))).toEqual([]);
  });

  it('gives a tone to popups and confirmations only', () => {
    expect(codesWhere(({ kind, tone }) => tone !== undefined && (kind === 'inline' || kind === 'page'))).toEqual([]);
  });

  it('gives an HTTP status to every code that a server answers with', () => {
    expect(codesWhere(({ kind, status }) => status === undefined && /inline|confirmation/.test(kind))).toEqual([]);
  });

  it('answers 401 only where the session or the login is what failed', () => {
    expect(codesWhere(({ status, theme }) => status === 401 && theme !== 'session' && theme !== 'login')).toEqual([]);
  });

  it('gives a numeric code that is an HTTP status the same status', () => {
    expect(codesWhere(({ status }, code) => /^(4\d\d|50\d)$/.test(code) && status !== Number(code))).toEqual([]);
  });

  it('names the user and the time in every code about another user who was first', () => {
    const lacksDetails = codesWhere(
      ({ status, params = [] }, code) =>
        numbers(76, 84).includes(code) && (status !== 409 || !params.includes('actor') || !params.includes('time')),
    );
    expect(lacksDetails).toEqual([]);
  });

  it('names no parameter twice in one code and knows no parameter that nothing uses', () => {
    expect(codesWhere(({ params = [] }) => new Set(params).size !== params.length)).toEqual([]);
    const used = new Set([...catalogue.values()].flatMap(({ params = [] }) => params));
    expect(parameterNames.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe.each(languages)('the texts in %s', (language) => {
  it('have exactly the codes of the catalogue, in its order', () => {
    expect([...texts[language].keys()]).toEqual([...catalogue.keys()]);
  });

  it('mention exactly the parameters of the catalogue', () => {
    const wrong = codesWhose(
      language,
      (text, code) => parametersOf(text).join() !== (catalogue.get(code)?.params ?? []).toSorted().join(),
    );
    expect(wrong).toEqual([]);
  });

  it('have titles of at most 60 characters that do not end with a full stop', () => {
    expect(codesWhose(language, ({ title }) => !/^\S.{0,58}[^\s.]$/.test(title))).toEqual([]);
  });

  it('have descriptions that are whole sentences', () => {
    expect(codesWhose(language, ({ description }) => !/^[\p{L}\d{].*[.?!]$/u.test(description))).toEqual([]);
  });

  it('have descriptions that can be read without their title, as below the status of a payment', () => {
    expect(codesWhose(language, ({ description }) => /^(?:Its?|They|Their|Those|Isinya)\b/.test(description))).toEqual(
      [],
    );
  });

  it('describe a possible duplicate of books as well, which have no payee', () => {
    expect(texts[language].get('131')?.description).not.toMatch(/payee|payment|penerima|pembayaran/i);
  });

  it('describe no two codes of one kind alike', () => {
    const seen = new Map<string, string>();
    const repeated = codesWhose(language, ({ description }, code) => {
      const key = `${catalogue.get(code)?.kind} ${description.toLowerCase()}`;
      const first = seen.get(key);
      seen.set(key, code);
      return first !== undefined;
    });
    expect(repeated).toEqual([]);
  });
});

describe('English and Indonesian', () => {
  it('differ in every title and every description', () => {
    const untranslated = codesWhose('en', ({ title, description }, code) => {
      const indonesian = texts.id.get(code);
      return title === indonesian?.title || description === indonesian?.description;
    });
    expect(untranslated).toEqual([]);
  });
});
