// Joins the gaps of a company, so that an administrator reads one finding for each range of amounts.
import type { CurrencyCode } from '../money.ts';
import type { CoverageGap } from './coverage.ts';
import { nobodyCodes } from './eligibility.ts';
import type { StageKind } from './types.ts';

type Named = { readonly id: string; readonly name: string };

export type GroupGap = {
  readonly group: Named;
  /** The record that mends the gap. */
  readonly record: Named & { readonly kind: 'workflow-map' | 'user-group' };
  readonly gap: CoverageGap;
};

export type WhyUncovered = 'no-map' | 'no-active-map' | 'no-row' | 'nobody';

export type Uncovered = {
  readonly record: GroupGap['record'];
  readonly groups: readonly Named[];
  readonly services: readonly string[];
  readonly makers: number;
  readonly accountId: string | null;
  readonly currency: CurrencyCode;
  readonly from: bigint;
  /** Null where no one may submit more than the last amount without a route. */
  readonly to: bigint | null;
  readonly why: WhyUncovered;
  /** The step that no one can fill. */
  readonly stage: StageKind | null;
  /** What a maker of the first service would read. */
  readonly code: CoverageGap['code'];
};

export type CeilingOf = (service: string, currency: CurrencyCode) => bigint | null;

const stageOf = (code: string): StageKind | null =>
  (['verify', 'approve', 'release'] as const).find((kind) => nobodyCodes[kind] === code) ?? null;

function whyOf(code: string): WhyUncovered {
  if (code === '9091') return 'no-map';
  if (code === '9093') return 'no-active-map';
  return stageOf(code) ? 'nobody' : 'no-row';
}

/** What an administrator reads instead of the code that a maker would get. */
export const reasonOf = (code: string): Pick<Uncovered, 'why' | 'stage'> => ({
  why: whyOf(code),
  stage: stageOf(code),
});

function single({ group, record, gap }: GroupGap, ceilingOf: CeilingOf): Uncovered {
  const { service, makers, accountId, currency, code, from = 1n, to = null } = gap;
  return {
    record,
    groups: [group],
    services: [service],
    makers,
    accountId,
    currency,
    from: from > 1n ? from : 1n,
    to: to === ceilingOf(service, currency) ? null : to,
    ...reasonOf(code),
    code,
  };
}

const placeOf = ({ record, why, stage, accountId, currency, from, to }: Uncovered): string =>
  [record.id, why, stage, accountId, currency, from, to].join(' ');
const groupsOf = ({ groups }: Uncovered): string => groups.map(({ id }) => id).join(' ');

function joined(
  all: readonly Uncovered[],
  keyOf: (one: Uncovered) => string,
  join: (same: readonly Uncovered[]) => Partial<Uncovered>,
): Uncovered[] {
  return [...Map.groupBy(all, keyOf).values()].flatMap((same) => (same[0] ? [{ ...same[0], ...join(same) }] : []));
}

/** The services of a group with the same gap are joined, then the groups with the same services. */
export function joinGaps(gaps: readonly GroupGap[], ceilingOf: CeilingOf): Uncovered[] {
  const each = gaps.map((gap) => single(gap, ceilingOf));
  const byGroup = joined(
    each,
    (one) => `${placeOf(one)} ${groupsOf(one)}`,
    (same) => ({
      services: [...new Set(same.flatMap(({ services }) => services))],
      makers: Math.max(...same.map(({ makers }) => makers)),
    }),
  );
  return joined(
    byGroup,
    (one) => `${placeOf(one)} ${one.services.join(' ')}`,
    (same) => ({
      groups: same.flatMap(({ groups }) => groups),
      makers: same.reduce((sum, { makers }) => sum + makers, 0),
    }),
  );
}
