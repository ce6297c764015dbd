// The overlaps of the rows of a map, and which row comes first for requests that match both.
import { areComparable } from '../../domain/approval/measure.ts';
import { findOverlaps, type Overlap } from '../../domain/approval/overlaps.ts';
import { unreachableRows } from '../../domain/approval/unreachable.ts';
import type { MatrixRow } from '../../domain/approval/types.ts';
import { toWire } from '../../domain/money.ts';
import type { MapGap, MapOverlap, MapRowMention, OverlapReport, WorkflowMapRowDraft } from '../../generated/types.ts';
import type { AccountsOfGroups } from '../approval/accounts-of-groups.ts';
import { Refusal } from '../refusal.ts';
import type { RowContext } from './row-context.ts';
import { draftRow } from './map-rows.ts';
import { checkRow } from '../../domain/approval/row-checks.ts';

const mostShown = 500;

/**
 * The rows as the engine reads them. Each id is the position of the row, so that an answer can name it. Throws a Refusal
 * at the path of the row in the request body for a range that is none.
 */
export function numberedRows(
  rows: readonly WorkflowMapRowDraft[],
  { createdAt, groups }: RowContext,
  path = 'approvalList',
) {
  return rows.map((row, index) => {
    const read = draftRow(row, String(index).padStart(3, '0'), createdAt(row), groups);
    const checked = read.ok ? checkRow(read.value) : read;
    if (!checked.ok) throw new Refusal(checked.code).at(`${path}.${index}.minimum`);
    return checked.value;
  });
}

/** How many pairs of rows one request could match. */
export const countOverlaps = (rows: readonly WorkflowMapRowDraft[], groups: AccountsOfGroups = {}): number =>
  findOverlaps(numberedRows(rows, { createdAt: () => 0, groups })).length;

export const mention = ({ id, name }: MatrixRow): MapRowMention => ({ position: Number(id), rowName: name });

/** The shared amounts; left open when the ranges count different things. */
function sharedRange({ winner, loser }: Overlap): MapOverlap['sharedRange'] {
  if (!areComparable(winner, loser)) return {};
  const minima = [winner.minimum, loser.minimum].flatMap((one) => one ?? []);
  const maxima = [winner.maximum, loser.maximum].flatMap((one) => one ?? []);
  const minimum = minima.toSorted((left, right) => (left.minor < right.minor ? 1 : -1))[0];
  const maximum = maxima.toSorted((left, right) => (left.minor < right.minor ? -1 : 1))[0];
  return { ...(minimum && { minimum: toWire(minimum).value }), ...(maximum && { maximum: toWire(maximum).value }) };
}

export const overlapOnWire = (overlap: Overlap): MapOverlap => ({
  winner: mention(overlap.winner),
  loser: mention(overlap.loser),
  decidedBy: overlap.decidedBy,
  isTie: overlap.decidedBy === 'id',
  sharedRange: sharedRange(overlap),
});

export function overlapReport(rows: readonly MatrixRow[], gaps: readonly MapGap[]): OverlapReport {
  const overlaps = findOverlaps(rows, mostShown + 1);
  return {
    gaps: gaps.slice(0, mostShown),
    overlaps: overlaps.slice(0, mostShown).map(overlapOnWire),
    truncated: overlaps.length > mostShown,
    unreachable: unreachableRows(rows).map(mention),
    needsConfirmation: overlaps.length > 0,
  };
}
