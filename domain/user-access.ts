// How access toggles, roles and allowances of a user become flags and services.
import type { AccessToggles, MenuSet, RoleCode, ServiceCode, UserAllowance } from '../generated/types.ts';

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

type Stage = 'allowMaker' | 'allowVerifier' | 'allowApprover' | 'allowReleaser';
const stageOf: Readonly<Partial<Record<RoleCode, Stage>>> = {
  MK: 'allowMaker',
  VF: 'allowVerifier',
  AP: 'allowApprover',
  RL: 'allowReleaser',
};

type Allowances = readonly UserAllowance[] | null;

/** Returns what the user may do with a service, 1 allowed and 2 not allowed. Without allowances the roles decide. */
export function allowanceOf(serviceType: ServiceCode, roles: readonly string[], allowances: Allowances): UserAllowance {
  const own = allowances?.find((one) => one.serviceType === serviceType);
  const may = (role: RoleCode, stage: Stage) =>
    roles.includes(role) && (allowances === null || own?.[stage] === 1) ? 1 : 2;
  return {
    serviceType,
    allowMaker: may('MK', 'allowMaker'),
    allowVerifier: may('VF', 'allowVerifier'),
    allowApprover: may('AP', 'allowApprover'),
    allowReleaser: may('RL', 'allowReleaser'),
  };
}

/** Returns the services that a member of a sub user group may use. Inquiry only reads what others do with them. */
export function servicesOfMember(
  services: readonly ServiceCode[],
  roles: readonly string[],
  allowances: Allowances,
): ServiceCode[] {
  if (roles.includes('IO')) return [...services];
  const stages = Object.values(stageOf);
  return services.filter((service) => {
    const allowance = allowanceOf(service, roles, allowances);
    return stages.some((stage) => allowance[stage] === 1);
  });
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
