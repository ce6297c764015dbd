// The values of the form of a user profile, and the draft that is sent.
import type { IdentityDocument } from '../../../domain/identity-expiry.ts';
import { leaveFrom, type LeavePeriod } from '../../../domain/leave.ts';
import { toggleNames } from '../../../domain/user-access.ts';
import type {
  AccessToggles,
  RepairedTask,
  RoleCode,
  ServiceCode,
  UserAllowance,
  UserProfileDetail,
  UserProfileDraft,
} from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';

export const corporateRoles = ['MK', 'VF', 'AP', 'RL', 'IO'] as const;
export const administratorRoles = ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'] as const;
export const signingRoles = ['MK', 'VF', 'AP', 'RL'] as const;
type SigningRole = (typeof signingRoles)[number];
export type Toggle = (typeof toggleNames)[number] | 'exceptionalApprover' | 'exceptionalReleaser';

type CorporateDraft = Extract<UserProfileDraft, { area: 'corporate' }>;
type AdministratorDraft = Extract<UserProfileDraft, { area: 'administration' }>;

export interface UserValues {
  readonly area: UserProfileDraft['area'];
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly mobilePhoneNumber: string;
  readonly roles: readonly RoleCode[];
  readonly identityType: 'KTP' | 'Passport';
  readonly identityNumber: string;
  /** The last day of a passport; '' for a KTP. */
  readonly expiresOn: string;
  readonly tokenType: 'none' | 'Soft Token' | 'Hard Token';
  readonly serialNumber: string;
  readonly subUserGroupId: string;
  /** The approval groups of the bank that the user is put into. */
  readonly approvalGroupIds: readonly string[];
  readonly toggles: readonly Toggle[];
  readonly allowed: Readonly<Record<SigningRole, readonly ServiceCode[]>>;
  readonly leave: LeavePeriod[];
}

/** What the form passes to its confirmation. */
export interface PlannedUser {
  readonly mode: 'create' | 'edit';
  readonly values: UserValues;
  readonly before: UserValues | null;
  readonly revision: number | null;
  readonly repair: RepairedTask | null;
  /** The names of the groups that the form has loaded, by id. */
  readonly groups: Readonly<Record<string, GroupOfUser>>;
}

export interface GroupOfUser {
  readonly name: string;
  readonly userGroupId: string;
  readonly userGroupName: string;
}

export const noValues: UserValues = {
  area: 'corporate',
  userId: '',
  name: '',
  email: '',
  mobilePhoneNumber: '',
  roles: [],
  identityType: 'KTP',
  identityNumber: '',
  expiresOn: '',
  tokenType: 'none',
  serialNumber: '',
  subUserGroupId: '',
  approvalGroupIds: [],
  toggles: ['inquiry'],
  allowed: { MK: [], VF: [], AP: [], RL: [] },
  leave: [],
};

const stageOf = { MK: 'allowMaker', VF: 'allowVerifier', AP: 'allowApprover', RL: 'allowReleaser' } as const;

const allowedBy = (allowances: readonly UserAllowance[]): UserValues['allowed'] => {
  const of = (role: SigningRole) => allowances.flatMap((one) => (one[stageOf[role]] === 1 ? [one.serviceType] : []));
  return { MK: of('MK'), VF: of('VF'), AP: of('AP'), RL: of('RL') };
};

interface Access {
  readonly access: AccessToggles;
  readonly exceptionalApprover: boolean;
  readonly exceptionalReleaser: boolean;
}

const togglesOf = ({ access, exceptionalApprover, exceptionalReleaser }: Access): Toggle[] => [
  ...toggleNames.filter((name) => access[name]),
  ...(exceptionalApprover ? ['exceptionalApprover' as const] : []),
  ...(exceptionalReleaser ? ['exceptionalReleaser' as const] : []),
];

const identityOf = (identity: UserProfileDraft['identity']) => ({
  identityType: identity.identityType,
  identityNumber: identity.identityType === 'KTP' ? identity.identityNumber : identity.passportNumber,
  expiresOn: identity.identityType === 'KTP' ? '' : (identity.expiresOn ?? ''),
});

/** The identity document as the rules know it. */
export const documentOf = ({ identityType, identityNumber, expiresOn }: UserValues): IdentityDocument => ({
  type: identityType,
  number: identityNumber,
  expiresOn: (identityType === 'Passport' && expiresOn) || null,
});

const idsOf = (groups: UserProfileDetail['approvalGroups'] = []) => groups.map(({ id }) => id);

export function valuesOf(detail: UserProfileDetail): UserValues {
  const { userId, name, email, mobilePhoneNumber, roles, token, subUserGroup } = detail;
  return {
    area: roles.some((role) => role.startsWith('SYSADMIN')) ? 'administration' : 'corporate',
    userId,
    name,
    email,
    mobilePhoneNumber,
    roles,
    ...identityOf(detail.identity),
    tokenType: token?.tokenType ?? 'none',
    serialNumber: token?.tokenType === 'Hard Token' ? (token.serialNumber ?? '') : '',
    subUserGroupId: subUserGroup?.id ?? '',
    approvalGroupIds: idsOf(detail.approvalGroups),
    toggles: togglesOf(detail),
    allowed: allowedBy(detail.allowances),
    leave: detail.leave ?? [],
  };
}

