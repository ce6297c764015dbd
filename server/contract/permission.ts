import { servicesFor } from '../../domain/allowances.ts';
import { isPermitted, type Permission } from '../../domain/permission.ts';
import { allowedRoles } from '../../domain/roles.ts';
import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Throws 94 if only the allowances of the profile are against it. */
export function checkPermission(who: Who, permission: Permission): void {
  if (permission.area === 'public' || isPermitted(who, permission)) return;
  throw new Refusal(isPermitted({ ...who, allowances: null }, permission) ? '94' : '403');
}

/** Returns the caller with only the services that the profile allows in the roles of the operation. */
export function actingIn(who: Who, permission: Permission): Who {
  const services = servicesFor(who, allowedRoles(permission));
  return services.length === who.services.length ? who : { ...who, services };
}
