import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanText } from '../../domain/text-rules.ts';
import { zLocalTransferSubmission, zPaymentAmount } from '../../generated/zod.gen.ts';
import { schemaResolver } from '../../src/components/form/schema-resolver.ts';
import { cleanEdit, leftOut, leftOutSince, nothingLeftOut, replacements } from '../../src/lib/clean-edit.ts';
import { codedMessage, readCodedMessage } from '../../src/lib/coded-message.ts';
import { fieldFor, flatErrors } from '../../src/lib/field-names.ts';
import { takeFiles, USUAL_FILES } from '../../src/lib/file-rules.ts';
import { isPositiveAmount, shownAmount, typedAmount } from '../../src/lib/money-text.ts';
import { failuresOfIssues } from '../../src/lib/schema-failures.ts';
import { readWhatsapp, shownWhatsapp } from '../../src/lib/whatsapp-text.ts';
import { withoutBlanks } from '../../src/lib/without-blanks.ts';

const check = (schema: z.ZodMiniType, value: unknown) =>
  failuresOfIssues(schema.safeParse(withoutBlanks(value), { reportInput: true }).error?.issues ?? []);

const codeOf = (value: string) => check(zPaymentAmount, { value, currency: 'IDR' });

describe('a schema says what is wrong by code', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(5)),
    code: z.optional(z.string().check(z.regex(/^\d+$/, '119'))),
    kind: z.enum(['a', 'b']),
    count: z.int().check(z.lte(3)),
    days: z.array(z.iso.date()).check(z.minLength(1)),
  });
  const good = { name: 'Budi', code: '014', kind: 'a', count: 1, days: ['2026-11-23'] };

  test.each([
    ['nothing in what is needed', { ...good, name: '' }, { field: 'name', code: '9090' }],
    ['nothing chosen', { ...good, kind: '' }, { field: 'kind', code: '9090' }],
    [
      'too much',
      { ...good, name: 'Budiman' },
      { field: 'name', code: 'FIELD_TOO_LONG', parameters: { characters: '5' } },
    ],
    ['a pattern of the contract', { ...good, code: 'x' }, { field: 'code', code: '119' }],
    ['a value outside of the list', { ...good, kind: 'c' }, { field: 'kind', code: 'FIELD_NOT_IN_LIST' }],
    [
      'a number above',
      { ...good, count: 4 },
      { field: 'count', code: 'FIELD_ABOVE_MAXIMUM', parameters: { highest: '3' } },
    ],
    ['an empty list', { ...good, days: [] }, { field: 'days', code: 'FIELD_TOO_FEW', parameters: { least: '1' } }],
    ['no date', { ...good, days: ['31-12-2026'] }, { field: 'days.0', code: 'FIELD_DATE' }],
  ])('%s', (_, value, failure) => {
    expect(check(schema, value)).toEqual([failure]);
  });

  test('an amount with more digits than the contract takes is too high, not wrongly written', () => {
    const parameters = { highest: '999 999 999 999 999 999' };
    expect(codeOf('1.000.000.000.000.000.000')).toEqual([{ field: 'value', code: 'FIELD_ABOVE_MAXIMUM', parameters }]);
    expect(codeOf('12a3b')).toEqual([{ field: 'value', code: 'FIELD_POSITIVE_AMOUNT' }]);
    expect(codeOf('999999999999999999.99')).toEqual([]);
    expect(typedAmount('999 999 999 999 999 999', 'IDR', 'EN')).toBe('999999999999999999.00');
  });

  test('an optional field may stay empty', () => {
    expect(check(schema, { ...good, code: '' })).toEqual([]);
  });

  test('of several alternatives the closest one reports its faults', () => {
    const either = z.union([
      z.object({ a: z.string(), b: z.string() }),
      z.object({ c: z.string().check(z.maxLength(1)) }),
    ]);
    expect(check(either, { c: 'long' })).toEqual([
      { field: 'c', code: 'FIELD_TOO_LONG', parameters: { characters: '1' } },
    ]);
  });

  test('an empty transfer misses fields and nothing else', () => {
    const codes = new Set(check(zLocalTransferSubmission, { transaction: {} }).map(({ code }) => code));
    expect([...codes]).toEqual(['9090']);
  });
});

