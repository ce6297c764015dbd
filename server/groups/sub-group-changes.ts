// The users that a change of a sub user group also changes, and the writes of an approved change.
import { sql } from 'kysely';
import { reachedAccounts } from '../../domain/account-access.ts';
import type { FieldChange, SubUserGroupDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { newRecordId } from '../approval/record-ids.ts';
import { moveApprovers } from '../people/approver-groups.ts';
import { inactivateUsers } from '../people/inactivate-users.ts';
import { noCascade, type Applied, type Cascade } from '../resources/definition.ts';
import { grantMembers } from './grant-members.ts';
import { membersIn, type SubGroupQuestion } from './sub-group-rules.ts';
import { accountsReachedBy, type SubGroupRow } from './sub-group-store.ts';
import { cascadeOfUsers } from './user-group-cascade.ts';

const losing = (question: SubGroupQuestion) => membersIn(question).filter(({ status }) => status !== 'Inactive');

export async function subGroupCascade({ db, who }: Actor, question: SubGroupQuestion): Promise<Cascade | null> {
  if (question.action === 'inactivate') return cascadeOfUsers({ db, who }, losing(question));
  if (question.action !== 'delete') return null;
  const users = membersIn(question).map(({ userId, name }) => ({ userId, name }));
  return { ...noCascade, users };
}

/** The users that become inactive; the approver signs them too. */
export const usersTaken = (question: SubGroupQuestion): FieldChange[] =>
  question.action === 'inactivate'
    ? losing(question).map(({ userId, status }) => ({
        field: `users.${userId}.status`,
        before: status,
        after: 'Inactive',
      }))
    : [];

const valuesOf = (draft: SubUserGroupDraft) => ({
  name: draft.subUserGroupName,
  user_group_id: draft.userGroupId,
  account_access: JSON.stringify(draft.accountAccess),
  services: draft.serviceAccess,
  enterprise_limit_ids: draft.enterpriseLimitIds,
});

const actingUser = ({ who }: Actor) => JSON.stringify({ userId: who.userId, name: who.name });

async function create(actor: Actor, draft: SubUserGroupDraft, { maker }: Applied): Promise<string> {
  const { db, who, now } = actor;
  const group_id = await newRecordId(actor, 'sub_user_group_numbers');
  const stamp = { created_by: JSON.stringify(maker), created_at: now, approved_by: actingUser(actor) };
  await db
    .insertInto('sub_user_groups')
    .values({ company_id: who.companyId, group_id, ...valuesOf(draft), ...stamp })
    .execute();
  return group_id;
}

async function update(actor: Actor, { id }: SubGroupRow, { maker }: Applied, values: object): Promise<void> {
  await actor.db
    .updateTable('sub_user_groups')
    .set({
      ...values,
      changed_by: JSON.stringify(maker),
      changed_at: actor.now,
      approved_by: actingUser(actor),
      revision: sql<number>`revision + 1`,
    })
    .where('company_id', '=', actor.who.companyId)
    .where('group_id', '=', id)
    .execute();
}

/** Profiles name their groups, so a new name or another user group is written into them. */
async function updateProfiles({ db, who }: Actor, row: SubGroupRow, groups: readonly (string | null)[]): Promise<void> {
  const [sub_user_group = null, user_group = null] = groups;
  await db
    .updateTable('user_details')
    .set({ sub_user_group, user_group, revision: sql<number>`revision + 1` })
    .where('company_id', '=', who.companyId)
    .where('sub_user_group', '=', row.name)
    .execute();
}

/** Approval groups are found by name. One that a user group has as well stays with that. */
async function renameApprovers({ db, who }: Actor, before: string, after: string): Promise<void> {
  await sql`update approval_groups a set name = ${after} where company_id = ${who.companyId} and name = ${before}
    and not exists (select 1 from user_groups g where g.company_id = a.company_id and g.name = a.name)`.execute(db);
}

async function edit(actor: Actor, question: SubGroupQuestion, row: SubGroupRow, draft: SubUserGroupDraft) {
  const { db, who } = actor;
  const { facts } = question;
  const userGroup = facts.groups.get(draft.userGroupId)?.name ?? row.user_group_name;
  const users = { companyId: who.companyId, userIds: membersIn(question).map(({ userId }) => userId) };
  if (row.name !== draft.subUserGroupName) await renameApprovers(actor, row.name, draft.subUserGroupName);
  if (row.name !== draft.subUserGroupName || row.user_group_name !== userGroup)
    await updateProfiles(actor, row, [draft.subUserGroupName, userGroup]);
  // By the name of the user group alone: the approval group of the sub user group has the new name already.
  await moveApprovers(db, users, [row.user_group_name], [userGroup]);
  const after = reachedAccounts(draft.accountAccess, [...facts.accounts.values()]);
  await grantMembers(db, users, { before: accountsReachedBy(row, facts), after, services: draft.serviceAccess });
}

async function remove(actor: Actor, question: SubGroupQuestion, row: SubGroupRow): Promise<void> {
  const users = { companyId: actor.who.companyId, userIds: membersIn(question).map(({ userId }) => userId) };
  await updateProfiles(actor, row, [null, null]);
  await moveApprovers(actor.db, users, [row.user_group_name, row.name], []);
  await actor.db
    .deleteFrom('sub_user_groups')
    .where('company_id', '=', actor.who.companyId)
    .where('group_id', '=', row.id)
    .execute();
}

async function inactivate(actor: Actor, question: SubGroupQuestion): Promise<void> {
  const userIds = losing(question).map(({ userId }) => userId);
  await inactivateUsers(actor, { companyId: actor.who.companyId, userIds });
}

export async function applyToSubGroup(actor: Actor, question: SubGroupQuestion, applied: Applied): Promise<string> {
  const { action, subject } = question;
  const { row, draft } = subject;
  if (draft && !row) return create(actor, draft, applied);
  if (!row) throw new Error('A change of a sub user group names none');
  if (action === 'delete') await remove(actor, question, row);
  if (draft) await edit(actor, question, row, draft);
  if (draft) await update(actor, row, applied, valuesOf(draft));
  if (action === 'inactivate') await update(actor, row, applied, { is_active: false });
  if (action === 'reactivate') await update(actor, row, applied, { is_active: true });
  if (action === 'inactivate') await inactivate(actor, question);
  return row.id;
}
