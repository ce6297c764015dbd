import { allowanceOf } from '../../domain/allowances.ts';
import { menuSetOfRoles } from '../../domain/user-access.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { RoleAllowanceItem, ServiceCode } from '../../generated/types.ts';
import { readApprovalMode, usualInput } from '../approval/approval-mode.ts';
import { featuresOf } from '../people/features.ts';
import type { Context, Who } from '../context.ts';

async function companyFeatures({ db, who }: Context) {
  const found = await db
    .selectFrom('company_features')
    .selectAll()
    .where('company_id', '=', who.companyId)
    .executeTakeFirst();
  return found ?? { features: [], hidden_menus: [], ...usualInput };
}

const all = { allowMaker: 1, allowVerifier: 1, allowApprover: 1, allowReleaser: 1 } as const;

const allowancesOf = ({ roles, allowances, isSingleAccess }: Who, service: ServiceCode) =>
  isSingleAccess ? all : allowanceOf(service, roles, allowances);

async function servicesOf({ db, who, language }: Context): Promise<RoleAllowanceItem[]> {
  if (who.services.length === 0) return [];
  const rows = await db
    .selectFrom('services')
    .select(['service', language === 'ID' ? 'name_id as name' : 'name_en as name'])
    .execute();
  const names = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.service, row]));
  return who.services.flatMap((service) => {
    const row = names.get(service);
    return row ? [{ ...allowancesOf(who, row.service), serviceType: row.service, name: row.name }] : [];
  });
}

export const getUserAccess: Handlers<Context>['getUserAccess'] = async (_, context) => {
  const { who } = context;
  const company = await companyFeatures(context);
  const menuSet = menuSetOfRoles(who.roles);
  return {
    menuSet,
    hiddenMenus: company.hidden_menus,
    features: featuresOf(company.features),
    services: menuSet === 'CA' ? [] : await servicesOf(context),
    approvalMode: await readApprovalMode(context.db, who),
    payeeInputMode: company.payee_input_mode,
    allowedLocations: company.allowed_locations,
  };
};
