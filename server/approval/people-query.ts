// The SQL that reads who decides in a company. A company can have many users who are alike, so those are read together.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StageKind } from '../../domain/approval/types.ts';
import type { StageGroupKind } from '../../generated/types.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { setupStateOf } from '../db/setup-cache.ts';

/** Users with the same rights, roles and groups, by user ID and name. */
const alikeUsers = (db: Database, companyId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.status', 'u.roles', 'u.services', 'u.flags', 'd.user_group', 'd.sub_user_group', 'd.allowances'])
    .select([
      sql<string | null>`(case when u.deleted_at is not null then d.former_sub_group_id end)`.as('former_id'),
      sql<boolean>`(d.company_id is not null)`.as('has_details'),
      sql<string[]>`array_agg(u.user_id)`.as('ids'),
      sql<string[]>`array_agg(u.name)`.as('names'),
    ])
    .where('u.company_id', '=', companyId)
    // As a parameter, an unknown status would let the planner expect one user in the whole company.
    .where('u.status', '!=', sql.lit('pending'))
    .groupBy(['u.status', 'u.roles', 'u.services', 'u.flags', 'd.user_group', 'd.sub_user_group', 'd.allowances'])
    .groupBy(['former_id', 'has_details'])
    .as('k');

const alikeQuery = (db: Database, companyId: string) =>
  db
    .selectFrom(alikeUsers(db, companyId))
    .leftJoin('user_groups as g', (join) =>
      join.on('g.company_id', '=', companyId).onRef('g.name', '=', 'k.user_group'),
    )
    .leftJoin('sub_user_groups as s', (join) =>
      join.on('s.company_id', '=', companyId).onRef('s.name', '=', 'k.sub_user_group'),
    )
    .leftJoin('sub_user_groups as f', (join) =>
      join.on('f.company_id', '=', companyId).onRef('f.group_id', '=', 'k.former_id'),
    )
    .select(['k.status', 'k.roles', 'k.services', 'k.flags', 'k.sub_user_group', 'k.allowances', 'k.has_details'])
    .select(['k.ids', 'k.names'])
    .select([
      sql<string | null>`coalesce(k.sub_user_group, f.name)`.as('made_in'),
      sql<string[]>`array_remove(array[g.group_id, s.group_id], null)`.as('group_ids'),
    ]);

export type AlikeRow = Awaited<ReturnType<ReturnType<typeof alikeQuery>['execute']>>[number];

const membersQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('approval_group_members')
    .select([sql<string[]>`array[group_id]`.as('ids'), sql<string[]>`array_agg(user_id)`.as('users')])
    .where('company_id', '=', companyId)
    .groupBy('group_id');

/** Accounts that the same users see are together, because a sub user group gives many at once. */
const viewersQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('account_viewers')
    .select([sql<string[]>`array_agg(account_id)`.as('ids'), 'user_ids as users'])
    .where('company_id', '=', companyId)
    .groupBy('user_ids');

/** Only people with several user IDs. */
const identitiesQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('user_details')
    .select(sql<string[]>`array_agg(user_id)`.as('ids'))
    .where('company_id', '=', companyId)
    .groupBy(['identity_type', 'identity_number'])
    .having(sql<number>`count(*)`, '>', sql.lit(1));

const limitsQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('person_limits')
    .select(['user_id', sql<Partial<Record<StageKind, string>>>`jsonb_object_agg(stage, amount::text)`.as('amounts')])
    .where('company_id', '=', companyId)
    .groupBy('user_id');

const ofKind = (kind: StageGroupKind) => sql<StageGroupKind>`${sql.lit(kind)}`.as('kind');

/** Every group that a stage can name: approval groups, user groups and sub user groups. */
const groupsQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('approval_groups')
    .select(['group_id', 'name', ofKind('approval-group')])
    .where('company_id', '=', companyId)
    .unionAll(
      db
        .selectFrom('user_groups')
        .select(['group_id', 'name', ofKind('user-group')])
        .where('company_id', '=', companyId),
    )
    .unionAll(
      db
        .selectFrom('sub_user_groups')
        .select(['group_id', 'name', ofKind('sub-user-group')])
        .where('company_id', '=', companyId),
    );

const levelsQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('stage_service_levels')
    .select(['request_type as requestType', 'stage', sql<number>`hours * 60 + minutes`.as('minutes')])
    .where('company_id', '=', companyId);

const delegationsQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('delegations')
    .select(['service', 'role', sql<string>`amount::text`.as('amount')])
    .where('company_id', '=', companyId)
    .where('role', '<>', sql.lit('MK'));

/** Columns for a statement that also selects something else. */
export const askWhoDecides = (db: Database, companyId: string) =>
  [
    jsonArrayFrom(alikeQuery(db, companyId)).as('alike'),
    jsonArrayFrom(membersQuery(db, companyId)).as('members'),
    jsonArrayFrom(viewersQuery(db, companyId)).as('viewers'),
    jsonArrayFrom(identitiesQuery(db, companyId)).as('identities'),
    jsonArrayFrom(limitsQuery(db, companyId)).as('limits'),
    jsonArrayFrom(groupsQuery(db, companyId)).as('groups'),
    jsonArrayFrom(levelsQuery(db, companyId)).as('levels'),
    jsonArrayFrom(delegationsQuery(db, companyId)).as('delegations'),
  ] as const;

export const whoDecides = compiledQuery((db, { companyId }: { readonly companyId: string }) =>
  db.selectNoFrom([...askWhoDecides(db, companyId), setupStateOf(companyId).as('state')]),
);

export type WhoDecides = Omit<Awaited<ReturnType<typeof whoDecides>>[number], 'state'>;
