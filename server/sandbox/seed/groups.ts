// The user group of the demonstration users, and the workflow maps and limits that a group can have.
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { businessDay } from '../../reference/business-day.ts';
import { inForce } from '../../reference/in-force.ts';
import { services } from './companies.ts';

export const demoCompanies = ['NUSANTARA', 'BAHARI'] as const;

const month = 30 * 86_400_000;

const workflowMaps = [
  { map_id: 'wm-0001', name: 'Matriks Keuangan' },
  { map_id: 'wm-0002', name: 'Matriks Cabang' },
  { map_id: 'wm-0003', name: 'Matriks Lama', is_active: false },
];
const enterpriseLimits = [
  { limit_id: 'el-0001', name: 'Limit Operasional', maximum_amount: '25000000000.00' },
  { limit_id: 'el-0002', name: 'Limit Cabang', minimum_amount: '10000.00', maximum_amount: '250000000.00' },
  { limit_id: 'el-0003', name: 'Limit Lama', maximum_amount: '50000000.00', is_active: false },
];
export const subGroups = [
  { group_id: 'sug-0001', name: 'Keuangan Jakarta' },
  { group_id: 'sug-0002', name: 'Pembayaran Vendor' },
];

export const byTheBank = (now: Date) => ({
  created_by: JSON.stringify({ userId: 'BANK@BANK', name: 'Bank' }),
  created_at: new Date(now.getTime() - month),
});

const everywhere = <Row extends object>(rows: readonly Row[]) =>
  demoCompanies.flatMap((company_id) => rows.map((row) => ({ company_id, ...row })));

/** Gives every limit all types, each up to what the bank, its rail and the limit allow. */
async function seedLimitItems(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('enterprise_limit_items')
    .columns(['company_id', 'limit_id', 'service', 'item_id', 'amount'])
    .expression(
      db
        .selectFrom('enterprise_limits as l')
        .innerJoin('limit_defaults as d', (join) => join.on('d.service', '<>', ''))
        .innerJoin('services as s', 's.service', 'd.service')
        .leftJoin('rail_limits', (join) =>
          join
            .onRef('rail_limits.service', '=', 's.service')
            .on('rail_limits.currency', '=', 'IDR')
            .on(inForce({ table: 'rail_limits', keys: ['service', 'currency'] }, businessDay(now))),
        )
        .select(['l.company_id', 'l.limit_id', 's.service'])
        .select(
          sql<string>`'eli-' || lpad((row_number() over (partition by l.company_id
          order by l.limit_id, s.service))::text, 4, '0')`.as('item_id'),
        )
        .select(sql<string>`least(d.default_limit, rail_limits.maximum, l.maximum_amount)`.as('amount')),
    )
    .execute();
}

export async function seedGroups(db: Database, now: Date): Promise<void> {
  const group = { group_id: 'ug-0001', name: 'Keuangan', ...byTheBank(now) };
  const named = { workflow_map_ids: ['wm-0001'], enterprise_limit_ids: ['el-0001'] };
  await db.insertInto('workflow_maps').values(everywhere(workflowMaps)).execute();
  await db.insertInto('enterprise_limits').values(everywhere(enterpriseLimits)).execute();
  await seedLimitItems(db, now);
  await db
    .insertInto('user_groups')
    .values(everywhere([{ ...group, ...named }]))
    .execute();
  await db
    .insertInto('sub_user_groups')
    .values(
      everywhere(
        subGroups.map((sub) => ({ ...sub, ...byTheBank(now), user_group_id: 'ug-0001', services: [...services] })),
      ),
    )
    .execute();
}
