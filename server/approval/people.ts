// The people of a company as the approval engine sees them.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { servicesFor } from '../../domain/allowances.ts';
import type { Person, StageKind } from '../../domain/approval/types.ts';
import { fromWire, money, type Money } from '../../domain/money.ts';
import { serviceLevelsOf, type ServiceLevels } from '../../domain/service-level.ts';
import { minorOf } from '../db/numeric.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';

export interface CompanyPerson extends Person {
  readonly name: string;
  readonly roles: readonly string[];
  readonly flags: readonly string[];
  readonly subUserGroup: string | null;
  /** The users in the same sub user group, whose requests this person sees; empty without common visibility. */
  readonly seesWorkOf: readonly string[];
}

const kindOfRole: Readonly<Record<string, StageKind>> = { VF: 'verify', AP: 'approve', RL: 'release' };
const exceptionalByFlag: Readonly<Record<string, readonly StageKind[]>> = {
  isExceptionalApprover: ['verify', 'approve'],
  isExceptionalReleaser: ['release'],
};

type Limits = Readonly<Partial<Record<StageKind, string>>>;

function limitOf(limits: Limits, kind: StageKind): Money | null {
  const value = limits[kind];
  const found = value === undefined ? null : fromWire({ value, currency: 'IDR' });
  return found?.ok ? found.value : null;
}

const peopleQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id', 'u.name', 'u.status', 'u.roles', 'u.services', 'u.flags', 'd.sub_user_group', 'd.allowances'])
    .select([
      sql<string | null>`coalesce(d.sub_user_group, (select s.name from sub_user_groups s
        where u.deleted_at is not null and s.company_id = d.company_id and s.group_id = d.former_sub_group_id))`.as(
        'made_in',
      ),
      sql<string[]>`array(select m.group_id from approval_group_members m
        where m.company_id = u.company_id and m.user_id = u.user_id
        union all select g.group_id from user_groups g where g.company_id = u.company_id and g.name = d.user_group
        union all select s.group_id from sub_user_groups s
        where s.company_id = u.company_id and s.name = d.sub_user_group)`.as('group_ids'),
      sql<string[]>`array(select other.user_id from user_details other where other.company_id = d.company_id
        and other.identity_type = d.identity_type and other.identity_number = d.identity_number)`.as('own_ids'),
      sql<string[]>`array(select a.account_id from seen_accounts a
        where a.company_id = u.company_id and a.user_id = u.user_id)`.as('account_ids'),
      sql<Limits>`coalesce((select jsonb_object_agg(l.stage, l.amount::text) from person_limits l
        where l.company_id = u.company_id and l.user_id = u.user_id), '{}')`.as('limits'),
    ])
    .where('u.company_id', '=', companyId)
    .where('u.status', '!=', 'pending')
    .orderBy('u.user_id');

type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleQuery>['execute']>>[number];

/** Also those who were in the same group until they were deleted: somebody must see and stop what they left behind. */
function colleaguesOf({ flags, sub_user_group: own }: PersonRow, all: readonly PersonRow[]): string[] {
  if (own === null || !flags.includes('commonVisibility')) return [];
  return all.filter((row) => row.made_in === own).map((row) => row.user_id);
}

/** A person who has a role only for other services than a request's must not act on it in that role. */
function withheldFrom({ roles, services, allowances }: PersonRow): NonNullable<Person['withheld']> {
  if (allowances === null) return {};
  const withheld = (role: string): readonly string[] => {
    const allowed = servicesFor({ roles, services, allowances, isSingleAccess: false }, [role]);
    return roles.includes(role) ? services.filter((service) => !allowed.includes(service)) : [];
  };
  return { make: withheld('MK'), verify: withheld('VF'), approve: withheld('AP'), release: withheld('RL') };
}

