// Reads the users of a company for administrators, with their groups and tokens.
import { sql } from 'kysely';
import type { RoleCode, UserStatus } from '../../generated/types.ts';
import { lockCompany } from '../db/company-lock.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { readNumber } from '../parameters.ts';
import { chosenApprovalGroups } from '../people/approver-groups.ts';
import { isLockedIn } from '../people/locked.ts';

type StoredStatus = Tables['users']['status']['__select__'];

export const shownStatus: Readonly<Record<StoredStatus, UserStatus>> = {
  pending: 'Pending Activation',
  active: 'Active',
  inactive: 'Inactive',
  blocked: 'Blocked',
};

const statusOf = sql<UserStatus>`(case u.status when 'pending' then 'Pending Activation'
  when 'active' then 'Active' when 'inactive' then 'Inactive' else 'Blocked' end)`;

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
    .select(['u.user_id as id', 'u.name', 'u.email', 'u.mobile', 'u.flags', 'u.last_login_at'])
    .select([sql<RoleCode[]>`u.roles`.as('roles'), statusOf.as('status')])
    .select(sql<boolean>`(u.password_hash is not null)`.as('has_password'))
    .select(isLockedIn(mostFailures).as('is_locked'))
    .select([
      'd.identity_type',
      'd.identity_number',
      'd.identity_expires_on',
      'd.allowances',
      'd.revision',
      'd.changed_at',
    ])
    .select(['d.created_by', 'd.created_at', 'd.changed_by', 'd.approved_by', 'd.leave'])
    .select(['k.token_type', 'k.serial_number', 'k.status as token_status', 'k.wrong_responses', 'k.assigned_at'])
    .select([
      'g.group_id',
      'g.name as group_name',
      'g.status as group_status',
      'g.enterprise_limit_ids as group_limits',
    ])
    .select(['s.group_id as sub_group_id', 's.name as sub_group_name', 's.is_active as is_sub_group_active'])
    .select(['s.services as sub_group_services', 's.account_access', 's.enterprise_limit_ids as sub_group_limits'])
    .select(chosenApprovalGroups.as('approval_groups'))
    .where('u.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null);

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof profilesOf>['execute']>>[number];

/**
 * Locks the users of the company against other changes, because rules such as the last administrator are about several
 * of them, and their rows in the order of their IDs.
 */
export async function findProfiles(
  db: Database,
  companyId: string,
  userIds: readonly string[],
  lock: boolean,
): Promise<ProfileRow[]> {
  if (lock) await lockCompany(db, 'users', companyId);
  const mostFailures = await readNumber(db, 'MAX_FAILED_LOGINS');
  const query = profilesOf(db, companyId, mostFailures)
    .where('u.user_id', '=', sql<string>`any(${[...userIds]}::text[])`)
    .orderBy('u.user_id');
  return (lock ? query.forUpdate(['u', 'd']) : query).execute();
}

/** User IDs are unique in the whole bank; also finds a deleted user, whose ID is never given again. */
export async function findUserId(db: Database, _companyId: string, userId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where(({ fn }) => fn<string>('upper', ['user_id']), '=', userId.trim().toUpperCase())
    .executeTakeFirst();
  return found?.user_id;
}
