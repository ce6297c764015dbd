// The account groups of a demonstration company: rupiah and foreign currency below one group, one account in none.
import type { Database } from '../../db/database.ts';
import { demoAccounts } from './account-list.ts';
import { byTheBank } from './groups.ts';

const groups = [
  { group_id: 'ag-0001', name: 'Perusahaan', parent_id: null, level: 1, position: 0 },
  { group_id: 'ag-0002', name: 'Kas Operasional', parent_id: 'ag-0001', level: 2, position: 0 },
  { group_id: 'ag-0003', name: 'Valuta Asing', parent_id: 'ag-0001', level: 2, position: 1 },
];

const payers: readonly string[] = ['CA', 'SA'];

export async function seedAccountGroups(db: Database, company_id: string, now: Date): Promise<void> {
  await db
    .insertInto('account_groups')
    .values(groups.map((group) => ({ company_id, ...group, ...byTheBank(now) })))
    .execute();
  const placed = demoAccounts
    .filter(
      ({ companyId, kind, status = 'active' }) =>
        companyId === company_id && payers.includes(kind) && status === 'active',
    )
    .slice(0, -1);
  await db
    .insertInto('account_group_members')
    .values(
      placed.map(({ accountId: account_id, currency }) => ({
        company_id,
        account_id,
        group_id: currency === 'IDR' ? 'ag-0002' : 'ag-0003',
      })),
    )
    .execute();
}
