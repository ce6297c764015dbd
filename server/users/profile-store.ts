// Reads the users of a company for administrators, with their groups and tokens.
import type { UserStatus } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { isLockedIn } from '../people/locked.ts';
import type { Tables } from '../db/tables.ts';

type StoredStatus = Tables['users']['status']['__select__'];

export const shownStatus: Readonly<Record<StoredStatus, UserStatus>> = {
  pending: 'Pending Activation',
  active: 'Active',
  inactive: 'Inactive',
  blocked: 'Blocked',
};

/** Users are locked by so many failed logins. */
export const profilesOf = (db: Database, companyId: string, mostFailures: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .leftJoin('token_devices as k', (join) =>
      join.onRef('k.company_id', '=', 'u.company_id').onRef('k.user_id', '=', 'u.user_id'),
    )
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'd.company_id').onRef('g.name', '=', 'd.user_group'),
    )
    .leftJoin('sub_user_groups as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.name', '=', 'd.sub_user_group'),
    )
    .select(['u.user_id', 'u.name', 'u.roles', 'u.status', 'u.last_login_at'])
    .select(isLockedIn(mostFailures).as('is_locked'))
    .select(['d.revision', 'd.changed_at', 'k.token_type', 'k.status as token_status'])
    .select(['g.group_id', 'g.name as group_name', 's.group_id as sub_group_id', 's.name as sub_group_name'])
    .where('u.company_id', '=', companyId);

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof profilesOf>['execute']>>[number];
