// The account groups and the accounts that forms offer.
import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { optionOf } from '../resources/reading.ts';
import { groupsOf } from './group-store.ts';

const usualSize = { size: 10 };

export const searchAccountGroups: Handlers<Context>['searchAccountGroups'] = async ({ body }, { db, who }) => {
  const all = groupsOf(db, who.companyId);
  const query = body.search === undefined ? all : all.where(contains([sql`g.name`], body.search));
  const order = { by: sql`g.name`, key: sql`g.group_id`, direction: 'asc', name: 'option' } as const;
  const { rows, page } = await readPage(query, order, { ...usualSize, ...body.page }, await countRows(query));
  return { items: rows.map(optionOf), page };
};

export const listUngroupedAccounts: Handlers<Context>['listUngroupedAccounts'] = async ({ body }, { db, who }) => {
  const { search, currency, page: asked } = body;
  const all = db
    .selectFrom('accounts as a')
    .select(['a.account_id as id', 'a.number', 'a.alias', 'a.currency'])
    .select(sql<'SA' | 'CA'>`a.kind`.as('accountType'))
    .select(sql<boolean>`(a.status = 'closed')`.as('isClosed'))
    .where('a.company_id', '=', who.companyId)
    .where('a.kind', 'in', ['CA', 'SA'])
    .where(
      sql<boolean>`not exists (select 1 from account_group_members m
      where m.company_id = a.company_id and m.account_id = a.account_id)`,
    );
  const searched = search === undefined ? all : all.where(contains([sql`a.number`, sql`a.alias`], search));
  const query = currency === undefined ? searched : searched.where('a.currency', '=', currency);
  const order = { by: sql`a.number`, key: sql`a.account_id`, direction: 'asc', name: 'number' } as const;
  const { rows, page } = await readPage(query, order, asked, await countRows(query));
  const items = rows.map(({ id, number, alias, currency: held, accountType, isClosed }) => ({
    account: { id, number, alias, currency: held },
    accountType,
    isClosed,
    accountGroup: null,
  }));
  return { items, page };
};
