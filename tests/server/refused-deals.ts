// Causes for which a payment at the rate of a deal is refused, of either direction of the exchange.
import type { CurrencyCode } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { expectAll, type Answers } from './refusal-causes.ts';

interface Exchanged {
  readonly bank: TestBank;
  /** The deal is stored, with more than the payment needs. */
  readonly dealNumber: string;
  readonly amount: string;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** A currency that the payment has nothing to do with. */
  readonly strange: CurrencyCode;
  answersWith(dealNumber: string): Answers;
}

/** The deal is unknown, of another company, exchange or day, too small, used up, or ended. It is as before afterwards. */
export async function refuseDeals({
  bank,
  dealNumber,
  amount,
  from,
  to,
  strange,
  answersWith,
}: Exchanged): Promise<void> {
  const deals = bank.services.db.updateTable('deals').where('deal_number', '=', dealNumber);
  const today = '2026-11-23';
  const changes = [
    ['2', { company_id: 'BAHARI' }, { company_id: 'NUSANTARA' }],
    ['10', { amount: '1.00' }, { amount }],
    ['1', { amount: '1.00', used: '1.00' }, { amount, used: '0.00' }],
    ['14b', { value_date: '2026-11-24' }, { value_date: today }],
    ['5', { to_currency: strange }, { to_currency: to }],
    ['11', { from_currency: to, to_currency: from }, { from_currency: from, to_currency: to }],
    ['9', { valid_until: new Date(`${today}T08:00:00+07:00`) }, { valid_until: new Date(`${today}T23:59:00+07:00`) }],
  ] as const;
  await expectAll(answersWith('NONE'), '3');
  for (const [code, change, back] of changes) {
    await deals.set(change).execute();
    await expectAll(answersWith(dealNumber), code);
    await deals.set(back).execute();
  }
}
