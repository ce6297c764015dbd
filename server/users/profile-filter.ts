// The filter and the order of the list of users; they use the table aliases of profilesOf().
import { sql, type RawBuilder } from 'kysely';
import type { UserProfileFilter, UserProfileSort, UserStatus } from '../../generated/types.ts';
import type { PageOrder } from '../lists/page.ts';
import { isLockedIn } from '../people/locked.ts';
import { contains } from '../reference/text-search.ts';
import { isOngoing } from '../tasks/store.ts';
import { shownStatus } from './profile-store.ts';

type Condition = RawBuilder<boolean>;
type Narrowings = {
  readonly [Name in keyof UserProfileFilter]-?: (value: NonNullable<UserProfileFilter[Name]>) => Condition;
};

const yesOrNo = (condition: Condition, wanted: boolean): Condition =>
  wanted ? condition : sql<boolean>`not ${condition}`;

function storedAs(wanted: readonly UserStatus[]): string[] {
  return Object.entries(shownStatus).flatMap(([stored, shown]) => (wanted.includes(shown) ? [stored] : []));
}

const hasOngoingTask = sql<boolean>`exists (select 1 from admin_tasks t where t.company_id = u.company_id
  and t.record_kind = 'user-profile' and t.record_id = u.user_id and ${isOngoing})`;

const narrowings = (mostFailures: number): Narrowings => ({
  search: (words) => contains([sql`u.user_id`, sql`u.name`, sql`u.email`, sql`k.serial_number`], words),
  status: (wanted) => sql`u.status = any(${storedAs(wanted)}::text[])`,
  role: (role) => sql`${role} = any(u.roles)`,
  userGroupId: (id) => sql`g.group_id is not distinct from ${id}`,
  subUserGroupId: (id) => sql`s.group_id is not distinct from ${id}`,
  tokenType: (type) => sql`k.token_type is not distinct from ${type}`,
  hasToken: (wanted) => yesOrNo(sql`(k.serial_number is not null)`, wanted),
  isLocked: (wanted) => yesOrNo(isLockedIn(mostFailures), wanted),
  hasLockedToken: (wanted) => yesOrNo(sql`coalesce(k.status = 'Locked', false)`, wanted),
  hasOngoingTask: (wanted) => yesOrNo(hasOngoingTask, wanted),
});

export function filteredProfiles(filter: UserProfileFilter = {}, mostFailures: number): Condition {
  const known = narrowings(mostFailures) as Readonly<Record<string, (value: unknown) => Condition>>;
  const conditions = Object.entries(filter).flatMap(([name, value]) => known[name]?.(value) ?? []);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const columns: Readonly<Record<UserProfileSort['field'], RawBuilder<unknown>>> = {
  userId: sql`u.user_id`,
  name: sql`u.name`,
  userGroupName: sql`coalesce(g.name, '')`,
  subUserGroupName: sql`coalesce(s.name, '')`,
  status: sql`u.status`,
  lastLoginAt: sql`coalesce(u.last_login_at, '-infinity'::timestamptz)`,
  changedAt: sql`d.changed_at`,
};

export const profileOrder = (
  { field, direction }: UserProfileSort = { field: 'name', direction: 'asc' },
): PageOrder => ({
  by: columns[field],
  key: sql`u.user_id`,
  direction,
  name: field,
});
