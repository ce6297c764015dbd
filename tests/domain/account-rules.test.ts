import { expect, test } from 'vitest';
import { casaWarnings, depositWarnings, instalmentState, loanWarnings } from '../../domain/account-warnings.ts';
import { checkHistoryRange } from '../../domain/history-range.ts';
import { partOf, shareOf, simpleInterest } from '../../domain/interest.ts';
import { orderKeyOf, sortAccounts } from '../../domain/list-order.ts';
import { isNear } from '../../domain/near-due.ts';

const calm = { status: 'active', ledger: 1000n, hold: 0n, minimum: 0n, overdraft: 0n } as const;

test('an account says why it deserves attention', () => {
  expect(casaWarnings(calm)).toEqual([]);
  expect(casaWarnings({ ...calm, hold: 1n })).toEqual(['held-funds']);
  expect(casaWarnings({ ...calm, status: 'dormant', minimum: 1001n })).toEqual(['dormant', 'below-minimum']);
  expect(casaWarnings({ ...calm, ledger: -899n, overdraft: 1000n })).toEqual(['overdrawn']);
  expect(casaWarnings({ ...calm, ledger: -900n, overdraft: 1000n })).toEqual(['overdrawn', 'limit-nearly-used']);
});

test('a deposit matures soon within seven days, an instalment is due within ten', () => {
  expect(depositWarnings('2026-11-30', '2026-11-23')).toEqual(['maturing-soon']);
  expect(depositWarnings('2026-12-01', '2026-11-23')).toEqual([]);
  expect(instalmentState('2026-12-03', '2026-11-23')).toBe('due');
  expect(instalmentState('2026-12-04', '2026-11-23')).toBe('upcoming');
  expect(loanWarnings('2026-11-22', '2026-11-23')).toEqual(['overdue']);
  expect(loanWarnings(null, '2026-11-23')).toEqual([]);
});

test('interest is exact and rounded once, half up', () => {
  expect(simpleInterest(5_000_000_000_00n, '4.75', 92, 365)).toBe(59_863_013_70n);
  expect(simpleInterest(1_175_000_00n, '6.85', 31, 360)).toBe(6_930_87n);
  expect(partOf(59_863_013_70n, '20')).toBe(11_972_602_74n);
  expect([shareOf(1n, 3n), shareOf(2n, 3n), shareOf(0n, 0n), shareOf(5n, 5n)]).toEqual([
    '33.33',
    '66.67',
    '0.00',
    '100.00',
  ]);
});

test('a share never outgrows what the contract can write', () => {
  expect([shareOf(9_999n, 1n), shareOf(10n ** 15n, 1n)]).toEqual(['999900.00', '999999.99']);
});

const codeOf = (from: string, to: string) => {
  const checked = checkHistoryRange({ from, to }, '2026-11-23', 60);
  return checked.ok ? '' : checked.code;
};

test('days of the past lie in order and not too far back', () => {
  expect(codeOf('2026-09-24', '2026-11-23')).toBe('');
  expect(codeOf('2026-09-23', '2026-11-23')).toBe('197');
  expect(codeOf('2026-11-23', '2026-11-22')).toBe('198');
  expect(codeOf('2026-11-01', '2027-01-30')).toBe('199');
});

test('the order as text is the order of the lists', () => {
  const account = { accountCurrency: 'IDR', favorite: false, closeCutOffTime: false, isWarning: false } as const;
  const accounts = [
    { ...account, accountName: 'Zamrud', accountCurrency: 'USD' as const },
    { ...account, accountName: 'Batu', favorite: true },
    { ...account, accountName: 'Arus' },
    { ...account, accountName: 'Yudha', isWarning: true },
  ];
  const byText = accounts.toSorted((left, right) => (orderKeyOf(left) < orderKeyOf(right) ? -1 : 1));
  expect(byText).toEqual(sortAccounts(accounts, 'asc'));
});

test('a day is near by working days, and never beyond the known calendar', () => {
  const calendar = { knownFrom: '2026-01-01', knownUntil: '2026-12-31', holidays: [] };
  expect(isNear(calendar, '2026-11-23', '2026-11-25', 2)).toBe(true);
  expect(isNear(calendar, '2026-11-23', '2026-11-26', 2)).toBe(false);
  expect(isNear(calendar, '2026-11-23', '2026-11-22', 2)).toBe(false);
  expect(isNear(calendar, '2026-12-30', '2027-01-04', 5)).toBe(false);
});