describe('the caret', () => {
  const rules = { textClass: 'reference' } as const;

  test('stays where it was typed when a sign is refused', () => {
    expect(cleanEdit({ text: 'IN!V/42', caret: 3 }, rules)).toEqual({ text: 'INV/42', caret: 2 });
  });

  test('stays behind the text that was pasted', () => {
    expect(cleanEdit({ text: 'a  b\tc d', caret: 6 }, { textClass: 'defaultTyping' })).toEqual({
      text: 'a bc d',
      caret: 4,
    });
  });

  test('what a field removes is named, so that no typed character disappears without a word', () => {
    const rules = { textClass: 'defaultTyping', maxLength: 20 } as const;
    expect(leftOut('"Ayu" O\'Brien 😀 & b', rules)).toEqual({
      removed: ['"', '😀', '&'],
      replaced: [],
      isCut: false,
    });
    expect(leftOut('Pembayaran rutin bulanan', rules)).toEqual({ removed: [], replaced: [], isCut: true });
  });

  test('digits that are too many are never cut off without a word, unlike the blanks of a pasted number', () => {
    const rules = { textClass: 'digits', maxLength: 12 } as const;
    expect(leftOut('5270 3388-12', rules)).toEqual(nothingLeftOut);
    expect(leftOut('5270 3388 12 5270', rules)).toEqual({ removed: [], replaced: [], isCut: true });
  });

  test('a letter among the digits of a number is named', () => {
    expect(leftOut('Rek. 527O-33', { textClass: 'digits' }).removed).toEqual(['R', 'e', 'k', 'O']);
  });

  test('an accented letter is named with what is written for it', () => {
    const { removed, replaced } = leftOut('Sínar Groß 株', { textClass: 'defaultTyping' });
    expect([replacements(replaced), removed]).toEqual(['í → i, ß → ss', ['株']]);
  });

  test('a removed character stays named while the next ones are typed', () => {
    const rules = { textClass: 'generalText', maxLength: 20 } as const;
    const typed = ['<', 'b', 'b>', 'b segera', 'b segera"', 'b segera dan lengkap'];
    const named = typed.reduce((before, text) => leftOutSince(before, leftOut(text, rules)), nothingLeftOut);
    expect(named).toEqual({ removed: ['<', '>', '"'], replaced: [], isCut: false });
    expect(leftOutSince(named, leftOut('b segera dan', rules))).toBe(named);
    expect(leftOutSince(nothingLeftOut, leftOut('b segera', rules))).toBe(nothingLeftOut);
  });

  test('never leaves the text after any input', () => {
    const typed = fc
      .tuple(fc.string({ unit: 'grapheme' }), fc.nat(40))
      .map(([text, at]) => ({ text, caret: Math.min(at, text.length) }));
    fc.assert(
      fc.property(typed, (edited) => {
        const { text, caret } = cleanEdit(edited, { textClass: 'generalText', maxLength: 10 });
        expect(text.startsWith(cleanText(text.slice(0, caret), 'generalText'))).toBe(true);
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('the failure of a path', () => {
  const shown = ['amount.value', 'emails', 'payee.accountNumber'];

  test.each([
    ['emails', 'emails'],
    ['emails.3', 'emails'],
    ['amount', 'amount.value'],
    ['payee.accountNumber', 'payee.accountNumber'],
    ['charge', undefined],
  ])('%s shows at %s', (path, field) => {
    expect(fieldFor(path, shown)).toBe(field);
  });

  test('is found however deep a form nests it', () => {
    const errors = {
      a: { b: [{ c: { type: '9090', message: '9090', ref: { focus: true } } }] },
      root: { type: 'x', message: 'x' },
    };
    expect(flatErrors(errors)).toEqual([{ name: 'a.b.0.c', message: '9090' }]);
  });

  test('travels as one string', () => {
    const failure = { code: 'FIELD_TOO_LONG', parameters: { characters: '35' } };
    expect(readCodedMessage(codedMessage(failure))).toEqual(failure);
    expect(readCodedMessage('9090')).toEqual({ code: '9090' });
  });
});

describe('an amount', () => {
  test.each([
    ['ID', '1.250.000,5', '1250000.50', '1.250.000,50'],
    ['EN', 'IDR 1,250,000', '1250000.00', '1,250,000.00'],
    ['ID', 'Rp 2.500.000,-', '2500000.00', '2.500.000,00'],
  ] as const)('in %s is typed as %s', (language, typed, held, shown) => {
    expect(typedAmount(typed, 'IDR', language)).toBe(held);
    expect(shownAmount(held, 'IDR', language)).toBe(shown);
  });

  test('that is not one stays as it was typed', () => {
    expect(typedAmount('1.2.3', 'IDR', 'EN')).toBeNull();
    expect(shownAmount('1.2.3', 'IDR', 'EN')).toBe('1.2.3');
  });
});

const file = (name: string, size = 10) => ({ name, size });

describe('files', () => {
  test('are refused one by one, each for its reason', () => {
    const added = [file('a.csv'), file('A.CSV'), file('b.xlsx'), file('c.txt', 0), file('d.txt', 5 * 1024 * 1024 + 1)];
    const { kept, refused } = takeFiles([], added, USUAL_FILES);
    expect(kept).toEqual([file('a.csv')]);
    expect(refused.map(({ fault }) => fault)).toEqual(['fileTwice', 'fileWrongType', 'fileEmpty', 'fileTooBig']);
  });

  test('are ten at most', () => {
    const added = Array.from({ length: 11 }, (_, index) => file(`${index}.csv`));
    expect(takeFiles([], added, USUAL_FILES).refused).toEqual([{ name: '10.csv', fault: 'fileTooMany' }]);
  });
});

describe('a WhatsApp number', () => {
  test.each([
    ['0812-1800-4567', '+62 8121-8004-567'],
    ['+62 812 1800 4567', '+62 8121-8004-567'],
    ['+6581234567', '+65 8123-4567'],
    ['0065 8123 4567', '+65 8123-4567'],
  ])('typed as %s is %s', (typed, shown) => {
    expect(shownWhatsapp(readWhatsapp(typed, ['+6', '+65', '+62']))).toBe(shown);
  });
});

test.each([
  ['0.00', false],
  ['', false],
  ['1,5', false],
  ['0.01', true],
])('an amount of %s is worth a question to the bank: %s', (value, isWorth) => {
  expect(isPositiveAmount(value, 'IDR')).toBe(isWorth);
});

test('a row that was just added to a list is not at fault before the user leaves one of its fields', async () => {
  const schema = z.object({ people: z.array(z.object({ name: z.string() })) });
  const resolve = schemaResolver(schema, () => ['people.0.name']);
  const errorsAfter = async (...names: string[]) => {
    const options = { names, fields: {}, shouldUseNativeValidation: false };
    return Object.keys((await resolve({ people: [{ name: '' }] }, undefined, options)).errors);
  };
  expect(await errorsAfter('people')).toEqual([]);
  expect(await errorsAfter('people.0.name')).toEqual(['people']);
  expect(await errorsAfter('people', 'people.0.name')).toEqual(['people']);
});
