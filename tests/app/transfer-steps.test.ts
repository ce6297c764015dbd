import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PaymentNote } from '../../generated/types.ts';
import { transferToFavorite } from '../../src/components/kinds/local-transfer/initial-transfer.ts';
import {
  completeTransfer,
  transferFailures,
  transferSchema as schema,
} from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import { openSections, sectionOf } from '../../src/components/kinds/local-transfer/transfer-sections.ts';
import { stepsDone as doneOf } from '../../src/components/payment-form/steps-done.ts';
import {
  emptyTransfer,
  nameCheckOf,
  type TransferValues,
} from '../../src/components/kinds/local-transfer/transfer-values.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00+07:00'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

function stepsDone(
  values: TransferValues,
  refused?: ReadonlySet<string>,
  confirmed?: readonly PaymentNote[],
): Readonly<Record<string, boolean>> {
  const isDone = doneOf({ schema, sectionOf, openSections }, values, refused, confirmed);
  return Object.fromEntries(['from', 'to', 'amount', 'rail', 'details', 'review'].map((id) => [id, isDone(id)]));
}

const beneficiary = {
  ...emptyTransfer.payee.beneficiary,
  bankCode: '014',
  bankName: 'Bank Central Asia',
  accountNumber: '5270338812',
  accountName: 'CV Sinar Jaya Abadi',
};
const whole: TransferValues = {
  ...emptyTransfer,
  transferType: 'BIFAST',
  railFor: 'acc-0001/014/50000.00/2026-11-23/',
  fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  payeeKind: 'other',
  payee: { ...emptyTransfer.payee, beneficiary },
  found: { ...emptyTransfer.found, name: 'CV Sinar Jaya Abadi', asked: '014/5270338812' },
  transactionDetails: {
    ...emptyTransfer.transactionDetails,
    amount: { value: '50000.00', currency: 'IDR' },
    purposeCode: '03',
  },
};
const all = { from: true, to: true, amount: true, rail: true, details: true, review: false };

test('every step of a transfer that would be accepted is ticked', () => {
  expect(stepsDone(whole)).toEqual(all);
});

