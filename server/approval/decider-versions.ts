// Stores what the approval engine reads of a company's people whenever it changes, so that any later day can be asked.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { accountsOfGroups, type AccountsOfGroups } from './accounts-of-groups.ts';
import { matrixUntil, type LinkedMap, type OwnedMatrix } from './matrix.ts';
import { decidersOf, type Deciders } from './people.ts';
import { askWhoDecides, type WhoDecides } from './people-query.ts';

interface UserGroupOfDay {
  readonly name: string;
  readonly isActive: boolean;
  readonly maps: readonly LinkedMap[];
}

interface StoredDeciders extends WhoDecides {
  readonly accountGroups: AccountsOfGroups;
  readonly userGroups: readonly UserGroupOfDay[];
}

const userGroupsOf = (companyId: string) => sql<readonly UserGroupOfDay[]>`coalesce((
  select json_agg(json_build_object('name', g.name, 'isActive', g.status = 'Active', 'maps', array(
    select json_build_object('id', w.map_id, 'isActive', w.is_active) from workflow_maps w
    where w.company_id = g.company_id and w.map_id = any(g.workflow_map_ids) order by w.map_id)) order by g.group_id)
  from user_groups g where g.company_id = ${companyId}), '[]')`;

const askNow = (db: Database, companyId: string) =>
  db.selectNoFrom([
    ...askWhoDecides(db, companyId),
    accountsOfGroups(companyId).as('accountGroups'),
    userGroupsOf(companyId).as('userGroups'),
  ]);

/** Stores who decides from now on, if that differs from what is stored. Lists in another order count as different. */
export async function storeDeciders(db: Database, companyId: string, now: Date): Promise<void> {
  await sql`insert into decider_versions (company_id, from_at, content)
    select ${companyId}, ${now}, to_jsonb(n) from (${askNow(db, companyId)}) as n
    where to_jsonb(n) is distinct from (
      select content from decider_versions where company_id = ${companyId} order by from_at desc limit 1)
    on conflict (company_id, from_at) do update set content = excluded.content`.execute(db);
}

export interface DecidersOfDay extends Deciders {
  readonly userGroups: readonly (Pick<UserGroupOfDay, 'name' | 'isActive'> & { readonly matrix: OwnedMatrix })[];
}

/** Returns who decided before this moment, and the rows that each user group followed; undefined if it is not stored. */
export async function loadDecidersBefore(
  db: Database,
  companyId: string,
  end: Date,
): Promise<DecidersOfDay | undefined> {
  const found = await db
    .selectFrom('decider_versions')
    .select('content')
    .where('company_id', '=', companyId)
    .where('from_at', '<', end)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { accountGroups, userGroups, ...who } = found.content as StoredDeciders;
  const matrixOf = await matrixUntil(db, companyId, end, accountGroups);
  return {
    ...decidersOf(who),
    userGroups: userGroups.map(({ name, isActive, maps }) => ({ name, isActive, matrix: matrixOf(maps) })),
  };
}
