// A date that is typed but does not exist stays as typed, and the form refuses it.
import { describe, expect, test } from 'vitest';
import { emptyTransfer } from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { transferFailures } from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import { periodFault } from '../../src/components/table/typed-period.ts';
import { dateOf } from '../../src/ui/calendar-days.ts';
import { missingPart, typedDateOf, withDates, withGiven, withGivenRange } from '../../src/ui/typed-date.ts';

const part = (type: string, value: number | null) => ({ type, value, isPlaceholder: value === null });
const parts = (day: number | null, month: number | null, year: number | null) => [
  part('day', day),
  { type: 'literal', isPlaceholder: false },
  part('month', month),
  { type: 'literal', isPlaceholder: false },
  part('year', year),
];

describe('the typed parts of a date', () => {
  test.each([
    ['30 February', parts(30, 2, 2027), '2027-02-30'],
    ['31 November', parts(31, 11, 2026), '2026-11-31'],
    ['29 February of a common year', parts(29, 2, 2027), '2027-02-29'],
    ['no day', parts(null, 2, 2027), ''],
    ['a year of three digits', parts(1, 2, 202), ''],
  ])('%s', (_name, typed, text) => expect(typedDateOf(typed)).toBe(text));
});

test('a date that does not exist is shown part by part', () => {
  const missing = [parts(null, null, null), parts(null, null, 2027), parts(null, 2, 2027), parts(31, 2, 2027)];
  expect(missing.map((shown) => missingPart('2027-02-31', shown))).toEqual([
    { type: 'year', value: 2027 },
    { type: 'month', value: 2 },
    { type: 'day', value: 31 },
    undefined,
  ]);
});

test('a form with a date that does not exist names the date and is not complete', () => {
  const values = { ...emptyTransfer, timing: { kind: 'forward-dated' as const, transactionDate: '2027-02-30' } };
  const found = transferFailures(values).find(({ field }) => field === 'timing.transactionDate');
  expect(found?.code).toBe('FIELD_DATE');
});

describe('a field of a date', () => {
  const before = { given: '2027-02-03', text: '2027-02-30', date: dateOf('2027-02-03'), version: 0 };

  test('keeps what it reported itself', () => {
    expect(withGiven(before, '2027-02-30')).toEqual({ ...before, given: '2027-02-30' });
    expect(withGiven(before, '2027-02-03')).toBe(before);
  });

  test('shows a value that comes from elsewhere', () => {
    const restored = withGiven(before, '2026-12-01');
    expect([restored.text, restored.date?.toString(), restored.version]).toEqual(['2026-12-01', '2026-12-01', 1]);
  });
});

const days = (start: string, end: string) => {
  const [first, last] = [dateOf(start), dateOf(end)];
  return first && last && { start: first, end: last };
};

describe('a field of a period', () => {
  const before = {
    given: { start: '2026-11-01', end: '2026-11-23' },
    text: { start: '2026-11-31', end: '2026-11-23' },
    dates: days('2026-11-01', '2026-11-23'),
    version: 0,
  };

  test('keeps a date that does not exist while the other end changes', () => {
    const next = withDates(before, days('2026-11-01', '2026-11-24'));
    expect(next.text).toEqual({ start: '2026-11-31', end: '2026-11-24' });
    expect(withGivenRange(next, next.text)).toMatchObject({ text: next.text, version: 0 });
  });

  test('shows a period that comes from elsewhere', () => {
    const given = { start: '2026-10-01', end: '2026-10-31' };
    expect(withGivenRange(before, given)).toMatchObject({ given, text: given, version: 1 });
  });
});

test.each([
  ['whole', '2026-11-15', '2026-11-26', undefined],
  ['of one day', '2026-11-15', '2026-11-15', undefined],
  ['empty', '', '', undefined],
  ['reversed', '2026-11-26', '2026-11-15', 'reversed'],
  ['without an end', '2026-11-15', '', 'half'],
  ['without a beginning', '', '2026-11-15', 'half'],
  ['with a date that does not exist', '2026-02-31', '', 'no-date'],
])('a typed period that is %s', (_name, start, end, fault) => expect(periodFault({ start, end })).toBe(fault));
