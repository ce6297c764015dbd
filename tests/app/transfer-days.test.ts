import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { completeTransfer, transferFailures } from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import {
  emptyTransfer,
  repairedValues,
  type TransferValues,
} from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { soonIn } from '../../src/components/kinds/local-transfer/soon-in.ts';
import type { LocalTransferForm } from '../../generated/types.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00+07:00'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
afterEach(() => vi.setSystemTime(new Date('2026-11-23T09:00:00+07:00')));

const filled: TransferValues = {
  ...emptyTransfer,
  transferType: 'BIFAST',
  fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  payeeKind: 'favorite',
  payee: { ...emptyTransfer.payee, favoriteId: 'fav-000431' },
  transactionDetails: {
    ...emptyTransfer.transactionDetails,
    amount: { value: '50000.00', currency: 'IDR' },
    purposeCode: '03',
  },
};
const on = (transactionDate: string): TransferValues => ({
  ...filled,
  timing: { kind: 'forward-dated', transactionDate },
});
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+07:00`);

test('a method that opens later shows the time of arrival, not minutes', () => {
  const arrival = { speed: 'minutes', expectedBy: '2026-11-23T08:30:00+07:00' } as const;
  expect(soonIn({ arrival, opensAt: '08:00' }, at('07:45'))).toBe(undefined);
  expect(soonIn({ arrival, opensAt: null }, at('08:00'))).toBe('minutes');
  expect(soonIn({ arrival, opensAt: null }, at('05:30'))).toBe(undefined);
});

const past = [{ field: 'timing.transactionDate', code: '117' }];

test('a transfer cannot be filled in for a day that has passed', () => {
  expect(transferFailures(on('2026-11-20'))).toEqual(past);
  expect(completeTransfer(on('2026-11-20'))).toBe(undefined);
  expect(transferFailures(on('2026-11-23'))).toEqual([]);
});

test('a draft that is opened again after its day asks for another one', () => {
  const draft = on('2026-11-24');
  expect(completeTransfer(draft)).toBeDefined();
  vi.setSystemTime(new Date('2026-11-25T00:00:00+07:00'));
  expect(transferFailures(draft)).toEqual(past);
});

test('a repair may keep its past day, but no other past day is accepted', () => {
  const sent = completeTransfer(on('2026-11-24')) as LocalTransferForm;
  vi.setSystemTime(new Date('2026-11-25T09:00:00+07:00'));
  const values = repairedValues(sent);
  expect(transferFailures(values)).toEqual([]);
  const moved = { ...values, timing: { kind: 'forward-dated', transactionDate: '2026-11-20' } as const };
  expect(transferFailures(moved)).toEqual(past);
});