function personOf(row: PersonRow, _: number, all: readonly PersonRow[]): CompanyPerson {
  return {
    personId: row.user_id,
    ownIds: row.own_ids,
    name: row.name,
    roles: row.roles,
    flags: row.flags,
    subUserGroup: row.sub_user_group,
    seesWorkOf: colleaguesOf(row, all),
    blocked: row.status !== 'active',
    exceptionalFor: row.flags.flatMap((flag) => exceptionalByFlag[flag] ?? []),
    stageKinds: row.roles.flatMap((role) => kindOfRole[role] ?? []),
    groupIds: row.group_ids,
    // A request without a service (service '') needs no access to one.
    services: [...row.services, ''],
    withheld: withheldFrom(row),
    accountIds: row.account_ids,
    limits: {
      verify: limitOf(row.limits, 'verify'),
      approve: limitOf(row.limits, 'approve'),
      release: limitOf(row.limits, 'release'),
    },
  };
}

/** Every group that a stage can name: approval groups, user groups and sub user groups. */
const groupsQuery = (db: Database, companyId: string) =>
  db
    .selectFrom('approval_groups')
    .select(['group_id', 'name'])
    .where('company_id', '=', companyId)
    .unionAll(db.selectFrom('user_groups').select(['group_id', 'name']).where('company_id', '=', companyId))
    .unionAll(db.selectFrom('sub_user_groups').select(['group_id', 'name']).where('company_id', '=', companyId));

type GroupNames = ReadonlyMap<string, string>;

const namesIn = (rows: readonly { readonly group_id: string; readonly name: string }[]): GroupNames =>
  new Map(rows.map(({ group_id, name }) => [group_id, name]));

export async function loadGroupNames(db: Database, companyId: string): Promise<GroupNames> {
  return namesIn(await groupsQuery(db, companyId).execute());
}

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
    .where('role', '<>', 'MK');

/** Columns for a statement that also selects something else. */
export const askWhoDecides = (db: Database, companyId: string) =>
  [
    jsonArrayFrom(peopleQuery(db, companyId)).as('people'),
    jsonArrayFrom(groupsQuery(db, companyId)).as('groups'),
    jsonArrayFrom(levelsQuery(db, companyId)).as('levels'),
    jsonArrayFrom(delegationsQuery(db, companyId)).as('delegations'),
  ] as const;

const whoDecides = compiledQuery((db, { companyId }: { readonly companyId: string }) =>
  db.selectNoFrom(askWhoDecides(db, companyId)),
);

type WhoDecides = Awaited<ReturnType<typeof whoDecides>>[number];

/** The people of a company, the names of its groups and its service levels. */
export interface Deciders {
  readonly people: readonly CompanyPerson[];
  readonly groupNames: GroupNames;
  readonly levels: ServiceLevels;
}

function delegatedBy(rows: WhoDecides['delegations']): NonNullable<Person['delegated']> {
  const byService = Map.groupBy(rows, ({ service }) => service);
  const amounts = (own: typeof rows) =>
    Object.fromEntries(own.map(({ role, amount }) => [kindOfRole[role], money(minorOf(amount), 'IDR')]));
  return new Map([...byService].map(([service, own]) => [service, amounts(own)]));
}

const withDelegated = (people: readonly CompanyPerson[], rows: WhoDecides['delegations']): CompanyPerson[] => {
  const delegated = delegatedBy(rows);
  return people.map((person) => ({ ...person, delegated }));
};

export async function loadPeople(db: Database, companyId: string): Promise<CompanyPerson[]> {
  const people = (await peopleQuery(db, companyId).execute()).map(personOf);
  return withDelegated(people, await delegationsQuery(db, companyId).execute());
}

export const decidersOf = ({ people, groups, levels, delegations }: WhoDecides): Deciders => ({
  people: withDelegated(people.map(personOf), delegations),
  groupNames: namesIn(groups),
  levels: serviceLevelsOf(levels),
});

/** Loads all in one statement, because every list and every decision needs them. */
export async function loadDeciders(db: Database, companyId: string): Promise<Deciders> {
  const [found] = await whoDecides(db, { companyId });
  return decidersOf(found ?? { people: [], groups: [], levels: [], delegations: [] });
}

export const actingUser = ({ personId, name }: Pick<CompanyPerson, 'personId' | 'name'>) => ({
  userId: personId,
  name,
});
