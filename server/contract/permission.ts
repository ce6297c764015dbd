import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Permission } from './document.ts';

const administrators = ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'];
const corporate = ['MK', 'VF', 'AP', 'RL', 'IO'];
const rolesOfArea = { public: [], any: [...corporate, ...administrators], corporate, administration: administrators };

const hasAny = (owned: readonly string[], wanted: readonly string[]) => wanted.some((one) => owned.includes(one));

/** A single-access user makes, approves and releases alone, so every corporate role is theirs. */
function hasRole({ roles, isSingleAccess }: Who, { area, roles: wanted = rolesOfArea[area] }: Permission): boolean {
  if (hasAny(roles, wanted)) return true;
  return isSingleAccess && hasAny(roles, corporate) && hasAny(corporate, wanted);
}

export function isPermitted(who: Who, permission: Permission): boolean {
  const { services, flags = [] } = permission;
  return (
    hasRole(who, permission) &&
    (!services || hasAny(who.services, services)) &&
    flags.every((flag) => who.flags.includes(flag))
  );
}

export function checkPermission(who: Who, permission: Permission): void {
  if (permission.area !== 'public' && !isPermitted(who, permission)) throw new Refusal('403');
}
