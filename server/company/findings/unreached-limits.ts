// The enterprise limits that no row of the workflow maps in force leads to.
import { sql } from 'kysely';
import { unreachedLimits } from '../../../domain/approval/unreached-limits.ts';
import type { SetUpFinding } from '../../../generated/types.ts';
import type { OwnedMatrix } from '../../approval/matrix.ts';
import { minorOf } from '../../db/numeric.ts';
import { finding } from './finding.ts';
import type { Reading } from '../../context.ts';

async function readRanges({ db, who }: Reading) {
  const rows = await db
    .selectFrom('enterprise_limit_items as i')
    .innerJoin('enterprise_limits as l', (join) =>
      join.onRef('l.company_id', '=', 'i.company_id').onRef('l.limit_id', '=', 'i.limit_id'),
    )
    .select(['l.limit_id as id', 'l.name', 'i.service', sql<string>`l.minimum_amount::text`.as('least')])
    .select(sql<string>`least(i.amount, l.maximum_amount)::text`.as('most'))
    .where('i.company_id', '=', who.companyId)
    .where('l.is_active', '=', true)
    .orderBy('l.limit_id')
    .orderBy('i.service')
    .execute();
  return rows.map(({ least, most, ...row }) => ({ ...row, minimum: minorOf(least), maximum: minorOf(most) }));
}

/** A company without rows has other findings, which say more. */
export async function readUnreachedLimits(context: Reading, { rows }: OwnedMatrix): Promise<SetUpFinding[]> {
  if (rows.length === 0) return [];
  const found = unreachedLimits(await readRanges(context), rows);
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const record = { kind: 'enterprise-limit', id: first.id, name: first.name } as const;
    return [finding('limit-without-row', record, { names: same.map(({ service }) => service) })];
  });
}
