// How access toggles and roles of a user become flags, and which roles exclude each other.
import type { AccessToggles, MenuSet, RoleCode } from '../generated/types.ts';

export const toggleNames = [
  'commonVisibility',
  'editQuickUpload',
  'viewPayrollDetail',
  'fileTransferPayment',
  'fileTransferReport',
  'cancelForwardDated',
  'insights',
  'inquiry',
] as const satisfies readonly (keyof AccessToggles)[];

type FlaggedToggle = Exclude<keyof AccessToggles, 'inquiry'>;

const flagOf: Readonly<Record<FlaggedToggle, string>> = {
  commonVisibility: 'commonVisibility',
  editQuickUpload: 'allowEditBulkInst',
  viewPayrollDetail: 'allowViewPayroll',
  fileTransferPayment: 'allowFtp',
  fileTransferReport: 'allowFtr',
  cancelForwardDated: 'allowCancelFwd',
  insights: 'allowInsight',
};

/** Users without this flag may look at accounts; those set up before the toggle existed have no flag for it. */
export const withoutInquiry = 'isWithoutInquiry';
export const exceptionalApprover = 'isExceptionalApprover';
export const exceptionalReleaser = 'isExceptionalReleaser';

/** Whose work is signed with a token; a verification is not. */
export const rolesThatSign: readonly RoleCode[] = ['AP', 'RL', 'SYSADMIN', 'SYSADMIN_AP'];
export const flagsThatSign: readonly string[] = [exceptionalApprover, exceptionalReleaser];

const managed = new Set([...Object.values(flagOf), withoutInquiry, exceptionalApprover, exceptionalReleaser]);

export const isAdministratorRole = (role: string): boolean => role.startsWith('SYSADMIN');

export const menuSetOfRoles = (roles: readonly string[]): MenuSet => (roles.some(isAdministratorRole) ? 'CA' : 'CU');

export function togglesOf(flags: readonly string[], roles: readonly string[]): AccessToggles {
  const has = (name: FlaggedToggle) => flags.includes(flagOf[name]);
  return {
    commonVisibility: has('commonVisibility'),
    editQuickUpload: has('editQuickUpload'),
    viewPayrollDetail: has('viewPayrollDetail'),
    fileTransferPayment: has('fileTransferPayment'),
    fileTransferReport: has('fileTransferReport'),
    cancelForwardDated: has('cancelForwardDated'),
    insights: has('insights'),
    inquiry: !flags.includes(withoutInquiry) && !roles.some(isAdministratorRole),
  };
}

/** The flags that the portal needs for the work of these roles. */
export function flagsOfWork(roles: readonly string[]): string[] {
  if (roles.some(isAdministratorRole)) return ['isCurrentAdmin'];
  return roles.includes('MK') ? ['hasRecuringMenu', 'useFav', 'isCorpPayment'] : ['hasRecuringMenu'];
}

interface Worker {
  readonly roles: readonly string[];
  readonly flags: readonly string[];
}

/** Returns the flags after a change of the roles. Inside an area, only flags of the lost and new roles change. */
export function flagsInRoles({ roles: before, flags }: Worker, roles: readonly string[]): string[] {
  const next = flagsOfWork(roles);
  if (menuSetOfRoles(before) !== menuSetOfRoles(roles)) return next;
  const old = flagsOfWork(before);
  const kept = flags.filter((flag) => !old.includes(flag) || next.includes(flag));
  return [...kept, ...next.filter((flag) => !old.includes(flag) && !kept.includes(flag))];
}

interface Exceptional {
  readonly exceptionalApprover: boolean;
  readonly exceptionalReleaser: boolean;
}

/** Returns the flags after a change. Flags that no toggle sets stay as they were. */
export function flagsAfter(before: readonly string[], access: AccessToggles, exceptional: Exceptional): string[] {
  const toggled = Object.entries(flagOf).flatMap(([name, flag]) => (access[name as FlaggedToggle] ? [flag] : []));
  return [
    ...before.filter((flag) => !managed.has(flag)),
    ...toggled,
    ...(access.inquiry ? [] : [withoutInquiry]),
    ...(exceptional.exceptionalApprover ? [exceptionalApprover] : []),
    ...(exceptional.exceptionalReleaser ? [exceptionalReleaser] : []),
  ];
}

/** The roles that one user may not have together with this one. */
const everyRole: readonly RoleCode[] = ['MK', 'VF', 'AP', 'RL', 'IO', 'SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'];

export function rolesExcludedBy(role: RoleCode): RoleCode[] {
  if (role === 'IO' || role === 'SYSADMIN') return everyRole.filter((other) => other !== role);
  const isAdministrator = isAdministratorRole(role);
  return everyRole.filter(
    (other) => other === 'IO' || other === 'SYSADMIN' || isAdministratorRole(other) !== isAdministrator,
  );
}

export const roleOrder = everyRole;

export const doRolesExclude = (roles: readonly RoleCode[]): boolean =>
  roles.some((role) => rolesExcludedBy(role).some((other) => roles.includes(other)));
