// The rules that block a change of a user profile, and the records that it depends on.
import { expiryFault } from '../../domain/identity-expiry.ts';
import { doRolesExclude, isAdministratorRole } from '../../domain/user-access.ts';
import type { UserProfileDraft } from '../../generated/types.ts';
import type { Question, Related } from '../resources/definition.ts';
import type { Blocker, ReservedName } from '../tasks/kind.ts';
import { leaveBlockers, todayOf } from '../people/leave.ts';
import { lastAdministrator } from './last-administrator.ts';
import {
  documentOf,
  identityNumberOf,
  personOfDraft,
  serialNumberOf,
  storedDocument,
  tokenKey,
  type ProfileFacts,
} from './profile-facts.ts';
import type { ProfileRow } from './profile-store.ts';
import type { ProfileTypes } from './user-profile.ts';

export type ProfileQuestion = Question<ProfileTypes>;

function groupBlockers(draft: UserProfileDraft, { groups, subGroups, approvalGroups }: ProfileFacts): Blocker[] {
  if (draft.area === 'administration') return [];
  const group = groups.get(draft.userGroupId);
  const sub = subGroups.get(draft.subUserGroupId);
  if (!group) return [{ code: '193', about: [], field: 'userGroupId' }];
  if (!sub || sub.user_group_id !== group.id) return [{ code: '193', about: [], field: 'subUserGroupId' }];
  if (draft.approvalGroupIds?.some((id) => !approvalGroups.has(id)))
    return [{ code: '193', about: [], field: 'approvalGroupIds' }];
  return [
    ...(sub.is_active ? [] : [{ code: 'CA-4' as const, about: [sub.name] }]),
    ...(group.status === 'Active' ? [] : [{ code: 'CA-5' as const, about: [group.name] }]),
  ];
}

/** A hard token must be in the stock of the company, and promised to no other user. */
function tokenBlockers(draft: UserProfileDraft, row: ProfileRow | null, { tokens, waiting }: ProfileFacts): Blocker[] {
  const serial = serialNumberOf(draft);
  if (serial === undefined || serial === row?.serial_number) return [];
  const device = tokens.get(serial);
  const isPromised = waiting.some((one) => one.draft.userId !== draft.userId && serialNumberOf(one.draft) === serial);
  const isFree = device?.token_type === 'Hard Token' && device.user_id === null && !isPromised;
  return isFree ? [] : [{ code: '173', about: [serial], field: 'token.serialNumber' }];
}

export function repeatedInProfile(draft: UserProfileDraft): string | undefined {
  if (draft.area === 'administration') return undefined;
  const services = draft.allowances.map(({ serviceType }) => serviceType);
  return new Set(services).size < services.length ? 'allowances' : undefined;
}

function allowanceBlockers(draft: UserProfileDraft, { subGroups }: ProfileFacts): Blocker[] {
  if (draft.area === 'administration') return [];
  const services = draft.allowances.map(({ serviceType }) => serviceType);
  const given = subGroups.get(draft.subUserGroupId)?.services ?? services;
  if (services.every((service) => given.includes(service))) return [];
  return [{ code: '94', about: [], field: 'allowances' }];
}

export const isOfCompany = (userId: string, companyId: string) =>
  userId.slice(userId.indexOf('@') + 1).toUpperCase() === companyId.toUpperCase();

function identityBlockers(draft: UserProfileDraft, row: ProfileRow | null, { now }: ProfileFacts): Blocker[] {
  const code = expiryFault(documentOf(draft), row && storedDocument(row), todayOf(now));
  return code ? [{ code, about: [], field: 'identity.expiresOn' }] : [];
}

function partedBlockers(row: ProfileRow | null, { partedWork }: ProfileFacts): Blocker[] {
  const open = partedWork.filter(({ userId }) => userId === row?.id).map(({ refNo }) => refNo);
  return open.length > 0 ? [{ code: 'ADMIN_PERSON_AT_WORK', about: open.slice(0, 50) }] : [];
}

function ofDraft({ subject: { row, draft }, facts }: ProfileQuestion): Blocker[] {
  if (!draft) return [];
  return [
    ...(isOfCompany(draft.userId, facts.companyId) ? [] : [{ code: '72' as const, about: [], field: 'userId' }]),
    ...(doRolesExclude(draft.roles) ? [{ code: 'ADMIN_ROLES_EXCLUDE' as const, about: [], field: 'roles' }] : []),
    ...identityBlockers(draft, row, facts),
    ...partedBlockers(row, facts),
    ...groupBlockers(draft, facts),
    ...tokenBlockers(draft, row, facts),
    ...allowanceBlockers(draft, facts),
    ...(draft.leave ? leaveBlockers(draft.leave, row?.leave ?? [], todayOf(facts.now)) : []),
    ...lastAdministrator(row, facts, {
      roles: draft.roles,
      hasToken: draft.token !== undefined,
      person: personOfDraft(draft),
    }),
  ];
}

