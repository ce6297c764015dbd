// The roles of each area, and the roles that a permission of the contract allows.

export type Area = 'public' | 'corporate' | 'administration' | 'any';

const corporate: readonly string[] = ['MK', 'VF', 'AP', 'RL', 'IO'];
const administration: readonly string[] = ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'];
export const everyRole: readonly string[] = [...corporate, ...administration];

export const rolesOfArea: Readonly<Record<Area, readonly string[]>> = {
  public: [],
  corporate,
  administration,
  any: everyRole,
};

/** Administrators with one of these roles decide on the tasks of others. */
export const taskApproverRoles: readonly string[] = ['SYSADMIN', 'SYSADMIN_AP'];

export interface RolePermission {
  readonly area: Area;
  readonly roles?: readonly string[];
}

/** One of these roles is enough. A permission without roles allows every role of its area. */
export const allowedRoles = ({ area, roles }: RolePermission): readonly string[] => roles ?? rolesOfArea[area];
