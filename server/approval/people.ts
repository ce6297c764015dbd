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

/** SQL: what each user of the company has of a table, read for all at once, because a company can have many users. */
const ofUsers = (db: Database, companyId: string) => ({
  groups: db
    .selectFrom('approval_group_members')
    .select(['user_id', sql<string[]>`array_agg(group_id order by group_id)`.as('ids')])
    .where('company_id', '=', companyId)
    .groupBy('user_id')
    .as('m'),
  ids: db
    .selectFrom('user_details')
    .select(['identity_type', 'identity_number', sql<string[]>`array_agg(user_id order by user_id)`.as('ids')])
    .where('company_id', '=', companyId)
    .groupBy(['identity_type', 'identity_number'])
    .as('own'),
  accounts: db
    .selectFrom('seen_accounts')
    .select(['user_id', sql<string[]>`array_agg(account_id order by account_id)`.as('ids')])
    .where('company_id', '=', companyId)
    .groupBy('user_id')
    .as('a'),
  limits: db
    .selectFrom('person_limits')
    .select(['user_id', sql<Limits>`jsonb_object_agg(stage, amount::text)`.as('amounts')])
    .where('company_id', '=', companyId)
    .groupBy('user_id')
    .as('l'),
});

function peopleQuery(db: Database, companyId: string) {
  const { groups, ids, accounts, limits } = ofUsers(db, companyId);
  return db
    .selectFrom('users as u')
    .leftJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'd.company_id').onRef('g.name', '=', 'd.user_group'),
    )
    .leftJoin('sub_user_groups as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.name', '=', 'd.sub_user_group'),
    )
    .leftJoin(groups, (join) => join.onRef('m.user_id', '=', 'u.user_id'))
    .leftJoin(ids, (join) =>
      join.onRef('own.identity_type', '=', 'd.identity_type').onRef('own.identity_number', '=', 'd.identity_number'),
    )
    .leftJoin(accounts, (join) => join.onRef('a.user_id', '=', 'u.user_id'))
    .leftJoin(limits, (join) => join.onRef('l.user_id', '=', 'u.user_id'))
    .select(['u.user_id', 'u.name', 'u.status', 'u.roles', 'u.services', 'u.flags', 'd.sub_user_group', 'd.allowances'])
    .select([
      sql<string | null>`coalesce(d.sub_user_group, (select f.name from sub_user_groups f
        where u.deleted_at is not null and f.company_id = d.company_id and f.group_id = d.former_sub_group_id))`.as(
        'made_in',
      ),
      sql<string[]>`coalesce(m.ids, '{}') || array_remove(array[g.group_id, s.group_id], null)`.as('group_ids'),
      sql<string[]>`coalesce(own.ids, '{}')`.as('own_ids'),
      sql<string[]>`coalesce(a.ids, '{}')`.as('account_ids'),
      sql<Limits>`coalesce(l.amounts, '{}')`.as('limits'),
    ])
    .where('u.company_id', '=', companyId)
    .where('u.status', '!=', 'pending')
    .orderBy('u.user_id');
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleQuery>['execute']>>[number];

type Colleagues = ReadonlyMap<string | null, readonly string[]>;

/** Also those who were in the same group until they were deleted: somebody must see and stop what they left behind. */
const colleaguesAmong = (all: readonly PersonRow[]): Colleagues =>
  new Map([...Map.groupBy(all, (row) => row.made_in)].map(([group, rows]) => [group, rows.map((row) => row.user_id)]));

function colleaguesOf({ flags, sub_user_group: own }: PersonRow, colleagues: Colleagues): readonly string[] {
  if (own === null || !flags.includes('commonVisibility')) return [];
  return colleagues.get(own) ?? [];
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

const personOf =
  (colleagues: Colleagues) =>
  (row: PersonRow): CompanyPerson => ({
    personId: row.user_id,
    ownIds: row.own_ids,
    name: row.name,
    roles: row.roles,
    flags: row.flags,
    subUserGroup: row.sub_user_group,
    seesWorkOf: colleaguesOf(row, colleagues),
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
  });

const peopleOf = (rows: readonly PersonRow[]): CompanyPerson[] => rows.map(personOf(colleaguesAmong(rows)));

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
  const people = peopleOf(await peopleQuery(db, companyId).execute());
  return withDelegated(people, await delegationsQuery(db, companyId).execute());
}

export const decidersOf = ({ people, groups, levels, delegations }: WhoDecides): Deciders => ({
  people: withDelegated(peopleOf(people), delegations),
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
