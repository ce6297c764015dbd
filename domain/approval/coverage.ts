// What the makers of a user group may request that would find no route, or a route that too few people could finish.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CurrencyCode } from '../money.ts';
import { mayUse } from './access.ts';
import { numbering } from './alike.ts';
import { nobodyCodes } from './eligibility.ts';
import { coveringRows, spanOf, type CoveringRows, type GapQuestion, type Span } from './gaps.ts';
import { canFill, fillersOf } from './matching.ts';
import { peopleIndex, type PeopleIndex } from './people-index.ts';
import { noRowCode } from './plan.ts';
import { isIdOf } from './same-person.ts';
import { stageKey, stagesOf } from './stages-of.ts';
import type { MatrixRow, Person, PersonId, Stage, StageKind } from './types.ts';

export type CoveredAccount = { readonly id: string; readonly currency: CurrencyCode };

export type CoverageQuestion = {
  /** The active people of the user group who may make requests. */
  readonly makers: readonly Person[];
  /** The rows of the maps of the user group. */
  readonly rows: readonly MatrixRow[];
  /** Why the group has no map in use. */
  readonly missing?: '9091' | '9093';
  /** Everyone in the company. */
  readonly people: readonly Person[];
  /** The same people, when several questions are asked about them. */
  readonly index?: PeopleIndex<Person>;
  /** The accounts of the company that can be debited. */
  readonly accounts: readonly CoveredAccount[];
  readonly services: readonly string[];
  /** The services whose requests have no amount and count as zero. */
  readonly withoutAmount: readonly string[];
  /** The highest amount that anybody may submit. */
  readonly ceilingOf: (service: string, currency: CurrencyCode) => bigint | null;
};

export type CoverageGap = Partial<Span> & {
  readonly service: string;
  /** null: so for every account that no row names. */
  readonly accountId: string | null;
  readonly currency: CurrencyCode;
  readonly code: ErrorCode;
  readonly makers: number;
};

const isForeign = (service: string): boolean => service.startsWith('SVC_FCY');

/** A favorite needs no service of its own, so every maker may request it. */
const mayMake = (maker: Person, service: string): boolean =>
  !service.startsWith('SVC_') || mayUse(maker, service, 'make');

/** What many questions about one company have in common. */
type Known = CoverageQuestion & {
  readonly index: PeopleIndex<Person>;
  /** Makers who may request the same from the same accounts. */
  readonly makersAlike: readonly (readonly Person[])[];
  readonly makersById: ReadonlyMap<PersonId, Person>;
  readonly rowsOf: (service: string) => RowsOfService;
};

type RowsOfService = { readonly rows: CoveringRows; readonly routesOf: RoutesOf };

/** Services that the same rows name are answered from the same rows. */
function rowsByService(all: readonly MatrixRow[]): Known['rowsOf'] {
  const named = [...new Map(all.map(({ services }) => [services?.join(' '), services])).values()];
  const known = new Map<string, RowsOfService>();
  return (service) => {
    const key = named.map((services) => (services?.includes(service) === false ? '-' : '+')).join('');
    const found = known.get(key);
    if (found) return found;
    const rows = coveringRows(all, service);
    const made = { rows, routesOf: routesByAccount(rows) };
    known.set(key, made);
    return made;
  };
}

function knownOf(question: CoverageQuestion): Known {
  const numberOf = numbering();
  const rightsOf = ({ services, withheld, accountIds }: Person): string =>
    [services, withheld?.make ?? [], accountIds].map(numberOf).join(' ');
  return {
    ...question,
    index: question.index ?? peopleIndex(question.people),
    makersAlike: [...Map.groupBy(question.makers, rightsOf).values()],
    makersById: new Map(question.makers.map((maker) => [maker.personId, maker])),
    rowsOf: rowsByService(question.rows),
  };
}

/** Asks about each account that a row names, and once about all others. */
function asked({ named }: CoveringRows, service: string, reached: readonly CoveredAccount[]): GapAsked[] {
  const own = reached.filter(({ id }) => named(id).length > 0);
  const rest = reached.filter(({ id }) => named(id).length === 0);
  const currencyOf = (currency: CurrencyCode) => (isForeign(service) ? currency : 'IDR');
  const currencies = new Set(rest.map(({ currency }) => currencyOf(currency)));
  return [
    ...own.map(({ id, currency }) => ({ accountId: id, currency: currencyOf(currency) })),
    ...[...currencies].map((currency) => ({ accountId: null, currency })),
  ];
}

type GapAsked = { readonly accountId: string | null; readonly currency: CurrencyCode };

