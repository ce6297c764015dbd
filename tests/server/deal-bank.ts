// A deal of the dealing room, and transfers from a dollar account that use it.
import type { RequestDraft } from '../../server/approval/draft.ts';
import type { TestBank } from './bank.ts';
import { draftOf } from './request-bank.ts';
import { company, idr } from './transfer-bank.ts';

export const dealNumber = 'FX2611230087';
export const dollars = { id: 'acc-0003', number: '1370020099017', alias: 'Ekspor USD', currency: 'USD' } as const;
const beneficiary = {
  bankCode: '013',
  bankName: 'Bank',
  accountNumber: '1370010246802',
  accountName: 'PT Nusantara Sejahtera Abadi',
  currency: 'IDR',
};

export const dealForm = (value: string, more: object = {}) => ({
  transferType: 'OVB',
  fromAccount: dollars,
  payee: { kind: 'account', beneficiary },
  transactionDetails: { amount: idr(value) },
  deal: { rateType: 'special', dealNumber },
  timing: { kind: 'immediate' },
  ...more,
});

export async function addDeal({ services: { db } }: TestBank, amount: string): Promise<void> {
  await db
    .insertInto('deals')
    .values({
      company_id: company,
      deal_number: dealNumber,
      from_currency: 'USD',
      to_currency: 'IDR',
      currency: 'USD',
      amount,
      rate: '16540.00',
      value_date: '2026-11-23',
      valid_until: new Date('2026-11-23T14:00:00+07:00'),
    })
    .execute();
}

export const usedOfDeal = async ({ services: { db } }: TestBank): Promise<string | undefined> =>
  (await db.selectFrom('deals').select('used').where('deal_number', '=', dealNumber).executeTakeFirst())?.used;

/** A checked request that pays rupiah from the dollars of the deal. */
export function draftAtDeal(value: string, debit: string): RequestDraft {
  const form = dealForm(value) as never;
  return draftOf(value, {
    service: 'SVC_LCY_OVB',
    content: { kind: 'local-transfer', form },
    fromAccount: dollars,
    hasSpecialRate: true,
    conversion: {
      rateType: 'special',
      rate: '16540.00',
      debitAmount: { value: debit, currency: 'USD' },
      creditAmount: { value, currency: 'IDR' },
      validUntil: '2026-11-23T14:00:00+07:00',
    },
  });
}
