// The accounts and services of a company that a sub user group can be given.
import { sql } from 'kysely';
import { isBulkService } from '../../domain/bulk-services.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AssignableAccountRequest, AssignableService, ServiceCode, ServiceGroup } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { readServiceNames } from '../reference/services.ts';
import { contains } from '../reference/text-search.ts';

const order = { by: sql`a.alias`, key: sql`a.account_id`, direction: 'asc', name: 'account' } as const;

function narrowed({ search, accountType, currency }: NonNullable<AssignableAccountRequest['filter']> = {}) {
  const conditions = [
    sql<boolean>`a.kind in ('SA', 'CA')`,
    ...(search === undefined ? [] : [contains([sql`a.number`, sql`a.alias`], search)]),
    ...(accountType === undefined ? [] : [sql<boolean>`a.kind = ${accountType}`]),
    ...(currency === undefined ? [] : [sql<boolean>`a.currency = ${currency}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const listAssignableAccounts: Handlers<Context>['listAssignableAccounts'] = async ({ body }, { db, who }) => {
  const query = db
    .selectFrom('accounts as a')
    .select(['a.account_id as id', 'a.number', 'a.alias', 'a.currency'])
    .leftJoin('account_group_members as m', (join) =>
      join.onRef('m.company_id', '=', 'a.company_id').onRef('m.account_id', '=', 'a.account_id'),
    )
    .leftJoin('account_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'm.company_id').onRef('g.group_id', '=', 'm.group_id'),
    )
    .select(['g.group_id as groupId', 'g.name as groupName'])
    .select(sql<'SA' | 'CA'>`a.kind`.as('accountType'))
    .select(sql<boolean>`a.status = 'closed'`.as('isClosed'))
    .where('a.company_id', '=', who.companyId)
    .where(narrowed(body.filter));
  const { rows, page } = await readPage(query, order, body.page, await countRows(query));
  const items = rows.map(({ id, number, alias, currency, accountType, isClosed, groupId, groupName }) => ({
    account: { id, number, alias, currency },
    accountType,
    accountGroup: groupId !== null && groupName !== null ? { id: groupId, name: groupName } : null,
    isClosed,
  }));
  return { items, page };
};

const families: readonly (readonly [prefix: string, group: ServiceGroup])[] = [
  ['SVC_LCY', 'SVC_LCY'],
  ['SVC_FCY', 'FCY'],
  ['SVC_BILL', 'BILL'],
  ['SVC_TOPUP', 'TOP'],
  ['SVC_TAX', 'TAX'],
  ['SVC_CHQ', 'CHQ'],
  ['SVC_GIRO', 'CHQ'],
];

const groupOf = (service: ServiceCode): ServiceGroup =>
  families.find(([prefix]) => service.startsWith(prefix))?.[1] ?? 'BULK';

export const listAssignableServices: Handlers<Context>['listAssignableServices'] = async (_, context) => {
  const { db, who, language } = context;
  const names = await readServiceNames(db, language);
  const rows = await db
    .selectFrom('company_services')
    .select('service')
    .where('company_id', '=', who.companyId)
    .execute();
  const items = rows.map(({ service }): AssignableService => {
    const serviceGroup = groupOf(service);
    return { serviceType: service, name: names.get(service) ?? service, serviceGroup, isBulk: isBulkService(service) };
  });
  return {
    items: items.toSorted((a, b) => a.serviceGroup.localeCompare(b.serviceGroup) || a.name.localeCompare(b.name)),
  };
};