/** The values of a new user with the work of another one, but the own name, identity and token, and without leave. */
export const copyOf = (detail: UserProfileDetail): UserValues => {
  const { area, roles, subUserGroupId, approvalGroupIds, toggles, allowed } = valuesOf(detail);
  return { ...noValues, area, roles, subUserGroupId, approvalGroupIds, toggles, allowed };
};

/** A draft that says nothing of the leave or the approval groups leaves them as they are. */
export function valuesOfDraft(
  draft: UserProfileDraft,
  now?: Pick<UserProfileDetail, 'leave' | 'approvalGroups'>,
): UserValues {
  const { area, userId, name, email, mobilePhoneNumber, roles, token, subUserGroupId } = draft;
  return {
    ...noValues,
    area,
    userId,
    name,
    email,
    mobilePhoneNumber,
    roles,
    ...identityOf(draft.identity),
    tokenType: token?.tokenType ?? 'none',
    serialNumber: token?.tokenType === 'Hard Token' ? token.serialNumber : '',
    subUserGroupId: subUserGroupId ?? '',
    leave: leaveFrom(draft.leave ?? now?.leave ?? [], bankToday()),
    ...(draft.area === 'corporate' && {
      approvalGroupIds: draft.approvalGroupIds ?? idsOf(now?.approvalGroups),
      toggles: togglesOf(draft),
      allowed: allowedBy(draft.allowances),
    }),
  };
}

/** The chosen roles of the area; those chosen for the other area before are left out. */
export const rolesIn = ({ area, roles }: Pick<UserValues, 'area' | 'roles'>): RoleCode[] =>
  roles.filter((role) => role.startsWith('SYSADMIN') === (area === 'administration'));

const flag = (isAllowed: boolean) => (isAllowed ? 1 : 2);

function allowancesOf({ roles, allowed }: UserValues): UserAllowance[] {
  const may = (role: SigningRole, service: ServiceCode) =>
    flag(roles.includes(role) && allowed[role].includes(service));
  const services = new Set(signingRoles.flatMap((role) => (roles.includes(role) ? allowed[role] : [])));
  return [...services].map((serviceType) => ({
    serviceType,
    allowMaker: may('MK', serviceType),
    allowVerifier: may('VF', serviceType),
    allowApprover: may('AP', serviceType),
    allowReleaser: may('RL', serviceType),
  }));
}

function tokenOf({ tokenType, serialNumber }: UserValues): UserProfileDraft['token'] {
  if (tokenType === 'none') return undefined;
  return tokenType === 'Hard Token' ? { tokenType, serialNumber } : { tokenType };
}

function wireIdentity({ identityType, identityNumber, expiresOn }: UserValues): UserProfileDraft['identity'] {
  if (identityType === 'KTP') return { identityType, identityNumber };
  return { identityType, passportNumber: identityNumber, ...(expiresOn && { expiresOn }) };
}

function personOf(values: UserValues) {
  const { userId, name, email, mobilePhoneNumber } = values;
  const token = tokenOf(values);
  return { userId, name, email, mobilePhoneNumber, identity: wireIdentity(values), ...(token && { token }) };
}

/** Left out where it is as it was, so that it does not undo what the user sets while the change waits. */
const leaveOf = ({ values: { leave }, before }: Drafted) =>
  JSON.stringify(leave) === JSON.stringify(before?.leave ?? []) ? {} : { leave };

type Drafted = Pick<PlannedUser, 'values' | 'groups' | 'before'>;

export function draftOf(planned: Drafted): UserProfileDraft {
  const { values, groups } = planned;
  const person = { ...personOf(values), ...leaveOf(planned) };
  const { area, roles, toggles, subUserGroupId, approvalGroupIds } = values;
  if (area === 'administration') {
    const own = roles.filter((role): role is AdministratorDraft['roles'][number] => role.startsWith('SYSADMIN'));
    return { area, ...person, roles: own, userGroupId: null, subUserGroupId: null };
  }
  const has = (name: Toggle) => toggles.includes(name);
  return {
    area,
    ...person,
    roles: roles.filter((role): role is CorporateDraft['roles'][number] => !role.startsWith('SYSADMIN')),
    userGroupId: groups[subUserGroupId]?.userGroupId ?? '',
    subUserGroupId,
    approvalGroupIds: [...approvalGroupIds],
    access: {
      commonVisibility: has('commonVisibility'),
      editQuickUpload: has('editQuickUpload'),
      viewPayrollDetail: has('viewPayrollDetail'),
      fileTransferPayment: has('fileTransferPayment'),
      fileTransferReport: has('fileTransferReport'),
      cancelForwardDated: has('cancelForwardDated'),
      insights: has('insights'),
      inquiry: has('inquiry'),
    },
    allowances: allowancesOf(values),
    exceptionalApprover: has('exceptionalApprover'),
    exceptionalReleaser: has('exceptionalReleaser'),
  };
}
