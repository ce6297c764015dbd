// Who may call an operation or open a screen. The server and the menus use the same rule.
import { servicesFor, type Allowances } from './allowances.ts';
import { allowedRoles, rolesOfArea, type RolePermission } from './roles.ts';

export interface Person {
  readonly roles: readonly string[];
  readonly services: readonly string[];
  readonly flags: readonly string[];
  readonly isSingleAccess: boolean;
  /** Missing means that the roles alone decide which services the person may use. */
  readonly allowances?: Allowances;
}

export interface Permission extends RolePermission {
  readonly services?: readonly string[];
  readonly flags?: readonly string[];
}

const hasAny = (owned: readonly string[], wanted: readonly string[]) => wanted.some((one) => owned.includes(one));

/** A single-access user makes, approves and releases alone, and so has all corporate roles. */
export const actingRoles = ({ roles, isSingleAccess }: Pick<Person, 'roles' | 'isSingleAccess'>): readonly string[] =>
  isSingleAccess && hasAny(roles, rolesOfArea.corporate) ? [...new Set([...roles, ...rolesOfArea.corporate])] : roles;

const hasRole = (person: Person, permission: Permission): boolean =>
  hasAny(actingRoles(person), allowedRoles(permission));

export function isPermitted(person: Person, permission: Permission): boolean {
  const { services, flags = [] } = permission;
  return (
    hasRole(person, permission) &&
    (!services || hasAny(servicesFor(person, allowedRoles(permission)), services)) &&
    flags.every((flag) => person.flags.includes(flag))
  );
}

export interface ScreenPermission extends Permission {
  readonly menu?: string;
  readonly singleAccess?: 'approvalTypeM' | 'commonVisibility' | 'hidden';
}

export interface PortalPerson extends Person {
  readonly approvalType: 'M' | 'S';
  readonly commonVisibility: boolean;
  readonly hiddenMenus: readonly string[];
}

function fitsSingleAccess(person: PortalPerson, need: ScreenPermission['singleAccess']): boolean {
  if (!person.isSingleAccess || !need) return true;
  if (need === 'hidden') return false;
  return need === 'approvalTypeM' ? person.approvalType === 'M' : person.commonVisibility;
}

/** Whether a screen is offered. The server checks each of its calls again. */
export function mayOpen(person: PortalPerson, permission: ScreenPermission): boolean {
  if (permission.area === 'public') return true;
  if (permission.menu && person.hiddenMenus.includes(permission.menu)) return false;
  return isPermitted(person, permission) && fitsSingleAccess(person, permission.singleAccess);
}
