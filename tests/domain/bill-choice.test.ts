// The amount of a bill payment follows the chosen bills, unless the user typed a smaller one.
import { expect, test } from 'vitest';
import { amountFor, amountWithoutBills, type BillsToChoose } from '../../domain/bill-choice.ts';

const rupiah = (value: string) => ({ value, currency: 'IDR' }) as const;
const bill = (billId: string, amount: string) => ({
  billId,
  description: '',
  amount: rupiah(amount),
  penalty: rupiah('0.00'),
  dueDate: null,
});
const found: BillsToChoose = {
  oldestFirst: false,
  minimum: '1000.00',
  maximum: '30000.00',
  bills: [bill('A', '10000.00'), bill('B', '20000.00')],
};

/** The amount in the form after each choice. */
function amountsAfter(choices: readonly (readonly string[])[], begun: string): string[] {
  let before = { amount: begun, found, billIds: ['A', 'B'] as readonly string[] };
  return choices.map((billIds) => {
    before = { amount: amountFor(found, billIds, before), found, billIds };
    return before.amount;
  });
}

test('a bill that is removed and added again is paid in full', () => {
  expect(amountsAfter([['A'], ['A', 'B']], '30000.00')).toEqual(['10000.00', '30000.00']);
  expect(amountsAfter([['A'], [], ['A', 'B']], '30000.00')).toEqual(['10000.00', '', '30000.00']);
});

test('a typed amount stays if the biller accepts it for the chosen bills', () => {
  expect(amountsAfter([['A'], ['A', 'B']], '5000.00')).toEqual(['5000.00', '5000.00']);
});

test('bills that have grown since the inquiry are paid in full, and a payment in repair keeps its typed amount', () => {
  const grown = { ...found, maximum: '35000.00', bills: [bill('A', '10000.00'), bill('B', '25000.00')] };
  const before = { amount: '30000.00', billIds: ['A', 'B'] };
  expect(amountFor(grown, ['A', 'B'], { ...before, found })).toBe('35000.00');
  expect(amountFor(grown, ['A', 'B'], { ...before, found: { bills: [] } })).toBe('30000.00');
});

test('the total of one biller is not kept for another, what was typed is', () => {
  expect(amountWithoutBills({ amount: '30000.00', found, billIds: ['A', 'B'] })).toBe('');
  expect(amountWithoutBills({ amount: '5000.00', found, billIds: ['A', 'B'] })).toBe('5000.00');
});

test('bills that are dearer than the biller takes at once are paid up to its maximum', () => {
  const limited = { ...found, maximum: '25000.00' };
  const before = { amount: '', found: limited, billIds: [] };
  expect(amountFor(limited, ['A', 'B'], before)).toBe('25000.00');
  expect(amountFor(limited, ['A'], before)).toBe('10000.00');
});
