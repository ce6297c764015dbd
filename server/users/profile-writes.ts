// The writes of an approved change of a user profile.
import { sql } from 'kysely';
import { accessChange, reachedAccounts, type AccessRights } from '../../domain/account-access.ts';
import { servicesOfMember } from '../../domain/allowances.ts';
import { flagsAfter, flagsInRoles, flagsOfWork, isAdministratorRole } from '../../domain/user-access.ts';
import { lastDayOf, type IdentityDocument } from '../../domain/identity-expiry.ts';
import { leaveFrom } from '../../domain/leave.ts';
import type { AccountAccess, UserProfileDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { enqueue } from '../jobs/queue.ts';
import { chooseApprovalGroups, moveApprovers } from '../people/approver-groups.ts';
import { changeAccountAccess, removeAllAccess } from '../people/grant-access.ts';
import { endSessionsOfUsers, unassignTokens } from '../people/inactivate-users.ts';
import { retireOpenLinks } from '../people/retire-links.ts';
import { Refusal } from '../refusal.ts';
import type { Applied } from '../resources/definition.ts';
import { todayOf } from '../people/leave.ts';
import { documentOf, identityNumberOf, storedDocument, type ProfileFacts } from './profile-facts.ts';
import type { ProfileQuestion } from './profile-rules.ts';
import type { ProfileRow } from './profile-store.ts';

const noAccess = { exceptionalApprover: false, exceptionalReleaser: false };
const acting = ({ who }: Actor) => JSON.stringify({ userId: who.userId, name: who.name });

interface Before {
  readonly flags: readonly string[];
  readonly document: IdentityDocument | null;
}

function columnsOf(draft: UserProfileDraft, facts: ProfileFacts, before: Before) {
  const sub = facts.subGroups.get(draft.subUserGroupId ?? '');
  const user = { name: draft.name, email: draft.email, mobile: draft.mobilePhoneNumber, roles: draft.roles };
  const details = {
    identity_type: draft.identity.identityType,
    identity_number: identityNumberOf(draft),
    identity_expires_on: lastDayOf(documentOf(draft), before.document),
    user_group: facts.groups.get(draft.userGroupId ?? '')?.name ?? null,
    sub_user_group: sub?.name ?? null,
    ...(draft.leave && { leave: JSON.stringify(leaveFrom(draft.leave, todayOf(facts.now))) }),
  };
  if (draft.area === 'administration')
    return { user: { ...user, services: [], flags: [...before.flags] }, details: { ...details, allowances: null } };
  const services = servicesOfMember(sub?.services ?? [], draft.roles, draft.allowances);
  const flags = flagsAfter(before.flags, draft.access, { ...noAccess, ...draft });
  return { user: { ...user, services, flags }, details: { ...details, allowances: JSON.stringify(draft.allowances) } };
}

async function memberRights(
  { db, who }: Actor,
  access: AccountAccess | undefined,
  mayInquire: boolean,
): Promise<AccessRights[]> {
  if (!access) return [];
  const rows = await db
    .selectFrom('accounts')
    .select(['account_id as accountId', 'kind'])
    .where('company_id', '=', who.companyId)
    .where('kind', 'in', ['SA', 'CA', 'TD', 'LOAN'])
    .execute();
  const current = rows.flatMap(({ accountId, kind }) =>
    kind === 'SA' || kind === 'CA' ? [{ accountId, accountType: kind }] : [],
  );
  const others = rows.filter(({ kind }) => kind === 'TD' || kind === 'LOAN');
  const reached = reachedAccounts(access, current);
  if (!mayInquire) return reached.filter(({ transaction }) => transaction);
  return [...reached, ...others.map(({ accountId }) => ({ accountId, inquiry: true, transaction: false }))];
}

const membershipsOf = ({ db, who }: Actor, userId: string) =>
  db.deleteFrom('approval_group_members').where('company_id', '=', who.companyId).where('user_id', '=', userId);

async function giveToken(actor: Actor, userId: string, token: NonNullable<UserProfileDraft['token']>): Promise<void> {
  const { db, who, now } = actor;
  if (token.tokenType === 'Soft Token') {
    await enqueue(db, { kind: 'token.issue-soft', payload: { companyId: who.companyId, userId }, runAt: now });
    return;
  }
  const given = await db
    .updateTable('token_devices')
    .set({ user_id: userId, status: 'Active', wrong_responses: 0, assigned_at: now })
    .where('company_id', '=', who.companyId)
    .where('serial_number', '=', token.serialNumber)
    .where('user_id', 'is', null)
    .returning('serial_number')
    .execute();
  if (given.length === 0) throw new Refusal('173');
}

async function replaceToken(actor: Actor, row: ProfileRow, { token }: UserProfileDraft): Promise<void> {
  const isSame =
    token?.tokenType === row.token_type &&
    (token?.tokenType !== 'Hard Token' || token.serialNumber === row.serial_number);
  if (isSame || (!token && row.serial_number === null)) return;
  await unassignTokens(actor.db, { companyId: actor.who.companyId, userIds: [row.id] });
  if (token) await giveToken(actor, row.id, token);
}

export const mailActivation = ({ db, now }: Actor, userId: string): Promise<void> =>
  enqueue(db, { kind: 'user.mail-activation', payload: { userId }, runAt: now });

const accessOf = (draft: UserProfileDraft, facts: ProfileFacts) =>
  facts.subGroups.get(draft.subUserGroupId ?? '')?.account_access;
const mayInquire = (draft: UserProfileDraft) => draft.area === 'corporate' && draft.access.inquiry;

export async function createProfile(
  actor: Actor,
  { facts }: ProfileQuestion,
  draft: UserProfileDraft,
  { maker }: Applied,
): Promise<string> {
  const { db, who, now } = actor;
  const { userId } = draft;
  const company_id = who.companyId;
  const { user, details } = columnsOf(draft, facts, { flags: flagsOfWork(draft.roles), document: null });
  await db
    .insertInto('users')
    .values({ company_id, user_id: userId, ...user, status: 'pending', password_hash: null, last_login_at: null })
    .execute();
  await db
    .insertInto('user_details')
    .values({
      company_id,
      user_id: userId,
      ...details,
      previous_login_at: null,
      password_changed_at: now,
      changed_at: now,
      created_by: JSON.stringify(maker),
      created_at: now,
      approved_by: acting(actor),
    })
    .execute();
  const rights = await memberRights(actor, accessOf(draft, facts), mayInquire(draft));
  const users = { companyId: company_id, userIds: [userId] };
  await changeAccountAccess(db, users, accessChange([], rights));
  await moveApprovers(db, users, [], [details.user_group, details.sub_user_group]);
  if (draft.area === 'corporate')
    await chooseApprovalGroups(db, { companyId: company_id, userId }, draft.approvalGroupIds ?? []);
  if (draft.token) await giveToken(actor, userId, draft.token);
  await mailActivation(actor, userId);
  return userId;
}

/** Marks the profile as changed by the maker of the task. */
export async function stampProfile(
  actor: Actor,
  userId: string,
  { maker }: Applied,
  values: object = {},
): Promise<void> {
  await actor.db
    .updateTable('user_details')
    .set({
      changed_by: JSON.stringify(maker),
      changed_at: actor.now,
      approved_by: acting(actor),
      revision: sql<number>`revision + 1`,
      ...values,
    })
    .where('company_id', '=', actor.who.companyId)
    .where('user_id', '=', userId)
    .execute();
}

export async function updateUser({ db, who }: Actor, userId: string, values: object): Promise<void> {
  await db
    .updateTable('users')
    .set(values)
    .where('company_id', '=', who.companyId)
    .where('user_id', '=', userId)
    .execute();
}

/** Who reads the old mailbox must not get in; a new user gets the link to activate at the new address. */
async function moveMail(actor: Actor, { id, email, status }: ProfileRow, draft: UserProfileDraft): Promise<void> {
  if (draft.email === email) return;
  await retireOpenLinks(actor.db, { companyId: actor.who.companyId, userId: id }, actor.now);
  if (status === 'Pending Activation') await mailActivation(actor, id);
}

export async function editProfile(
  actor: Actor,
  { facts }: ProfileQuestion,
  row: ProfileRow,
  draft: UserProfileDraft,
  applied: Applied,
): Promise<void> {
  const kept = { flags: flagsInRoles(row, draft.roles), document: storedDocument(row) };
  const { user, details } = columnsOf(draft, facts, kept);
  const before = await memberRights(actor, row.account_access ?? undefined, !row.flags.includes('isWithoutInquiry'));
  const after = await memberRights(actor, accessOf(draft, facts), mayInquire(draft));
  const users = { companyId: actor.who.companyId, userIds: [row.id] };
  await updateUser(actor, row.id, user);
  await moveMail(actor, row, draft);
  // A deleted sub user group leaves its accounts with its users, who are inactive; nothing else says which these were.
  if (row.sub_group_id === null) await removeAllAccess(actor.db, users);
  await changeAccountAccess(actor.db, users, accessChange(before, after));
  if (draft.area === 'administration' && !row.roles.some(isAdministratorRole))
    await membershipsOf(actor, row.id).execute();
  const next = [details.user_group, details.sub_user_group];
  await moveApprovers(actor.db, users, [row.group_name, row.sub_group_name], next);
  if (draft.area === 'corporate' && draft.approvalGroupIds)
    await chooseApprovalGroups(actor.db, { companyId: actor.who.companyId, userId: row.id }, draft.approvalGroupIds);
  await replaceToken(actor, row, draft);
  await stampProfile(actor, row.id, applied, details);
}

/** The user stays in the database for requests and the audit trail, without any access. */
export async function deleteProfile(actor: Actor, row: ProfileRow, applied: Applied): Promise<void> {
  const { db, who, now } = actor;
  const users = { companyId: who.companyId, userIds: [row.id] };
  await unassignTokens(db, users);
  await removeAllAccess(db, users);
  await membershipsOf(actor, row.id).execute();
  await updateUser(actor, row.id, { status: 'inactive', deleted_at: now, password_hash: null, services: [] });
  await stampProfile(actor, row.id, applied, { user_group: null, sub_user_group: null, leave: '[]' });
  await endSessionsOfUsers(actor, users);
}

export async function assignToken(actor: Actor, row: ProfileRow, draft: UserProfileDraft): Promise<void> {
  if (draft.token) await giveToken(actor, row.id, draft.token);
}
