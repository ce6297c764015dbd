// A user profile field by field as text, for the differences that approvers see and sign.
import { allowanceOf } from '../../domain/allowances.ts';
import { lastDayOf } from '../../domain/identity-expiry.ts';
import {
  exceptionalApprover,
  exceptionalReleaser,
  isAdministratorRole,
  toggleNames,
  togglesOf,
} from '../../domain/user-access.ts';
import type { FieldChange, UserAllowance, UserProfileDraft } from '../../generated/types.ts';
import { leaveText } from '../people/leave.ts';
import { documentOf, identityNumberOf, storedDocument, type ProfileFacts } from './profile-facts.ts';
import type { ProfileQuestion } from './profile-rules.ts';
import type { ProfileRow } from './profile-store.ts';

type Words = Record<string, string | null>;
type AdministratorDraft = Extract<UserProfileDraft, { area: 'administration' }>;
type CorporateDraft = Extract<UserProfileDraft, { area: 'corporate' }>;

export function allowancesOf(row: ProfileRow): UserAllowance[] {
  const { roles, allowances, sub_group_services: services } = row;
  if (roles.includes('IO') || roles.some(isAdministratorRole)) return [];
  return (services ?? []).map((service) => allowanceOf(service, roles, allowances));
}

export function identityOf(row: ProfileRow): UserProfileDraft['identity'] {
  const { identity_type: identityType, identity_number: number, identity_expires_on: expiresOn } = row;
  if (identityType === 'KTP') return { identityType, identityNumber: number };
  return { identityType, passportNumber: number, ...(expiresOn !== null && { expiresOn }) };
}

function tokenOf({ token_type: type, serial_number: serial }: ProfileRow): UserProfileDraft['token'] {
  if (type === null || serial === null) return undefined;
  return type === 'Hard Token' ? { tokenType: type, serialNumber: serial } : { tokenType: type };
}

const isAdministrator = ({ roles }: ProfileRow) => roles.some(isAdministratorRole);

function commonOf(row: ProfileRow) {
  const token = tokenOf(row);
  const { id: userId, name, email, mobile: mobilePhoneNumber } = row;
  return {
    userId,
    name,
    email,
    mobilePhoneNumber,
    identity: identityOf(row),
    leave: row.leave,
    ...(token && { token }),
  };
}

/** The present profile in the shape of the form. */
export function profileDraftOf(row: ProfileRow): UserProfileDraft {
  if (isAdministrator(row)) {
    const roles = row.roles as AdministratorDraft['roles'];
    return { area: 'administration', ...commonOf(row), roles, userGroupId: null, subUserGroupId: null };
  }
  return {
    area: 'corporate',
    ...commonOf(row),
    roles: row.roles as CorporateDraft['roles'],
    userGroupId: row.group_id ?? '',
    subUserGroupId: row.sub_group_id ?? '',
    approvalGroupIds: row.approval_groups.map(({ id }) => id),
    access: togglesOf(row.flags, row.roles),
    allowances: allowancesOf(row),
    exceptionalApprover: row.flags.includes(exceptionalApprover),
    exceptionalReleaser: row.flags.includes(exceptionalReleaser),
  };
}

const stages = [
  ['allowMaker', 'MK'],
  ['allowVerifier', 'VF'],
  ['allowApprover', 'AP'],
  ['allowReleaser', 'RL'],
] as const;

const allowedRoles = (allowance: UserAllowance) =>
  stages.flatMap(([stage, role]) => (allowance[stage] === 1 ? [role] : [])).join(',') || null;

const onOff = (isOn: boolean) => (isOn ? 'on' : null);

function accessWords(draft: CorporateDraft): Words {
  return {
    ...Object.fromEntries(toggleNames.map((name) => [`toggle.${name}`, onOff(draft.access[name])])),
    ...Object.fromEntries(draft.allowances.map((one) => [`allowance.${one.serviceType}`, allowedRoles(one)])),
    exceptionalApprover: onOff(draft.exceptionalApprover),
    exceptionalReleaser: onOff(draft.exceptionalReleaser),
  };
}

export const tokenText = (token: UserProfileDraft['token']): string | null =>
  token ? [token.tokenType, 'serialNumber' in token ? token.serialNumber : ''].join(' ').trim() : null;

/** The facts have only the groups that a draft names; the row has its own. */
const nameOf = (id: string | null, known: ProfileFacts['groups' | 'subGroups'], own: string | null = null) =>
  known.get(id ?? '')?.name ?? own;

function groupWords(
  { userGroupId, subUserGroupId }: UserProfileDraft,
  facts: ProfileFacts,
  row: ProfileRow | null,
): Words {
  const ownGroup = userGroupId === row?.group_id ? row?.group_name : null;
  const ownSub = subUserGroupId === row?.sub_group_id ? row?.sub_group_name : null;
  return {
    userGroup: nameOf(userGroupId, facts.groups, ownGroup),
    subUserGroup: nameOf(subUserGroupId, facts.subGroups, ownSub),
  };
}

function approvalGroupText({ approvalGroupIds }: CorporateDraft, facts: ProfileFacts, row: ProfileRow | null) {
  const own = row?.approval_groups ?? [];
  const names = approvalGroupIds?.map((id) => facts.approvalGroups.get(id)?.name ?? id) ?? own.map(({ name }) => name);
  return names.toSorted().join(', ') || null;
}

export function profileWords(draft: UserProfileDraft, facts: ProfileFacts, row: ProfileRow | null): Words {
  const { identity } = draft;
  return {
    userId: draft.userId,
    name: draft.name,
    email: draft.email,
    mobilePhoneNumber: draft.mobilePhoneNumber,
    roles: draft.roles.join(','),
    identity: `${identity.identityType} ${identityNumberOf(draft)}`,
    identityExpiresOn: lastDayOf(documentOf(draft), row && storedDocument(row)),
    token: tokenText(draft.token),
    leave: leaveText(draft.leave ?? row?.leave ?? [], facts.now),
    ...groupWords(draft, facts, row),
    ...(draft.area === 'corporate'
      ? { approvalGroups: approvalGroupText(draft, facts, row), ...accessWords(draft) }
      : {}),
  };
}

const statusAfter: Readonly<Partial<Record<ProfileQuestion['action'], string>>> = {
  inactivate: 'Inactive',
  reactivate: 'Active',
  block: 'Blocked',
  unblock: 'Active',
};

/** The differences of an action without a form. */
export function ownProfileChange({ action, subject: { row } }: ProfileQuestion): FieldChange[] {
  if (!row) return [];
  const token = tokenText(tokenOf(row));
  const lost = token ? [{ field: 'token', before: token, after: null }] : [];
  if (action === 'unassign-token') return lost;
  if (action === 'unlock') return [{ field: 'lock', before: 'locked', after: null }];
  if (action === 'reset-password') return [{ field: 'password', before: null, after: 'reset' }];
  if (action === 'resend-activation') return [{ field: 'activation', before: null, after: row.email }];
  const status = { field: 'status', before: row.status, after: statusAfter[action] ?? null };
  return action === 'inactivate' || action === 'delete' ? [status, ...lost] : [status];
}
