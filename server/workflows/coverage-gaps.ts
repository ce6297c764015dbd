// The requests that the makers of each user group may make without a route that could be finished.
import { coverageGaps, type CoverageGap as Found } from '../../domain/approval/coverage.ts';
import { peopleIndex, type PeopleIndex } from '../../domain/approval/people-index.ts';
import type { Person } from '../../domain/approval/types.ts';
import { mapTypes, withoutAmount } from '../../domain/approval/map-types.ts';
import { money, toWire, type CurrencyCode } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CoverageGap, CoverageGapRequest, FromAccount, MapTransactionType } from '../../generated/types.ts';
import type { Context, Reading } from '../context.ts';
import { pageOfItems } from '../lists/sorted-items.ts';
import { knownCompany, type KnownCompany } from './known-company.ts';
import { mapFacts, type MapFacts } from './map-store.ts';

type UserGroup = MapFacts['userGroups'][number];

interface Known extends KnownCompany {
  readonly facts: MapFacts;
  readonly index: PeopleIndex<Person>;
}

function missingOf({ facts }: Known, { mapIds }: UserGroup): { readonly missing?: '9091' | '9093' } {
  if (facts.maps.some(({ id, isActive }) => isActive && mapIds.includes(id))) return {};
  return { missing: mapIds.length === 0 ? '9091' : '9093' };
}

const payable = ({ accounts }: MapFacts): { id: string; currency: CurrencyCode }[] =>
  [...accounts.values()].filter(({ isPayable }) => isPayable);

function gapsOfGroup(known: Known, group: UserGroup, services: readonly string[]): Found[] {
  const { facts, company, index, matrix, ceilingOf } = known;
  const makers = company.people.filter(
    ({ groupIds, roles, blocked }) => groupIds.includes(group.id) && !blocked && roles.includes('MK'),
  );
  if (makers.length === 0) return [];
  const active = new Set(facts.maps.flatMap(({ id, isActive }) => (isActive && group.mapIds.includes(id) ? id : [])));
  const rows = matrix.rows.filter(({ mapId }) => mapId === undefined || active.has(mapId));
  const { people } = company;
  return coverageGaps({
    makers,
    rows,
    people,
    index,
    services,
    withoutAmount,
    ceilingOf,
    ...missingOf(known, group),
    accounts: payable(facts),
  });
}

export const accountOf = ({ accounts }: MapFacts, id: string | null): FromAccount | null => {
  const found = accounts.get(id ?? '');
  return found ? { id: found.id, number: found.number, alias: found.alias, currency: found.currency } : null;
};

type Amounts = Pick<Found, 'from' | 'to' | 'currency'>;

export function gapRange({ from, to, currency }: Amounts): CoverageGap['range'] {
  const wire = (minor: bigint) => toWire(money(minor, currency)).value;
  return {
    ...(from !== undefined && from > 1n && { minimum: wire(from) }),
    ...(to !== undefined && to !== null && { maximum: wire(to) }),
  };
}

const onWire = (facts: MapFacts, { group: { id, name }, found }: GapsOfGroup): CoverageGap => ({
  userGroup: { id, name },
  users: found.makers,
  transactionType: found.service as MapTransactionType,
  account: accountOf(facts, found.accountId),
  currency: found.currency,
  range: gapRange(found),
  code: found.code,
});

async function known(context: Reading, ofCompany: KnownCompany): Promise<Known> {
  const { db, who, now } = context;
  return {
    ...ofCompany,
    facts: await mapFacts(db, who.companyId, now),
    index: peopleIndex<Person>(ofCompany.company.people),
  };
}

const isWanted =
  ({ userGroupId, workflowMapId }: NonNullable<CoverageGapRequest['filter']>) =>
  ({ id, status, mapIds }: UserGroup): boolean =>
    status === 'Active' &&
    (userGroupId === undefined || id === userGroupId) &&
    (workflowMapId === undefined || mapIds.includes(workflowMapId));

const keyOf = ({ userGroup, transactionType, account, currency, range, code }: CoverageGap): string =>
  [userGroup.id, transactionType, account?.id, currency, range.minimum, range.maximum, code].join(' ');

interface Asked {
  readonly filter?: NonNullable<CoverageGapRequest['filter']>;
  /** Left out by a caller that has not read it. */
  readonly ofCompany?: KnownCompany;
}

export interface GapsOfGroup {
  readonly group: UserGroup;
  readonly found: Found;
}

export async function readGaps(
  context: Reading,
  { filter = {}, ofCompany }: Asked,
): Promise<{ readonly facts: MapFacts; readonly gaps: readonly GapsOfGroup[] }> {
  const all = await known(context, ofCompany ?? (await knownCompany(context)));
  const services = mapTypes.filter((type) => filter.transactionType === undefined || type === filter.transactionType);
  const groups = all.facts.userGroups.filter(isWanted(filter));
  return {
    facts: all.facts,
    gaps: groups.flatMap((group) => gapsOfGroup(all, group, services).map((found) => ({ group, found }))),
  };
}

export const listCoverageGaps: Handlers<Context>['listCoverageGaps'] = async ({ body }, context) => {
  const { filter, page } = body;
  // A company in which one person does everything needs no route.
  const found = context.who.isSingleAccess ? null : await readGaps(context, { ...(filter && { filter }) });
  const items = found?.gaps.map((gap) => onWire(found.facts, gap)) ?? [];
  return pageOfItems({ items, keyOf, name: 'coverage' }, page);
};
