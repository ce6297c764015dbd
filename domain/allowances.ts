// Which services a user may use in which role, by the allowances of the profile.
import type { RoleCode, ServiceCode, UserAllowance } from '../generated/types.ts';

type Stage = 'allowMaker' | 'allowVerifier' | 'allowApprover' | 'allowReleaser';
const stageOf: Readonly<Partial<Record<RoleCode, Stage>>> = {
  MK: 'allowMaker',
  VF: 'allowVerifier',
  AP: 'allowApprover',
  RL: 'allowReleaser',
};

export type Allowances = readonly UserAllowance[] | null;

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
  return services.filter((service) => {
    const allowance = allowanceOf(service, roles, allowances);
    return Object.values(stageOf).some((stage) => allowance[stage] === 1);
  });
}

interface Allowed {
  readonly roles: readonly string[];
  readonly services: readonly string[];
  readonly isSingleAccess: boolean;
  /** Missing means that the roles alone decide. */
  readonly allowances?: Allowances;
}

const stages: Readonly<Partial<Record<string, Stage>>> = stageOf;

function isAllowed(allowance: UserAllowance, role: string): boolean {
  const stage = stages[role];
  return stage !== undefined && allowance[stage] === 1;
}

/** Returns the roles that may use no service, so that a user can do nothing in them. Inquiry only reads. */
export const rolesWithoutServices = (roles: readonly RoleCode[], allowances: readonly UserAllowance[]): RoleCode[] =>
  roles.filter((role) => stages[role] !== undefined && !allowances.some((one) => isAllowed(one, role)));

/** Returns the services that the user may use in one of these roles. Inquiry only reads, so it needs no allowance. */
export function servicesFor(user: Allowed, roles: readonly string[]): readonly string[] {
  const { services, allowances = null, isSingleAccess } = user;
  const acting = roles.filter((role) => user.roles.includes(role));
  if (allowances === null || isSingleAccess || acting.includes('IO')) return services;
  const allowed = allowances.filter((one) => acting.some((role) => isAllowed(one, role)));
  const names = new Set<string>(allowed.map(({ serviceType }) => serviceType));
  return services.filter((service) => names.has(service));
}
