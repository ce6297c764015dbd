// The other records that a change of a user group also changes, and the writes of an approved change.
import { sql } from 'kysely';
import type { FieldChange, ImpactNote, UserGroupDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { newRecordId } from '../approval/record-ids.ts';
import { undecidableWithout } from '../approval/undecidable.ts';
import { moveApprovers } from '../people/approver-groups.ts';
import { inactivateUsers } from '../people/inactivate-users.ts';
import { noCascade, type Applied, type Cascade, type Question } from '../resources/definition.ts';
import type { GroupRow, Member } from './store.ts';
import { childrenOf, membersOf } from './user-group-rules.ts';
import type { GroupTypes } from './user-group.ts';

type GroupQuestion = Question<GroupTypes>;

const actor = ({ userId, name }: Member) => ({ userId, name });
const reference = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

function unassigned(users: readonly Member[]): ImpactNote[] {
  return users.length === 0 ? [] : [{ code: 'CA-2', about: users.map(({ name }) => name).slice(0, 50) }];
}

/** What follows when these users become inactive. */
export async function cascadeOfUsers(
  { db, who }: Pick<Actor, 'db' | 'who'>,
  users: readonly Member[],
): Promise<Cascade> {
  const losing = users.filter(({ hasToken }) => hasToken);
  const left = await undecidableWithout(
    db,
    who,
    users.map(({ userId }) => userId),
  );
  return {
    ...noCascade,
    ...left,
    users: users.map(actor),
    losesToken: losing.map(actor),
    notices: [...unassigned(losing), ...left.notices],
  };
}

const activeIn = (question: GroupQuestion) => ({
  children: childrenOf(question).filter(({ status }) => status === 'Active'),
  users: membersOf(question).filter(({ status }) => status !== 'Inactive'),
});

async function ofInactivation(acted: Actor, question: GroupQuestion): Promise<Cascade> {
  const { children, users } = activeIn(question);
  return { ...(await cascadeOfUsers(acted, users)), subUserGroups: children.map(reference) };
}

const mostFollowing = 900;

/** The sub user groups and users that the change takes with it; the approver signs them too. */
export function followsGroup(question: GroupQuestion): FieldChange[] {
  const { action } = question;
  if (action === 'delete')
    return childrenOf(question).map(({ name, status }) => ({
      field: `subUserGroups.${name}.status`,
      before: status,
      after: null,
    }));
  if (action !== 'inactivate') return [];
  const { children, users } = activeIn(question);
  const taken = [
    ...children.map(({ name, status }) => ({ field: `subUserGroups.${name}.status`, before: status })),
    ...users.map(({ userId, status }) => ({ field: `users.${userId}.status`, before: status })),
  ];
  return taken.slice(0, mostFollowing).map((one) => ({ ...one, after: 'Inactive' }));
}

/** A deletion also deletes the sub user groups and removes the group from the profiles of its users. */
function ofDeletion(question: GroupQuestion): Cascade {
  const users = membersOf(question).map(actor);
  const subUserGroups = childrenOf(question).map(reference);
  return { ...noCascade, subUserGroups, users };
}

export async function groupCascade(acted: Actor, question: GroupQuestion): Promise<Cascade | null> {
  if (question.action === 'inactivate') return ofInactivation(acted, question);
  return question.action === 'delete' ? ofDeletion(question) : null;
}

const valuesOf = ({ userGroupName, workflowMapIds, enterpriseLimitIds }: UserGroupDraft) => ({
  name: userGroupName,
  workflow_map_ids: workflowMapIds,
  enterprise_limit_ids: enterpriseLimitIds,
});

const approvalOf = ({ who, now }: Actor, { maker }: Applied) => ({
  changed_by: JSON.stringify(maker),
  changed_at: now,
  approved_by: JSON.stringify({ userId: who.userId, name: who.name }),
});

async function create(acted: Actor, draft: UserGroupDraft, applied: Applied): Promise<string> {
  const { db, who, now } = acted;
  const group_id = await newRecordId(acted, 'user_group_numbers');
  const { approved_by } = approvalOf(acted, applied);
  const created = { created_by: JSON.stringify(applied.maker), created_at: now, approved_by };
  await db
    .insertInto('user_groups')
    .values({ company_id: who.companyId, group_id, ...valuesOf(draft), ...created })
    .execute();
  return group_id;
}

async function update(acted: Actor, { id }: GroupRow, applied: Applied, values: object): Promise<void> {
  await acted.db
    .updateTable('user_groups')
    .set({ ...values, ...approvalOf(acted, applied), revision: sql<number>`revision + 1` })
    .where('company_id', '=', acted.who.companyId)
    .where('group_id', '=', id)
    .execute();
}

/** Also renames the group in profiles and approval groups, because they refer to it by name. */
async function rename({ db, who }: Actor, before: string, after: string): Promise<void> {
  if (before === after) return;
  const { companyId } = who;
  await db
    .updateTable('user_details')
    .set({ user_group: after })
    .where('company_id', '=', companyId)
    .where('user_group', '=', before)
    .execute();
  await db
    .updateTable('approval_groups')
    .set({ name: after })
    .where('company_id', '=', companyId)
    .where('name', '=', before)
    .execute();
}

async function inactivate(acted: Actor, row: GroupRow, question: GroupQuestion): Promise<void> {
  const { db, who, now } = acted;
  await db
    .updateTable('sub_user_groups')
    .set({ is_active: false, changed_at: now, revision: sql<number>`revision + 1` })
    .where('company_id', '=', who.companyId)
    .where('user_group_id', '=', row.id)
    .where('is_active', '=', true)
    .execute();
  const userIds = activeIn(question).users.map(({ userId }) => userId);
  await inactivateUsers(acted, { companyId: who.companyId, userIds });
}

async function remove({ db, who }: Actor, row: GroupRow, question: GroupQuestion): Promise<void> {
  const { companyId } = who;
  const users = { companyId, userIds: membersOf(question).map(({ userId }) => userId) };
  await moveApprovers(db, users, [row.name, ...childrenOf(question).map(({ name }) => name)], []);
  await db
    .updateTable('user_details')
    .set({ user_group: null, sub_user_group: null, revision: sql<number>`revision + 1` })
    .where('company_id', '=', companyId)
    .where('user_group', '=', row.name)
    .execute();
  await db
    .deleteFrom('sub_user_groups')
    .where('company_id', '=', companyId)
    .where('user_group_id', '=', row.id)
    .execute();
  await db.deleteFrom('user_groups').where('company_id', '=', companyId).where('group_id', '=', row.id).execute();
}

export async function applyToGroup(acted: Actor, question: GroupQuestion, applied: Applied): Promise<string> {
  const { action, subject } = question;
  const { row, draft } = subject;
  if (draft && !row) return create(acted, draft, applied);
  if (!row) throw new Error('A change of a user group names none');
  if (action === 'delete') await remove(acted, row, question);
  if (draft) await rename(acted, row.name, draft.userGroupName);
  if (draft) await update(acted, row, applied, valuesOf(draft));
  if (action === 'inactivate') await update(acted, row, applied, { status: 'Inactive' });
  if (action === 'reactivate') await update(acted, row, applied, { status: 'Active' });
  if (action === 'inactivate') await inactivate(acted, row, question);
  return row.id;
}
