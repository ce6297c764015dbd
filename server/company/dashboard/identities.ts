// The users whose passport has ended, or ends within the days that the bank says.
import { sql } from 'kysely';
import { addDays } from '../../../domain/calendar-date.ts';
import { identityValidity } from '../../../domain/identity-expiry.ts';
import type { Context } from '../../context.ts';
import { readNumber } from '../../parameters.ts';
import { todayOf } from '../../people/leave.ts';

export interface EndingIdentity {
  readonly userId: string;
  readonly name: string;
  readonly expiresOn: string;
  readonly validity: 'expiring' | 'expired';
}

/** The soonest first. An inactive user cannot log in, so the document of one does not matter. */
export async function readEndingIdentities(
  { db, who, now }: Pick<Context, 'db' | 'who' | 'now'>,
  most: number,
): Promise<EndingIdentity[]> {
  const today = todayOf(now);
  const noticeDays = await readNumber(db, 'IDENTITY_NOTICE_DAYS');
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id as userId', 'u.name', sql<string>`d.identity_expires_on::text`.as('expiresOn')])
    .where('d.company_id', '=', who.companyId)
    .where('d.identity_expires_on', '<=', addDays(today, noticeDays))
    .where('u.status', '!=', 'inactive')
    .orderBy('d.identity_expires_on')
    .orderBy('u.user_id')
    .limit(most)
    .execute();
  return rows.flatMap((row) => {
    const validity = identityValidity(row.expiresOn, { today, noticeDays });
    return validity === 'valid' ? [] : [{ ...row, validity }];
  });
}
