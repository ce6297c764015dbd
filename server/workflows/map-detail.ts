// A workflow map as its page shows it.
import { findOverlaps } from '../../domain/approval/overlaps.ts';
import { byPrecedence } from '../../domain/approval/precedence.ts';
import type { WorkflowMapDetail, WorkflowMapRow, WorkflowMapRowDraft } from '../../generated/types.ts';
import { instant } from '../instant.ts';
import type { Offer } from '../resources/definition.ts';
import { groupsFollowing } from './map-rules.ts';
import type { MapFacts, MapRow } from './map-store.ts';
import { numberedRows, overlapOnWire } from './overlaps.ts';
import { stampOf } from './stamp.ts';

const mostOverlaps = 500;

export function accountsWithNames(
  { accounts }: Pick<WorkflowMapRowDraft, 'accounts'>,
  facts: MapFacts,
): WorkflowMapRow['accounts'] {
  if (accounts.kind === 'every-account') return accounts;
  if (accounts.kind === 'account-group') {
    const { accountGroupId: id } = accounts;
    return { kind: 'account-group', accountGroup: { id, name: facts.accountGroups.get(id)?.name ?? id } };
  }
  const found = accounts.accountIds.flatMap((id) => facts.accounts.get(id) ?? []);
  return {
    kind: 'accounts',
    accounts: found.map(({ id, number, alias, currency }) => ({ id, number, alias, currency })),
  };
}

export function outcomeWithName(
  { outcome }: Pick<WorkflowMapRowDraft, 'outcome'>,
  facts: MapFacts,
): WorkflowMapRow['outcome'] {
  if (outcome.kind === 'blocked') return outcome;
  const { approvalWorkflowId: id } = outcome;
  return { kind: 'approval-workflow', approvalWorkflow: { id, name: facts.workflows.get(id)?.name ?? id } };
}

/** A row of a draft has no time of creation yet; it counts as the newest. */
type AnyRow = WorkflowMapRowDraft & { readonly createdAt?: number };

const rowWithNames = (row: AnyRow, facts: MapFacts): WorkflowMapRow => ({
  id: row.id ?? null,
  name: row.name,
  transactionTypes: row.transactionTypes,
  accounts: accountsWithNames(row, facts),
  currency: row.currency,
  minimum: row.minimum,
  maximum: row.maximum,
  batchBasis: row.batchBasis,
  outcome: outcomeWithName(row, facts),
  createdAt: row.createdAt === undefined ? null : instant(new Date(row.createdAt)),
});

/** The rows in the order of the precedence, and the overlaps by their places in that order. */
export function shownRows(rows: readonly AnyRow[], facts: MapFacts) {
  const createdAt = (row: AnyRow) => row.createdAt ?? facts.now.getTime();
  const context = { createdAt, groups: facts.accountsOfGroups };
  const order = numberedRows(rows, context).toSorted(byPrecedence);
  const sorted = order.flatMap(({ id }) => rows[Number(id)] ?? []);
  const overlaps = findOverlaps(numberedRows(sorted, context), mostOverlaps + 1);
  return {
    approvalList: sorted.map((row) => rowWithNames(row, facts)),
    overlaps: overlaps.slice(0, mostOverlaps).map(overlapOnWire),
    ...(overlaps.length > mostOverlaps && { truncated: true as const }),
  };
}

export const mapDetail = (row: MapRow, facts: MapFacts, offer: Offer): WorkflowMapDetail => ({
  id: row.id,
  editId: null,
  fromEdit: false,
  isRepair: false,
  reasonMessage: null,
  name: row.name,
  ...shownRows(row.rows, facts),
  status: row.status,
  revision: row.revision,
  version: row.matrix_version,
  userGroups: groupsFollowing(facts, row.id).map(({ id, name }) => ({ id, name })),
  stamp: stampOf(row),
  ...offer,
});
