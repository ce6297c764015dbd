// A group of settings that a company changes as a whole, as the only record of its kind.
import { sql } from 'kysely';
import type { ActingUser, RecordStamp } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { lockCompany } from '../db/company-lock.ts';
import type { Database } from '../db/database.ts';
import { instant } from '../instant.ts';
import type { AdminRecord, Applied } from './definition.ts';

export interface SettingRow extends AdminRecord {
  readonly stamp: RecordStamp;
}

const byTheBank: ActingUser = { userId: 'BANK@BANK', name: 'Bank' };

const settingsOf = (db: Database, companyId: string, settings: readonly string[]) =>
  db
    .selectFrom('companies as c')
    .innerJoin(sql<{ setting: string }>`unnest(${[...settings]}::text[])`.as<'n'>(sql`n (setting)`), (join) =>
      join.onTrue(),
    )
    .leftJoin('company_settings as s', (join) =>
      join.onRef('s.company_id', '=', 'c.company_id').onRef('s.setting', '=', 'n.setting'),
    )
    .select(['n.setting as id', 'c.name', 'c.created_at', 's.changed_by', 's.changed_at', 's.approved_by'])
    .select(sql<number>`coalesce(s.revision, 1)`.as('revision'))
    .where('c.company_id', '=', companyId)
    .orderBy('n.setting');

export async function loadSettings(
  db: Database,
  companyId: string,
  settings: readonly string[],
  lock: boolean,
): Promise<SettingRow[]> {
  // A setting that was never changed has no row that could be locked.
  if (lock) await lockCompany(db, 'matrix', companyId);
  const rows = await settingsOf(db, companyId, settings).execute();
  return rows.map(({ id, name, revision, created_at: createdAt, ...row }) => ({
    id,
    name,
    revision,
    status: 'Active',
    stamp: {
      createdBy: byTheBank,
      createdAt: instant(createdAt),
      changedBy: row.changed_by,
      changedAt: row.changed_at && instant(row.changed_at),
      approvedBy: row.approved_by,
    },
  }));
}

export async function markChanged(
  { db, who, now }: Actor,
  { id: setting, revision }: SettingRow,
  { maker }: Applied,
): Promise<void> {
  const values = {
    revision: revision + 1,
    changed_by: JSON.stringify(maker),
    changed_at: now,
    approved_by: JSON.stringify({ userId: who.userId, name: who.name }),
  };
  await db
    .insertInto('company_settings')
    .values({ company_id: who.companyId, setting, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'setting']).doUpdateSet(values))
    .execute();
}
