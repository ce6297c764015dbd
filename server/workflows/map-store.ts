// Reads workflow maps, with the workflows, accounts and user groups that they name.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CurrencyCode, RecordStatus } from '../../generated/types.ts';
import { accountsOfGroups } from '../approval/accounts-of-groups.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import type { StoredMapRow } from '../db/administration-tables.ts';
import type { Database } from '../db/database.ts';
import { byUsed, draftsUsing } from '../resources/waiting-drafts.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';
import { lockCompany } from '../db/company-lock.ts';

const columns = [
  'w.company_id',
  'w.map_id',
  'w.map_id as id',
  'w.name',
  'w.is_active',
  'w.matrix_version',
  'w.overlap_count',
  'w.revision',
  'w.created_by',
  'w.created_at',
  'w.changed_by',
  'w.changed_at',
  'w.approved_by',
] as const;

const selected = (db: Database, companyId: string) =>
  db
    .selectFrom('workflow_maps as w')
    .select(columns)
    .select(sql<RecordStatus>`(case when w.is_active then 'Active' else 'Inactive' end)`.as('status'))
    .select(sql<number>`jsonb_array_length(w.rows)`.as('row_count'))
    .where('w.company_id', '=', companyId);

/** Selects the workflow maps of a company as w. */
export const mapsOf = (db: Database, companyId: string) => selected(db, companyId).select('w.rows');

/** For the list: without the rows of the maps that it can show and offer actions on without them. */
export const mapsInList = (db: Database, companyId: string) =>
  selected(db, companyId).select(
    sql<StoredMapRow[]>`case when w.is_active and w.overlap_count is not null then '[]' else w.rows end`.as('rows'),
  );

export type MapRow = Awaited<ReturnType<ReturnType<typeof mapsOf>['execute']>>[number];

export async function findMaps(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<MapRow[]> {
  if (lock) await lockCompany(db, 'matrix', companyId);
  return mapsOf(db, companyId)
    .where('w.map_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('w.map_id')
    .execute();
}

export async function findMapByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('workflow_maps')
    .select('map_id')
    .where('company_id', '=', companyId)
    .where(storedNameKey(sql.ref('name')), '=', nameKey(name))
    .executeTakeFirst();
  return found?.map_id;
}

interface Asked {
  readonly companyId: string;
}

const workflows = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('approval_workflows')
    .select(['workflow_id as id', 'name', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('name');

const accounts = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('accounts')
    .select(['account_id as id', 'number', 'alias', sql<CurrencyCode>`currency`.as('currency')])
    .select(sql<boolean>`(status <> 'closed' and kind in ('CA', 'SA'))`.as('isPayable'))
    .where('company_id', '=', companyId)
    .where('kind', 'in', ['CA', 'SA'])
    .orderBy('number');

const linkedGroups = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('user_groups')
    .select(['group_id as id', 'name', 'status', 'workflow_map_ids as mapIds'])
    .where('company_id', '=', companyId)
    .orderBy('name');

const allMaps = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('workflow_maps')
    .select(['map_id as id', 'name', 'is_active as isActive'])
    .where('company_id', '=', companyId)
    .orderBy('map_id');

const accountGroups = (db: Database, { companyId }: Asked) =>
  db.selectFrom('account_groups').select(['group_id as id', 'name']).where('company_id', '=', companyId);

const readFacts = compiledQuery((db, asked: Asked) =>
  db.selectNoFrom([
    jsonArrayFrom(workflows(db, asked)).as('workflows'),
    jsonArrayFrom(accounts(db, asked)).as('accounts'),
    jsonArrayFrom(linkedGroups(db, asked)).as('userGroups'),
    jsonArrayFrom(allMaps(db, asked)).as('maps'),
    jsonArrayFrom(accountGroups(db, asked)).as('accountGroups'),
    accountsOfGroups(asked.companyId).as('accountsOfGroups'),
    draftsUsing({ 'user-group': '$.workflowMapIds[*]' }, asked.companyId).as('waiting'),
  ]),
);

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Reads everything that the rules and answers of maps need, with one statement. */
export async function mapFacts(db: Database, companyId: string, now: Date) {
  const found = onlyRow(await readFacts(db, { companyId }));
  return {
    workflows: byId(found.workflows),
    accounts: byId(found.accounts),
    accountGroups: byId(found.accountGroups),
    accountsOfGroups: found.accountsOfGroups,
    userGroups: found.userGroups,
    maps: found.maps,
    waiting: byUsed(found.waiting),
    now,
  };
}

export type MapFacts = Awaited<ReturnType<typeof mapFacts>>;
