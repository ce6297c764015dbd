// Carries out an approved change of an account group.
import { sql } from 'kysely';
import type { AccountGroupDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { newRecordId } from '../approval/record-ids.ts';
import type { Applied, Question } from '../resources/definition.ts';
import type { AccountGroupTypes } from './account-group.ts';
import { changeChart } from './chart-versions.ts';
import type { GroupRow } from './group-store.ts';

const lastPlace = 100_000;

/** The level and the place are provisional; changeChart() writes those of all groups. */
async function create(actor: Actor, { groupName: name, parentId }: AccountGroupDraft, { maker }: Applied) {
  const { db, who, now } = actor;
  const group_id = await newRecordId(actor, 'account_group_numbers');
  const approved_by = JSON.stringify({ userId: who.userId, name: who.name });
  const created = { created_by: JSON.stringify(maker), created_at: now, approved_by };
  const place = { parent_id: parentId, level: 1, position: lastPlace };
  await db
    .insertInto('account_groups')
    .values({ company_id: who.companyId, group_id, name, ...place, ...created })
    .execute();
  return group_id;
}

async function update(actor: Actor, row: GroupRow, draft: AccountGroupDraft, { maker }: Applied): Promise<void> {
  const { db, who, now } = actor;
  const isMoved = row.parent_id !== draft.parentId;
  await db
    .updateTable('account_groups')
    .set({
      name: draft.groupName,
      parent_id: draft.parentId,
      ...(isMoved && { position: lastPlace }),
      revision: sql<number>`revision + 1`,
      changed_by: JSON.stringify(maker),
      changed_at: now,
      approved_by: JSON.stringify({ userId: who.userId, name: who.name }),
    })
    .where('company_id', '=', who.companyId)
    .where('group_id', '=', row.id)
    .execute();
}

async function leave({ db, who }: Actor, groupId: string): Promise<void> {
  await db
    .deleteFrom('account_group_members')
    .where('company_id', '=', who.companyId)
    .where('group_id', '=', groupId)
    .execute();
}

/** Puts exactly these accounts into the group; those of another group leave it. */
async function fill(actor: Actor, group_id: string, accountIds: readonly string[]): Promise<void> {
  await leave(actor, group_id);
  if (accountIds.length === 0) return;
  await actor.db
    .insertInto('account_group_members')
    .values(accountIds.map((account_id) => ({ company_id: actor.who.companyId, account_id, group_id })))
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet({ group_id }))
    .execute();
}

async function remove(actor: Actor, { id }: GroupRow): Promise<void> {
  await leave(actor, id);
  await actor.db
    .deleteFrom('account_groups')
    .where('company_id', '=', actor.who.companyId)
    .where('group_id', '=', id)
    .execute();
}

export function applyToGroup(
  actor: Actor,
  { subject: { row, draft } }: Question<AccountGroupTypes>,
  applied: Applied,
): Promise<string> {
  return changeChart(actor, applied, async () => {
    if (row && draft) await update(actor, row, draft, applied);
    if (row && !draft) await remove(actor, row);
    const id = row?.id ?? (draft ? await create(actor, draft, applied) : '');
    if (draft) await fill(actor, id, draft.accountIds);
    return id;
  });
}
