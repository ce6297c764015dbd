import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeText } from '../../domain/badges.ts';
import { sortAccounts } from '../../domain/list-order.ts';
import type { ListedAccount } from '../../domain/list-order.ts';
import { CURRENCIES } from '../../domain/money.ts';
import { rememberSearch } from '../../domain/recent-searches.ts';

const plain = { favorite: false, closeCutOffTime: false, isWarning: false } as const;
const anyAccount: fc.Arbitrary<ListedAccount> = fc.record({
  accountName: fc.string(),
  accountCurrency: fc.constantFrom(...CURRENCIES),
  favorite: fc.boolean(),
  closeCutOffTime: fc.boolean(),
  isWarning: fc.boolean(),
});

describe('accounts', () => {
  const expected: readonly ListedAccount[] = [
    { ...plain, accountName: 'Favorite that warns', accountCurrency: 'SGD', favorite: true, isWarning: true },
    { ...plain, accountName: 'Favorite', accountCurrency: 'USD', favorite: true },
    { ...plain, accountName: 'Closed', accountCurrency: 'EUR', closeCutOffTime: true },
    { ...plain, accountName: 'Operational A', accountCurrency: 'IDR' },
    { ...plain, accountName: 'Operational B', accountCurrency: 'IDR' },
    { ...plain, accountName: 'Dollar', accountCurrency: 'USD' },
    { ...plain, accountName: 'Australian', accountCurrency: 'AUD' },
    { ...plain, accountName: 'Yen', accountCurrency: 'JPY' },
    { ...plain, accountName: 'Dormant', accountCurrency: 'IDR', favorite: true, isWarning: true, isIdle: true },
  ];

  it('are sorted from any order, and reversed on request', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...expected], { minLength: expected.length }), (shuffled) => {
        expect(sortAccounts(shuffled, 'asc')).toEqual(expected);
        expect(sortAccounts(shuffled, 'desc')).toEqual(expected.toReversed());
      }),
    );
  });

  it('are all kept, favorites before the others', () => {
    fc.assert(
      fc.property(fc.array(anyAccount), (accounts) => {
        const sorted = sortAccounts(accounts, 'asc');
        expect(new Set(sorted)).toEqual(new Set(accounts));
        expect(sorted.findLastIndex(({ favorite }) => favorite)).toBe(
          accounts.filter(({ favorite }) => favorite).length - 1,
        );
      }),
    );
  });
});

it.each([
  [0, null],
  [-1, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [101, '99+'],
])('a badge for %i says %j', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

describe('recent searches', () => {
  it('keep the five newest, each once, newest first', () => {
    const searches = ['gaji', 'pajak', 'sinar', 'listrik', 'air', 'Gaji', 'bpjs'];
    expect(searches.reduce<string[]>(rememberSearch, [])).toEqual(['bpjs', 'Gaji', 'air', 'listrik', 'sinar']);
  });

  it('do not store an empty search', () => {
    expect(rememberSearch(['gaji'], '   ')).toEqual(['gaji']);
  });

  it('never hold more than five nor the same words twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (searches) => {
        const recent = searches.reduce<string[]>(rememberSearch, []);
        expect(recent.length).toBeLessThanOrEqual(5);
        expect(new Set(recent.map((words) => words.toLowerCase())).size).toBe(recent.length);
      }),
    );
  });
});
