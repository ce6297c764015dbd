// What the makers of a user group may request that would find no route, or a route that too few people could finish.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CurrencyCode } from '../money.ts';
import { mayUse } from './access.ts';
import { nobodyCodes } from './eligibility.ts';
import { gapsOf, includesAmount, spanOf, type GapQuestion, type Span } from './gaps.ts';
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
function asked(rows: readonly MatrixRow[], service: string, reached: readonly CoveredAccount[]): GapAsked[] {
  const named = new Set(rows.flatMap(({ accountIds }) => accountIds ?? []));
  const own = reached.filter(({ id }) => named.has(id));
  const rest = reached.filter(({ id }) => !named.has(id));
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
  const rows = question.rows.filter(({ services }) => services === null || services.includes(service));
  const seen = new Set(makers.flatMap(({ accountIds }) => accountIds));
  const reached = question.accounts.filter(({ id }) => seen.has(id));
  return asked(rows, service, reached).flatMap(({ accountId, currency }) => {
    const about = { service, accountId, currency, ceiling: question.ceilingOf(service, currency) };
    const place = { ...found, accountId, currency };
    return [
      ...spansOf(question, rows, about).map((span) => ({ ...place, ...span, code: noRowCode(service) })),
      ...unfinished(question, rows, about).map((gap) => ({ ...place, ...gap })),
    ];
  });
}

function spansOf({ withoutAmount }: CoverageQuestion, rows: readonly MatrixRow[], about: GapQuestion): Partial<Span>[] {
  if (!withoutAmount.includes(about.service)) return gapsOf(rows, about);
  return rows.some((row) => includesAmount(row, about, 0n)) ? [] : [{}];
}

/** The rows that lead to a stage which the people other than the maker cannot fill. */
function unfinished(question: CoverageQuestion, rows: readonly MatrixRow[], about: GapQuestion) {
  const stuckIn = stuckByStage(question, about);
  return rows.flatMap((row): (Partial<Span> & Pick<CoverageGap, 'code' | 'makers'>)[] => {
    const span = spanOf(row, about);
    if (!span || row.workflow === 'blocked') return [];
    const { stages } = buildRoute(1, row.id, row.workflow);
    return stages.flatMap((stage) => {
      const stuck = stuckIn(stage);
      return stuck === 0 ? [] : [{ ...span, code: nobodyCodes[stage.kind], makers: stuck }];
    });
  });
}

/** Many rows lead to the same stages, so each is asked about once. */
function stuckByStage(question: CoverageQuestion, about: GapQuestion): (stage: Stage) => number {
  const known = new Map<string, number>();
  return (stage) => {
    const key = [stage.kind, ...stage.groups.map(({ groupId, quorum }) => `${groupId}/${quorum}`)].join(' ');
    const stuck = known.get(key) ?? stuckMakers(question, stage, about);
    known.set(key, stuck);
    return stuck;
  };
}

function stuckMakers(question: CoverageQuestion, stage: Stage, { service, accountId }: GapQuestion): number {
  const able = question.people.filter(
    (person) =>
      !person.blocked &&
      person.stageKinds?.includes(stage.kind) !== false &&
      (!service.startsWith('SVC_') || mayUse(person, service, stage.kind)) &&
      (accountId === null || person.accountIds.includes(accountId)),
  );
  const isStuck = ({ personId }: Person) =>
    !canFill(
      stage,
      able.filter((person) => !isIdOf(person, personId)),
    );
  return mayMake(question, service).filter(isStuck).length;
}

/** Returns the gaps in the order of the services. */
export const coverageGaps = (question: CoverageQuestion): CoverageGap[] =>
  question.services.flatMap((service) => gapsOfService(question, service));