function ofGroupsOf(row: ProfileRow): Blocker[] {
  if (row.roles.some(isAdministratorRole)) return [];
  if (row.sub_group_id === null) return [{ code: 'CA-4', about: [] }];
  return [
    ...(row.is_sub_group_active ? [] : [{ code: 'CA-4' as const, about: [row.sub_group_name ?? ''] }]),
    ...(row.group_status === 'Active'
      ? []
      : [{ code: 'CA-5' as const, about: row.group_name ? [row.group_name] : [] }]),
  ];
}

const unless = (isMet: boolean, blocker: Blocker): Blocker[] => (isMet ? [] : [blocker]);

const withToken = ({ name, serial_number: serialNumber }: ProfileRow): Blocker[] =>
  serialNumber === null ? [] : [{ code: 'ADMIN_TOKEN_PRESENT', about: [name], parameters: { serialNumber } }];

function withoutDraft({ action, facts }: ProfileQuestion, row: ProfileRow): Blocker[] {
  if (action === 'reactivate' || action === 'unblock') return ofGroupsOf(row);
  if (action === 'inactivate' || action === 'block' || action === 'delete') return lastAdministrator(row, facts, null);
  if (action === 'unassign-token')
    return [
      ...unless(row.serial_number !== null, { code: 'ADMIN_NO_TOKEN', about: [row.name] }),
      ...lastAdministrator(row, facts, { roles: row.roles, hasToken: false }),
    ];
  if (action === 'assign-token') return withToken(row);
  if (action === 'unlock') return unless(row.is_locked, { code: 'ADMIN_NOT_LOCKED', about: [row.name] });
  return [];
}

export function profileRules(question: ProfileQuestion): Blocker[] {
  const { row } = question.subject;
  return [...(row ? withoutDraft(question, row) : []), ...ofDraft(question)];
}

const dependent = new Set<ProfileQuestion['action']>(['create', 'edit', 'reactivate', 'unblock']);

const record = (recordKind: Related['recordKind'], id: string | null = null, name: string | null = null): Related[] =>
  id && name ? [{ recordKind, recordId: id, name }] : [];

const ownGroups = (row: ProfileRow | null): Related[] =>
  row
    ? [
        ...record('user-group', row.group_id, row.group_name),
        ...record('sub-user-group', row.sub_group_id, row.sub_group_name),
      ]
    : [];

function newGroups(draft: UserProfileDraft | null, { groups, subGroups }: ProfileFacts): Related[] {
  const group = groups.get(draft?.userGroupId ?? '');
  const sub = subGroups.get(draft?.subUserGroupId ?? '');
  return [...record('user-group', group?.id, group?.name), ...record('sub-user-group', sub?.id, sub?.name)];
}

/** The hard token that a task promises to a user. */
export function promisedToken({ row, draft }: ProfileQuestion['subject']): ReservedName[] {
  const serial = draft ? serialNumberOf(draft) : undefined;
  if (serial === undefined || serial === row?.serial_number) return [];
  return [{ name: tokenKey(serial), field: 'userProfile.token.serialNumber', taken: '173' }];
}

/** A profile depends on its groups, those that it has and those that it gets. */
export const relatedToProfile = ({ action, subject: { row, draft }, facts }: ProfileQuestion): Related[] =>
  dependent.has(action) ? [...ownGroups(row), ...newGroups(draft, facts)] : [];

/** The other user IDs of the person, in use or in a waiting creation. */
export function samePersonAs(draft: UserProfileDraft, { samePeople, waiting }: ProfileFacts): string[] {
  const number = identityNumberOf(draft);
  const { identityType } = draft.identity;
  const known = samePeople
    .filter((person) => person.number === number && person.identityType === identityType)
    .map(({ userId, name }) => ({ userId, name }));
  const coming = waiting
    .filter((one) => one.draft.identity.identityType === identityType && identityNumberOf(one.draft) === number)
    .map((one) => ({ userId: one.draft.userId, name: one.draft.name }));
  const others = new Map([...known, ...coming].map((person) => [person.userId, person]));
  others.delete(draft.userId);
  return [...others.values()].map(({ userId, name }) => `${name} (${userId})`);
}
