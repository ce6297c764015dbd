// What is wrong with the daily limits of a company, compared with its enterprise limits and with today's use.
import { sql } from 'kysely';
import { dailyFindings } from '../../../domain/daily-findings.ts';
import type { SetUpFinding } from '../../../generated/types.ts';
import { minorOf } from '../../db/numeric.ts';
import { readDailyUse } from '../../ledger/daily-use.ts';
import { dailyLimitsId } from '../../limits/daily-limit-store.ts';
import { businessDay } from '../../reference/business-day.ts';
import { finding } from './finding.ts';
import type { Reading } from '../../context.ts';

/** The highest amount of one request of each service under the active enterprise limits. */
async function highestAmounts({ db, who }: Reading): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('enterprise_limit_items as i')
    .innerJoin('enterprise_limits as l', (join) =>
      join.onRef('l.company_id', '=', 'i.company_id').onRef('l.limit_id', '=', 'i.limit_id'),
    )
    .select(['i.service', sql<string>`max(least(i.amount, l.maximum_amount))::text`.as('most')])
    .where('i.company_id', '=', who.companyId)
    .where('l.is_active', '=', true)
    .groupBy('i.service')
    .orderBy('i.service')
    .execute();
  return new Map(rows.map(({ service, most }) => [service, minorOf(most)]));
}

export async function readDailyFindings(context: Reading): Promise<SetUpFinding[]> {
  const { db, who, now } = context;
  const { services, company } = await readDailyUse(db, { companyId: who.companyId, day: businessDay(now) });
  const all = [...(company ? [{ service: '', ...company }] : []), ...services];
  const limits = all.map(({ service, limit, used, reserved }) => ({
    service,
    limit: limit.minor,
    used: used.minor + reserved.minor,
  }));
  const record = { kind: 'daily-limit', id: dailyLimitsId, name: '' } as const;
  return dailyFindings({ limits, highest: await highestAmounts(context) }).map(({ rule, service, higher }) =>
    finding(rule, record, { names: [service || 'ALL', ...higher] }),
  );
}
