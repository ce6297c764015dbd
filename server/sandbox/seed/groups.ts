// The user group of the demonstration users, and the workflow maps and limits that a group can have.
import type { Database } from '../../db/database.ts';
import { services } from './companies.ts';

export const demoCompanies = ['NUSANTARA', 'BAHARI'] as const;

const month = 30 * 86_400_000;

const workflowMaps = [
  { map_id: 'wm-0001', name: 'Matriks Keuangan' },
  { map_id: 'wm-0002', name: 'Matriks Cabang' },
  { map_id: 'wm-0003', name: 'Matriks Lama', is_active: false },
];
const enterpriseLimits = [
  { limit_id: 'el-0001', name: 'Limit Operasional' },
  { limit_id: 'el-0002', name: 'Limit Cabang' },
  { limit_id: 'el-0003', name: 'Limit Lama', is_active: false },
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

export async function seedGroups(db: Database, now: Date): Promise<void> {
  const group = { group_id: 'ug-0001', name: 'Keuangan', ...byTheBank(now) };
  const named = { workflow_map_ids: ['wm-0001'], enterprise_limit_ids: ['el-0001'] };
  await db.insertInto('workflow_maps').values(everywhere(workflowMaps)).execute();
  await db.insertInto('enterprise_limits').values(everywhere(enterpriseLimits)).execute();
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
