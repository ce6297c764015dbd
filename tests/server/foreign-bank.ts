// Foreign transfers of the demonstration company: its payees abroad and at this bank, and forms that pay them.
import { expect } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import type { Answer, TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { decideOn, user } from './request-bank.ts';
import { fromOperasional } from './transfer-bank.ts';

export const dollars = { id: 'acc-0003', number: '1370020099017', alias: 'Ekspor USD', currency: 'USD' } as const;
export const rupiah = fromOperasional;

export const tokyo = {
  bankName: 'MUFG Bank',
  bankCode: 'BOTKJPJT',
  bankAddress: '2-7-1 Marunouchi Chiyoda-ku Tokyo',
  country: 'JP',
  accountNumber: '0012876543',
  accountName: 'Tokyo Trading KK',
  addressLine1: '1-9-2 Nihonbashi',
  addressLine2: 'Chuo-ku Tokyo 103-0027',
  citizenship: 'WNA',
  residency: '02',
  category: '02',
  currency: 'USD',
};

export const frankfurt = {
  ...tokyo,
  bankName: 'Deutsche Bank',
  bankCode: 'DEUTDEFF',
  bankAddress: 'Taunusanlage 12 Frankfurt am Main',
  country: 'DE',
  accountNumber: 'DE89370400440532013000',
  accountName: 'Frankfurt Maschinen GmbH',
  currency: 'EUR',
};

export const usd = (value: string) => ({ value, currency: 'USD' });

export const counter = { rateType: 'counter' } as const;

/** A telegraphic transfer of dollars from the dollar account. */
export const dollarForm = (value: string, more: object = {}) => ({
  transferType: 'TT',
  fromAccount: dollars,
  payee: { kind: 'account', beneficiary: tokyo },
  transactionDetails: { amount: usd(value), purposeCode: '2012' },
  charges: { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'REMITTER' },
  remitterBeneficiaryRelationship: 'NON_AFFILIATED',
  isRemitterSameAsBeneficiary: false,
  timing: { kind: 'immediate' },
  ...more,
});

/** The same, bought with rupiah at the counter rate. */
export const boughtForm = (value: string, more: object = {}) =>
  dollarForm(value, { fromAccount: rupiah, deal: counter, ...more });

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision, menuAccess: 'FCY' });

export const submitForeign = (bank: TestBank, form: object, confirmed: readonly string[] = []) =>
  outputOf<SubmitReceipt>(bank, 'submitForeignTransfer', { user: user('MAKER01'), body: { form, confirmed } });

interface Decision {
  readonly action: 'approve' | 'release';
  readonly confirmed: readonly string[];
}

/** Signs and sends one decision on a foreign transfer, and returns its answer. */
export const decideForeign = (
  bank: TestBank,
  id: string,
  { action, confirmed }: Decision,
  receipt: SubmitReceipt,
): Promise<Answer> => decideOn(bank, id, action, receipt, { menuAccess: 'FCY', confirmed });

/** Verifies, approves and releases a foreign transfer; fails if a decision is refused. */
export async function releaseForeign(
  bank: TestBank,
  receipt: SubmitReceipt,
  approvers: readonly string[] = ['APPROVER01'],
  confirmed: readonly string[] = [],
): Promise<void> {
  if (receipt.status === 'Pending Verify') {
    const verified = await ask(bank, 'verifyRequest', {
      user: user('VERIFIER01'),
      body: { ...keyOf(receipt), confirmed },
    });
    expect(verified.code).toBe('00');
  }
  for (const id of approvers)
    expect((await decideForeign(bank, id, { action: 'approve', confirmed }, receipt)).code).toBe('00');
  expect((await decideForeign(bank, 'RELEASER01', { action: 'release', confirmed }, receipt)).code).toBe('00');
}

/** A deal of the dealing room to buy dollars with rupiah on 23 November. */
export const addBuyingDeal = (
  { services: { db } }: TestBank,
  dealNumber: string,
  amount: string,
  changes: object = {},
) =>
  db
    .insertInto('deals')
    .values({
      company_id: 'NUSANTARA',
      deal_number: dealNumber,
      from_currency: 'IDR',
      to_currency: 'USD',
      currency: 'USD',
      rate: '16390.00',
      amount,
      value_date: '2026-11-23',
      valid_until: new Date('2026-11-23T14:00:00+07:00'),
      ...changes,
    })
    .execute();

export const favoriteAbroad = (favoriteName: string, changes: object = {}) => ({
  paymentType: 'FCY',
  favoriteName,
  shareFavoriteWith: { scope: 'private', subUserGroups: [] },
  transferType: 'TT',
  beneficiary: frankfurt,
  chargeInstruction: 'OUR',
  chargeTransactionFeeTo: 'REMITTER',
  remitterBeneficiaryRelationship: 'NON_AFFILIATED',
  isRemitterSameAsBeneficiary: false,
  transactionDetails: { purposeCode: '2012' },
  ...changes,
});
