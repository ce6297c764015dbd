// What the makers of a user group may request that would find no route, or a route that too few people could finish.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CurrencyCode } from '../money.ts';
import { mayUse } from './access.ts';
import { nobodyCodes } from './eligibility.ts';
import { coveringRows, spanOf, type CoveringRows, type GapQuestion, type Span } from './gaps.ts';
import { canFill } from './matching.ts';
import { noRowCode } from './plan.ts';
import { buildRoute } from './route.ts';
import { isIdOf } from './same-person.ts';
import type { MatrixRow, Person, Stage } from './types.ts';

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

const makersOf = ({ makers }: CoverageQuestion, service: string): readonly Person[] =>
  makers.filter((maker) => mayUse(maker, service, 'make'));

/** A favorite needs no service of its own, so every maker may request it. */
const mayMake = (question: CoverageQuestion, service: string): readonly Person[] =>
  service.startsWith('SVC_') ? makersOf(question, service) : question.makers;

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

function gapsOfService(question: CoverageQuestion, service: string): CoverageGap[] {
  const makers = mayMake(question, service);
  if (makers.length === 0) return [];
  const found = { service, makers: makers.length };
  if (question.missing) return [{ ...found, accountId: null, currency: 'IDR', code: question.missing }];
  const rows = coveringRows(question.rows, service);
  const seen = new Set(makers.flatMap(({ accountIds }) => accountIds));
  const reached = question.accounts.filter(({ id }) => seen.has(id));
  const stagesOf = stagesByRow(rows);
  return asked(rows, service, reached).flatMap(({ accountId, currency }) => {
    const about = { service, accountId, currency, ceiling: question.ceilingOf(service, currency) };
    const place = { ...found, accountId, currency };
    return [
      ...spansOf(question, rows, about).map((span) => ({ ...place, ...span, code: noRowCode(service) })),
      ...unfinished(question, stagesOf, about).map((gap) => ({ ...place, ...gap })),
    ];
  });
}

function spansOf({ withoutAmount }: CoverageQuestion, rows: CoveringRows, about: GapQuestion): Partial<Span>[] {
  if (!withoutAmount.includes(about.service)) return rows.gaps(about);
  return rows.isCovered(about, 0n) ? [] : [{}];
}

type Routed = { readonly row: MatrixRow; readonly stages: readonly Stage[] };
type StagesOf = (accountId: string | null) => readonly (readonly Routed[])[];

const routed = (rows: readonly MatrixRow[]): Routed[] =>
  rows.flatMap((row) =>
    row.workflow === 'blocked' ? [] : [{ row, stages: buildRoute(1, row.id, row.workflow).stages }],
  );

const byRoute = (rows: readonly MatrixRow[]) => [...Map.groupBy(routed(rows), routeKey).values()];

/** The rows of an account with their stages. Rows of one route are together, so that each route is asked about once. */
function stagesByRow({ named, others }: CoveringRows): StagesOf {
  const common = byRoute(others);
  return (accountId) => [...byRoute(named(accountId)), ...common];
}

const stageKey = ({ kind, groups }: Stage): string =>
  [kind, ...groups.map(({ groupId, quorum }) => `${groupId}/${quorum}`)].join(' ');
const routeKey = ({ stages }: Routed): string => stages.map(stageKey).join('; ');

type Unfinished = Partial<Span> & Pick<CoverageGap, 'code' | 'makers'>;

/** The rows that lead to a stage which the people other than the maker cannot fill. */
function unfinished(question: CoverageQuestion, stagesOf: StagesOf, about: GapQuestion): Unfinished[] {
  const stuckIn = stuckByStage(question, about);
  return stagesOf(about.accountId).flatMap((rows) => {
    const stuck = (rows[0]?.stages ?? []).flatMap((stage) => {
      const makers = stuckIn(stage);
      return makers === 0 ? [] : [{ code: nobodyCodes[stage.kind], makers }];
    });
    if (stuck.length === 0) return [];
    return rows.flatMap(({ row }) => {
      const span = spanOf(row, about);
      return span ? stuck.map((one) => ({ ...span, ...one })) : [];
    });
  });
}

/** Many rows lead to the same stages, so each is asked about once. */
function stuckByStage(question: CoverageQuestion, about: GapQuestion): (stage: Stage) => number {
  const known = new Map<string, number>();
  const { service } = about;
  const able = { people: ableFor(question, about), makers: mayMake(question, service), service };
  return (stage) => {
    const key = stageKey(stage);
    const stuck = known.get(key) ?? stuckMakers(stage, able);
    known.set(key, stuck);
    return stuck;
  };
}

/** Returns the people who may act on requests from such an account, whatever their groups. */
function ableFor({ people }: CoverageQuestion, { accountId }: GapQuestion): readonly Person[] {
  return people.filter(({ blocked, accountIds }) => !blocked && (accountId === null || accountIds.includes(accountId)));
}

const isMemberFor =
  ({ kind, groups }: Stage, service: string) =>
  (person: Person): boolean =>
    person.stageKinds?.includes(kind) !== false &&
    groups.some(({ groupId }) => person.groupIds.includes(groupId)) &&
    (!service.startsWith('SVC_') || mayUse(person, service, kind));

type Able = { readonly people: readonly Person[]; readonly makers: readonly Person[]; readonly service: string };

function stuckMakers(stage: Stage, { people, makers, service }: Able): number {
  const members = people.filter(isMemberFor(stage, service));
  if (!canFill(stage, members)) return makers.length;
  // Only a maker who could also sign is missed by the others.
  return makers.filter(({ personId }) => {
    const others = members.filter((person) => !isIdOf(person, personId));
    return others.length < members.length && !canFill(stage, others);
  }).length;
}

/** Returns the gaps in the order of the services. */
export const coverageGaps = (question: CoverageQuestion): CoverageGap[] =>
  question.services.flatMap((service) => gapsOfService(question, service));
