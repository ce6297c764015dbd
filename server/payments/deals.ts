// What the dealing room agreed with a company, and what payments have taken of it.
import { sql } from 'kysely';
import type { Deal } from '../../domain/special-rate.ts';
import { money } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../ledger/amounts.ts';
import { Refusal } from '../refusal.ts';

export interface StoredDeal extends Deal {
  /** Rupiah for one unit of the foreign currency. */
  readonly rate: string;
}

type Reader = Pick<Context, 'db' | 'who'>;

/** Of both amounts of a conversion the one that is in the currency of the deal. */
async function usedOf({ db, who }: Reader, dealNumber: string, currency: string, exceptRefNo: string) {
  const { used } = await db
    .selectFrom('requests')
    .select(
      sql<string>`coalesce(sum(case when conversion #>> '{debitAmount,currency}' = ${currency}
        then (conversion #>> '{debitAmount,value}')::numeric
        else (conversion #>> '{creditAmount,value}')::numeric end), 0)::text`.as('used'),
    )
    .where('company_id', '=', who.companyId)
    .where('has_special_rate', '=', true)
    .where('tab', '<>', 'unsuccessful')
    .where('ref_no', '<>', exceptRefNo)
    .where(sql<boolean>`content #>> '{form,deal,dealNumber}' = ${dealNumber}`)
    .executeTakeFirstOrThrow();
  return used;
}

/** exceptRefNo: the request that is being repaired may use again what it took. */
export async function findDeal(reader: Reader, dealNumber: string, exceptRefNo = ''): Promise<StoredDeal> {
  const found = await reader.db
    .selectFrom('deals')
    .selectAll()
    .where('company_id', '=', reader.who.companyId)
    .where('deal_number', '=', dealNumber)
    .executeTakeFirst();
  if (!found) throw new Refusal('3');
  const used = await usedOf(reader, dealNumber, found.currency, exceptRefNo);
  return {
    from: found.from_currency,
    to: found.to_currency,
    amount: money(minorOf(found.amount), found.currency),
    used: money(minorOf(used), found.currency),
    rate: found.rate.replace(/0{1,4}$/, ''),
    valueDate: found.value_date,
    validUntil: found.valid_until.getTime(),
  };
}
