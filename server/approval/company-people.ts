// Makes the people of a company, as the approval engine sees them, from what was read about users who are alike.
import { servicesFor } from '../../domain/allowances.ts';
import type { Person, StageKind } from '../../domain/approval/types.ts';
import { fromWire, money, type Money } from '../../domain/money.ts';
import { minorOf } from '../db/numeric.ts';
import type { AlikeRow, WhoDecides } from './people-query.ts';

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

type Limits = WhoDecides['limits'][number]['amounts'];

function limitOf(limits: Limits, kind: StageKind): Money | null {
  const value = limits[kind];
  const found = value === undefined ? null : fromWire({ value, currency: 'IDR' });
  return found?.ok ? found.value : null;
}

const limitsIn = (limits: Limits): Person['limits'] => ({
  verify: limitOf(limits, 'verify'),
  approve: limitOf(limits, 'approve'),
  release: limitOf(limits, 'release'),
});

function delegatedBy(rows: WhoDecides['delegations']): NonNullable<Person['delegated']> {
  const byService = Map.groupBy(rows, ({ service }) => service);
  const amounts = (own: typeof rows) =>
    Object.fromEntries(own.map(({ role, amount }) => [kindOfRole[role], money(minorOf(amount), 'IDR')]));
  return new Map([...byService].map(([service, own]) => [service, amounts(own)]));
}

type ColleaguesOf = (row: AlikeRow) => readonly string[];

const idsIn = (rows: readonly AlikeRow[]) => rows.flatMap(({ ids }) => ids).toSorted();

/** Includes deleted users of the group, so that their open requests can still be seen and stopped. */
function colleaguesAmong(all: readonly AlikeRow[]): ColleaguesOf {
  const groups = Map.groupBy(all, (row) => row.made_in);
  const byGroup = new Map([...groups].map(([group, rows]) => [group, idsIn(rows)]));
  return ({ flags, sub_user_group: own }) =>
    own === null || !flags.includes('commonVisibility') ? [] : (byGroup.get(own) ?? []);
}

/** A person who has a role only for other services than a request's must not act on it in that role. */
function withheldFrom({ roles, services, allowances }: AlikeRow): NonNullable<Person['withheld']> {
  if (allowances === null) return {};
  const withheld = (role: string): readonly string[] => {
    const allowed = servicesFor({ roles, services, allowances, isSingleAccess: false }, [role]);
    return roles.includes(role) ? services.filter((service) => !allowed.includes(service)) : [];
  };
  return { make: withheld('MK'), verify: withheld('VF'), approve: withheld('AP'), release: withheld('RL') };
}

const sharedBy = (row: AlikeRow, colleaguesOf: ColleaguesOf) => ({
  roles: row.roles,
  flags: row.flags,
  subUserGroup: row.sub_user_group,
  seesWorkOf: colleaguesOf(row),
  blocked: row.status !== 'active',
  exceptionalFor: row.flags.flatMap((flag) => exceptionalByFlag[flag] ?? []),
  stageKinds: row.roles.flatMap((role) => kindOfRole[role] ?? []),
  // A request without a service (service '') needs no access to one.
  services: [...row.services, ''],
  withheld: withheldFrom(row),
});

interface WithUsers {
  readonly ids: readonly string[];
  readonly users: readonly string[];
}

type IdsOf = (userId: string) => readonly string[];

interface Linked {
  readonly before: number;
  readonly ids: readonly string[];
}

/** The ids of what each user has, in order. Users with the same share one array. */
function byUser(rows: readonly WithUsers[]): IdsOf {
  const links: Linked[] = [{ before: -1, ids: [] }];
  const last = new Map<string, number>();
  for (const { ids, users } of rows) {
    const added = new Map<number, number>();
    for (const user of users) {
      const before = last.get(user) ?? 0;
      const own = added.get(before) ?? links.push({ before, ids }) - 1;
      added.set(before, own);
      last.set(user, own);
    }
  }
  const known = new Map<number, readonly string[]>();
  return (userId) => {
    const own = last.get(userId) ?? 0;
    const found = known.get(own) ?? idsUntil(links, own).toSorted();
    known.set(own, found);
    return found;
  };
}

function idsUntil(links: readonly Linked[], own: number): string[] {
  const ids: string[] = [];
  for (let link = links[own]; link; link = links[link.before]) ids.push(...link.ids);
  return ids;
}

/** Joins the ids to others; the same array for the same others. */
function joining(ids: readonly string[]): (others: readonly string[]) => readonly string[] {
  const known = new Map<readonly string[], readonly string[]>();
  return (others) => {
    const joined = known.get(others) ?? [...others, ...ids];
    known.set(others, joined);
    return joined;
  };
}

const ownIdsAmong = (identities: WhoDecides['identities']): ReadonlyMap<string, readonly string[]> =>
  new Map(
    identities.flatMap(({ ids }) => {
      const sorted = ids.toSorted();
      return ids.map((id) => [id, sorted] as const);
    }),
  );

const noLimits = limitsIn({});

export function companyPeople(found: WhoDecides): CompanyPerson[] {
  const colleaguesOf = colleaguesAmong(found.alike);
  const [approvalGroups, accounts] = [byUser(found.members), byUser(found.viewers)];
  const ownIds = ownIdsAmong(found.identities);
  const limits = new Map(found.limits.map(({ user_id: userId, amounts }) => [userId, limitsIn(amounts)]));
  const delegated = delegatedBy(found.delegations);
  const people = found.alike.flatMap((row): CompanyPerson[] => {
    const shared = sharedBy(row, colleaguesOf);
    const groupsWith = joining(row.group_ids);
    return row.ids.map((personId, place) => ({
      ...shared,
      personId,
      name: row.names[place] ?? '',
      ownIds: ownIds.get(personId) ?? (row.has_details ? [personId] : []),
      groupIds: groupsWith(approvalGroups(personId)),
      accountIds: accounts(personId),
      limits: limits.get(personId) ?? noLimits,
      delegated,
    }));
  });
  return people.toSorted((left, right) => (left.personId < right.personId ? -1 : 1));
}
