import { allowedRoles, rolesOfArea } from '../../domain/roles.ts';
import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Permission } from './document.ts';

const hasAny = (owned: readonly string[], wanted: readonly string[]) => wanted.some((one) => owned.includes(one));

/** A single-access user makes, approves and releases alone, so every corporate role is theirs. */
function hasRole({ roles, isSingleAccess }: Who, permission: Permission): boolean {
  const wanted = allowedRoles(permission);
  if (hasAny(roles, wanted)) return true;
  return isSingleAccess && hasAny(roles, rolesOfArea.corporate) && hasAny(rolesOfArea.corporate, wanted);
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
