import { sql } from 'kysely';
import { instantOf } from '../../domain/jakarta-time.ts';
import { addDays } from '../../domain/calendar-date.ts';
import type { DateRange } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';

export interface Period {
  readonly start: Date;
  /** The first moment after the period. */
  readonly end: Date;
}

/** Returns the period of whole days in Jakarta. */
export const periodOf = ({ from, to }: DateRange): Period => ({
  start: new Date(instantOf({ date: from, time: '00:00' })),
  end: new Date(instantOf({ date: addDays(to, 1), time: '00:00' })),
});

const ofAccount = (db: Database, companyId: string, accountId: string) =>
  db.selectFrom('postings').where('company_id', '=', companyId).where('account_id', '=', accountId);

export async function lastMovementOn(db: Database, companyId: string, accountId: string): Promise<string | null> {
  const row = await ofAccount(db, companyId, accountId)
    .select(sql<string>`(booked_at at time zone 'Asia/Jakarta')::date`.as('day'))
    .orderBy('booked_at', 'desc')
    .orderBy('posting_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Returns the balance of the account just before a moment. */
export async function balanceBefore(db: Database, companyId: string, accountId: string, at: Date): Promise<bigint> {
  const row = await ofAccount(db, companyId, accountId)
    .select('balance_after')
    .where('booked_at', '<', at)
    .orderBy('booked_at', 'desc')
    .orderBy('posting_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return minorOf(row?.balance_after ?? '0');
}
