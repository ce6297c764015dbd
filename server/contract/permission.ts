import { isPermitted, type Permission } from '../../domain/permission.ts';
import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';

export function checkPermission(who: Who, permission: Permission): void {
  if (permission.area !== 'public' && !isPermitted(who, permission)) throw new Refusal('403');
}
