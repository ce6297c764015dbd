// Rates that the dealing room agreed with a company, and how much of them payments have used.
import { sql } from 'kysely';
import { checkRestOfDeal, type Deal } from '../../domain/special-rate.ts';
import { money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { Refusal, refusalOf } from '../refusal.ts';

export interface StoredDeal extends Deal {
  /** The price in rupiah of one unit of the foreign currency. */
  readonly rate: string;
}

export interface DealQuestion {
  readonly companyId: string;
  readonly dealNumber: string;
  /** The request whose own use is left out, because it is checked again. */
  readonly exceptRefNo?: string | undefined;
}

const ownPart = (refNo: string) => sql<string>`coalesce((
  select deal_part(r.conversion, d.currency) from requests r
  where r.company_id = d.company_id and r.ref_no = ${refNo} and r.has_special_rate and r.tab <> 'unsuccessful'
    and r.content #>> '{form,deal,dealNumber}' = d.deal_number), 0)`;

const isKnownElsewhere = async (db: Database, dealNumber: string): Promise<boolean> =>
  (await db.selectFrom('deals').select('deal_number').where('deal_number', '=', dealNumber).executeTakeFirst()) !==
  undefined;

export async function findDeal(
  db: Database,
  { companyId, dealNumber, exceptRefNo = '' }: DealQuestion,
): Promise<StoredDeal> {
  const found = await db
    .selectFrom('deals as d')
    .select(['from_currency', 'to_currency', 'amount', 'currency', 'rate', 'value_date', 'valid_until'])
    .select(sql<string>`used - ${ownPart(exceptRefNo)}`.as('used'))
    .where('company_id', '=', companyId)
    .where('deal_number', '=', dealNumber)
    .executeTakeFirst();
  if (!found) throw new Refusal((await isKnownElsewhere(db, dealNumber)) ? '2' : '3');
  return {
    from: found.from_currency,
    to: found.to_currency,
    amount: money(minorOf(found.amount), found.currency),
    used: money(minorOf(found.used), found.currency),
    rate: found.rate.replace(/0{1,4}$/, ''),
    valueDate: found.value_date,
    validUntil: found.valid_until.getTime(),
  };
}

interface UsingRequest {
  readonly companyId: string;
  readonly refNo: string;
}

/** Throws a Refusal when the deal no longer covers what the request uses of it. */
export async function checkDealCovers(db: Database, { companyId, refNo }: UsingRequest): Promise<void> {
  const found = await db
    .selectFrom('requests as r')
    .innerJoin('deals as d', (join) =>
      join
        .onRef('d.company_id', '=', 'r.company_id')
        .on(sql`r.content #>> '{form,deal,dealNumber}'`, '=', sql.ref('d.deal_number')),
    )
    .select(['d.amount', 'd.used', 'd.currency', sql<string>`deal_part(r.conversion, d.currency)`.as('part')])
    .where('r.company_id', '=', companyId)
    .where('r.ref_no', '=', refNo)
    .executeTakeFirst();
  if (!found) throw new Refusal('3');
  const inCurrency = (minor: bigint) => money(minor, found.currency);
  const part = minorOf(found.part);
  const deal = { amount: inCurrency(minorOf(found.amount)), used: inCurrency(minorOf(found.used) - part) };
  const checked = checkRestOfDeal(deal, inCurrency(part));
  if (!checked.ok) throw refusalOf(checked);
}

interface TouchedDeals {
  readonly taskIds: readonly string[];
  readonly dealNumbers?: readonly string[];
}

/**
 * Locks the deals of these requests and the named deals, in a fixed order. Call it after locking the requests and
 * before writing the audit trail.
 */
export async function lockDeals(
  db: Database,
  companyId: string,
  { taskIds, dealNumbers = [] }: TouchedDeals,
): Promise<void> {
  await sql`select d.deal_number from deals d
    where d.company_id = ${companyId} and (d.deal_number = any(${[...dealNumbers]}::text[]) or d.deal_number in (
      select r.content #>> '{form,deal,dealNumber}' from requests r
      where r.company_id = ${companyId} and r.task_id = any(${[...taskIds]}::text[]) and r.has_special_rate))
    order by d.deal_number for update`.execute(db);
}