test('a favorite kept for another method asks for what clearing needs before the method is ticked', () => {
  const beneficiary = { bankCode: '014', bankName: 'Bank Central Asia', accountNumber: '5270338812' } as const;
  const kept = { ...beneficiary, accountName: 'CV Sinar Jaya Abadi', currency: 'IDR', category: '02' } as const;
  const { payee } = transferToFavorite({
    favoriteId: 'fav-000418',
    form: {
      paymentType: 'LCY',
      favoriteName: 'Sinar Jaya',
      shareFavoriteWith: { scope: 'company', subUserGroups: [] },
      transferType: 'BIFAST',
      beneficiary: kept,
    },
  });
  const byBifast: TransferValues = { ...whole, payeeKind: 'favorite', payee };
  expect(stepsDone(byBifast)['rail']).toBe(true);
  const byClearing: TransferValues = { ...byBifast, transferType: 'RTGS' };
  expect(stepsDone(byClearing)['rail']).toBe(false);
  const missing = ['addressLine1', 'citizenship', 'clearingCode', 'residency'];
  expect(
    transferFailures(byClearing)
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(missing.map((detail) => `payee.beneficiary.${detail}`));
  expect(payee.missing.toSorted()).toEqual(missing);
  const added = { addressLine1: 'Jl. Mangga Dua 8', citizenship: 'WNI', clearingCode: '0140012', residency: '01' };
  const filled = { ...byClearing, payee: { ...payee, beneficiary: { ...payee.beneficiary, ...added } } };
  expect(stepsDone(filled)['rail']).toBe(true);
  expect(completeTransfer(filled)?.payee).toMatchObject({
    kind: 'favorite',
    favoriteId: 'fav-000418',
    beneficiary: { ...kept, ...added },
  });
});

test('a method that was open for another amount is not ticked', () => {
  const amount = { value: '150.00', currency: 'IDR' } as const;
  const changed = { ...whole, transactionDetails: { ...whole.transactionDetails, amount } };
  expect(stepsDone(changed)).toMatchObject({ rail: false, details: false });
});

test('a payee is not ticked before the name was checked, nor while it differs and that is not confirmed', () => {
  const moved = { ...whole, payee: { ...whole.payee, beneficiary: { ...beneficiary, accountNumber: '5270338813' } } };
  expect(stepsDone(moved)['to']).toBe(false);
  const other = { ...whole, payee: { ...whole.payee, invoiceName: 'Toko Sumber Rejeki' } };
  expect([nameCheckOf(other), stepsDone(other)['to']]).toEqual(['different', false]);
  const parameters = { entered: 'Toko Sumber Rejeki', found: 'CV Sinar Jaya Abadi' };
  const note = { kind: 'name-differs', code: '129', mustConfirm: true, parameters } as const;
  expect(stepsDone(other, undefined, [note])['to']).toBe(true);
  expect(stepsDone(moved, undefined, [note])['to']).toBe(false);
  const renamed = { ...other, found: { ...other.found, name: 'PT Maju Bersama' } };
  expect(stepsDone(renamed, undefined, [note])['to']).toBe(false);
  const corrected = { ...other, payee: { ...other.payee, invoiceName: 'Sinar Jaya Abadi' } };
  expect([nameCheckOf(corrected), stepsDone(corrected)['to']]).toEqual(['same', true]);
});

test('a failed check of the name marks the account, until another one is typed', () => {
  const unnamed = { ...whole.payee, beneficiary: { ...beneficiary, accountName: '' } };
  const found = { ...emptyTransfer.found, failure: 'ERR_HOST_INQUIRY', failedFor: '014/5270338812' };
  const failed: TransferValues = { ...whole, payee: unnamed, found };
  expect(transferFailures(failed)).toEqual([{ field: 'payee.beneficiary.accountNumber', code: 'ERR_HOST_INQUIRY' }]);
  const moved = { ...unnamed, beneficiary: { ...unnamed.beneficiary, accountNumber: '5270338813' } };
  expect(transferFailures({ ...failed, payee: moved }).map(({ code }) => code)).not.toContain('ERR_HOST_INQUIRY');
  const proxy = { ...unnamed, proxy: { proxyType: '01', proxy: '081218000804' } };
  const byProxy = {
    ...failed,
    payeeKind: 'proxy',
    payee: proxy,
    found: { ...found, failedFor: '081218000804' },
  } as const;
  expect(transferFailures(byProxy)).toContainEqual({ field: 'payee.proxy.proxy', code: 'ERR_HOST_INQUIRY' });
});

test('a name that came from the bank is never called the same, by any method, unless the user typed one', () => {
  const byClearing = { ...whole, transferType: 'RTGS' } as const;
  expect(nameCheckOf(byClearing)).toBe('not-compared');
  const invoice = { ...byClearing, payee: { ...whole.payee, invoiceName: 'Toko Sumber Rejeki' } };
  expect(nameCheckOf(invoice)).toBe('different');
  const typed = { ...byClearing.payee, beneficiary: { ...beneficiary, accountName: 'Sinar Jaya Abadi' } };
  expect(nameCheckOf({ ...byClearing, payee: typed })).toBe('same');
});

test('a method is not ticked for an amount or a day that the bank refuses', () => {
  expect(stepsDone(whole, new Set(['amount']))).toMatchObject({ rail: false, details: false });
});

test('an empty form and a day that has passed are not ticked', () => {
  expect(Object.values(stepsDone(emptyTransfer))).not.toContain(true);
  const past = { ...whole, timing: { kind: 'forward-dated', transactionDate: '2026-11-20' } as const };
  expect(stepsDone(past)).toMatchObject({ from: true, to: true, amount: false });
});

test('a typed name that clearing sends is checked in the review, so nothing is asked before', () => {
  const typed = { ...whole, transferType: 'RTGS', found: emptyTransfer.found } as const;
  expect([nameCheckOf(typed), stepsDone(typed)['to']]).toEqual(['in-review', true]);
  expect(nameCheckOf({ ...typed, transferType: 'BIFAST' })).toBe('unchecked');
});

test('neither the method nor the details of a clearing are ticked while a detail is missing', () => {
  const byClearing = { ...whole, transferType: 'LLG' } as const;
  expect(stepsDone(byClearing)).toMatchObject({ to: true, rail: false, details: false });
  const known = { clearingCode: '0140012', addressLine1: 'Jl. Sudirman 1', citizenship: 'WNI', residency: '01' };
  const filled = { ...byClearing.payee, beneficiary: { ...beneficiary, ...known, category: '02' } };
  expect(stepsDone({ ...byClearing, payee: filled })).toEqual(all);
});
