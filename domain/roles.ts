// Who belongs to which area, and whom a permission of the contract lets in.

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

export interface RolePermission {
  readonly area: Area;
  readonly roles?: readonly string[];
}

/** Any one of these roles is enough; without a list of its own a permission takes every role of its area. */
export const allowedRoles = ({ area, roles }: RolePermission): readonly string[] => roles ?? rolesOfArea[area];
