// Reads what ends within two weeks: passwords of active users, and activation links that were not used.
import { sql } from 'kysely';
import type { ExpiringItem } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { instant, later } from '../../instant.ts';
import { longestPasswordAge } from '../../people/password-age.ts';

const day = 86_400;
const soonDays = 14;

interface Row {
  readonly kind: ExpiringItem['kind'];
  readonly name: string;
  readonly recordId: string;
  readonly expiresAt: Date;
}

export async function readExpiring(
  { db, who, now }: Pick<Context, 'db' | 'who' | 'now'>,
  most: number,
): Promise<ExpiringItem[]> {
  const { companyId } = who;
  const age = sql`make_interval(secs => ${longestPasswordAge}::integer)`;
  const { rows } = await sql<Row>`
    select * from (
      select 'password' as kind, u.name, u.user_id as "recordId", d.password_changed_at + ${age} as "expiresAt"
      from users u join user_details d using (company_id, user_id)
      where u.company_id = ${companyId} and u.status = 'active'
      union all
      select 'activation-link', u.name, u.user_id, l.expires_at
      from mailed_links l join users u using (company_id, user_id)
      where l.company_id = ${companyId} and l.purpose = 'activation' and l.used_at is null
        and l.replaced_at is null and u.status = 'pending'
    ) as ends
    where "expiresAt" >= ${now} and "expiresAt" < ${later(now, soonDays * day)}
    order by "expiresAt", "recordId" limit ${most}`.execute(db);
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: instant(new Date(expiresAt)) }));
}