function gapsOfService(question: Known, service: string): CoverageGap[] {
  const able = question.makersAlike.filter(([maker]) => maker && mayMake(maker, service));
  const makers = able.reduce((sum, alike) => sum + alike.length, 0);
  if (makers === 0) return [];
  const found = { service, makers };
  if (question.missing) return [{ ...found, accountId: null, currency: 'IDR', code: question.missing }];
  const { rows, routesOf } = question.rowsOf(service);
  const seen = new Set(able.flatMap(([maker]) => maker?.accountIds ?? []));
  const reached = question.accounts.filter(({ id }) => seen.has(id));
  return asked(rows, service, reached).flatMap(({ accountId, currency }) => {
    const about = { service, accountId, currency, ceiling: question.ceilingOf(service, currency) };
    const place = { ...found, accountId, currency };
    return [
      ...spansOf(question, rows, about).map((span) => ({ ...place, ...span, code: noRowCode(service) })),
      ...unfinished({ question, routesOf, makers }, about).map((gap) => ({ ...place, ...gap })),
    ];
  });
}

function spansOf({ withoutAmount }: CoverageQuestion, rows: CoveringRows, about: GapQuestion): Partial<Span>[] {
  if (!withoutAmount.includes(about.service)) return rows.gaps(about);
  return rows.isCovered(about, 0n) ? [] : [{}];
}

type OfRoute = { readonly stages: readonly Stage[]; readonly rows: readonly MatrixRow[] };
type RoutesOf = (accountId: string | null) => readonly OfRoute[];

/** Rows of one route are together, so that each route is asked about once. */
function byRoute(rows: readonly MatrixRow[]): OfRoute[] {
  const found = new Map<string, { stages: readonly Stage[]; rows: MatrixRow[] }>();
  for (const row of rows) {
    if (row.workflow === 'blocked') continue;
    const { key, stages } = stagesOf(row.workflow);
    const same = found.get(key);
    if (same) same.rows.push(row);
    else found.set(key, { stages, rows: [row] });
  }
  return [...found.values()];
}

/** The rows of an account by route. */
function routesByAccount({ named, others }: CoveringRows): RoutesOf {
  const common = byRoute(others);
  return (accountId) => [...byRoute(named(accountId)), ...common];
}

type Unfinished = Partial<Span> & Pick<CoverageGap, 'code' | 'makers'>;

type OfService = { readonly question: Known; readonly routesOf: RoutesOf; readonly makers: number };

/** The rows that lead to a stage which the people other than the maker cannot fill. */
function unfinished({ question, routesOf, makers }: OfService, about: GapQuestion): Unfinished[] {
  const known = new Map<string, number>();
  // Many rows lead to the same stages, so each is asked about once.
  const stuckIn = (stage: Stage): number => {
    const key = stageKey(stage);
    const stuck = known.get(key) ?? stuckMakers(stage, { question, makers, about });
    known.set(key, stuck);
    return stuck;
  };
  return routesOf(about.accountId).flatMap(({ stages, rows }) => {
    const stuck = stages.flatMap((stage) => {
      const found = stuckIn(stage);
      return found === 0 ? [] : [{ code: nobodyCodes[stage.kind], makers: found }];
    });
    if (stuck.length === 0) return [];
    return rows.flatMap((row) => {
      const span = spanOf(row, about);
      return span ? stuck.map((one) => ({ ...span, ...one })) : [];
    });
  });
}

/** Whether a member of the groups of a stage may act in it on requests from such an account. */
const isAble =
  (kind: StageKind, { service, accountId }: GapQuestion) =>
  (person: Person): boolean =>
    !person.blocked &&
    person.stageKinds?.includes(kind) !== false &&
    (accountId === null || person.accountIds.includes(accountId)) &&
    (!service.startsWith('SVC_') || mayUse(person, service, kind));

type Asking = { readonly question: Known; readonly makers: number; readonly about: GapQuestion };

function* those<One>(items: readonly One[], isWanted: (one: One) => boolean): Generator<One> {
  for (const one of items) if (isWanted(one)) yield one;
}

/** Returns how many makers could not have their requests finished in the stage. */
function stuckMakers(stage: Stage, { question, makers, about }: Asking): number {
  const members = question.index.inGroups(stage.groups.map(({ groupId }) => groupId));
  const able = isAble(stage.kind, about);
  const fillers = fillersOf(stage, those(members, able));
  if (!fillers) return makers;
  // Only a maker who could also sign is missed by the others.
  const signing = new Set(fillers.flatMap(({ personId, ownIds = [] }) => [personId, ...ownIds]));
  return [...signing].filter((id) => {
    const maker = question.makersById.get(id);
    if (!maker || !mayMake(maker, about.service)) return false;
    return !canFill(
      stage,
      those(members, (person) => able(person) && !isIdOf(person, id)),
    );
  }).length;
}

/** Returns the gaps in the order of the services. */
export function coverageGaps(question: CoverageQuestion): CoverageGap[] {
  const known = knownOf(question);
  return question.services.flatMap((service) => gapsOfService(known, service));
}
