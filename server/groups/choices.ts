// Searches the workflow maps and enterprise limits for the form of a group; they have no screens of their own yet.
import { sql } from 'kysely';
import type { OptionSearch } from '../../generated/types.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { optionOf } from '../resources/reading.ts';

const byName = { by: sql`c.name`, key: sql`c.id`, direction: 'asc', name: 'option' } as const;
const usualSize = { size: 10 };

async function search({ db, who }: Context, kind: 'map' | 'limit', { search: text, page: asked }: OptionSearch) {
  const maps = sql<{ id: string; name: string }>`
    (select map_id as id, name from workflow_maps where company_id = ${who.companyId} and is_active)`;
  const limits = sql<{ id: string; name: string }>`
    (select limit_id as id, name from enterprise_limits where company_id = ${who.companyId} and is_active)`;
  const all = db.selectFrom((kind === 'map' ? maps : limits).as('c')).selectAll();
  const query = text === undefined ? all : all.where(contains([sql`c.name`], text));
  const { rows, page } = await readPage(query, byName, { ...usualSize, ...asked }, await countRows(query));
  return { items: rows.map(optionOf), page };
}

export const searchWorkflowMaps: Handlers<Context>['searchWorkflowMaps'] = ({ body }, context) =>
  search(context, 'map', body);

export const searchEnterpriseLimits: Handlers<Context>['searchEnterpriseLimits'] = ({ body }, context) =>
  search(context, 'limit', body);
