// What the button of a decision says of the money: single payments and series apart, and bills as a ceiling.
import { expect, test } from 'vitest';
import type { PlannedItem, SeriesTerms } from '../../generated/types.ts';
import { movedBy } from '../../src/user/requests/decide/sums.ts';

const idr = (value: string) => ({ value, currency: 'IDR' }) as const;
const timing = {
  kind: 'recurring',
  frequencyType: 'MONTHLY',
  startDate: '2026-12-10',
  endDate: '2027-02-10',
  transactionOnHoliday: 'NEXT_WORKING_DAY',
  expiryDate: '2026-11-25',
} as const;

function planned(amount: string, series?: SeriesTerms): PlannedItem {
  const item: Partial<PlannedItem> = { ready: true, amount: idr(amount), ...(series && { series }) };
  return item as PlannedItem;
}

const rent = planned('10000000.00', { timing, payments: 3, total: idr('30000000.00'), isMost: false });
const bills = planned('2000000.00', { timing, payments: 3, total: idr('6000000.00'), isMost: true });

test('a series counts with all of its payments, apart from payments made once', () => {
  expect(movedBy([planned('500000.00'), rent])).toMatchObject({
    single: [{ total: idr('500000.00') }],
    series: [{ total: idr('30000000.00') }],
    payments: 3,
    isMost: false,
  });
});

test('a series of bills makes the sum one that is reached at most', () => {
  expect(movedBy([rent, bills])).toMatchObject({ series: [{ total: idr('36000000.00') }], payments: 6, isMost: true });
});

const order = (type: 'cheque' | 'giro', quantity: number, ready = true) =>
  ({ ready, amount: null, books: { type, quantity } }) as Partial<PlannedItem> as PlannedItem;

test('books count by their type, and only those that can be decided on', () => {
  const orders = [order('giro', 2), order('cheque', 1), order('giro', 3), order('cheque', 9, false)];
  expect(movedBy(orders)).toMatchObject({
    single: [],
    books: [
      { type: 'cheque', quantity: 1 },
      { type: 'giro', quantity: 5 },
    ],
  });
});
