// Turns the rows of a workflow map into rows of the matrix that the approval engine matches.
import type { MatrixRow } from '../../domain/approval/types.ts';
import { fromWire, type CurrencyCode, type Money } from '../../domain/money.ts';
import { failure, success, type Result } from '../../domain/result.ts';
import type { WorkflowMapRowDraft } from '../../generated/types.ts';
import type { AccountsOfGroups } from '../approval/accounts-of-groups.ts';
import type { StoredMapRow } from '../db/administration-tables.ts';

export function accountIdsOf(
  { accounts }: Pick<WorkflowMapRowDraft, 'accounts'>,
  groups: AccountsOfGroups,
): readonly string[] | null {
  if (accounts.kind === 'every-account') return null;
  return accounts.kind === 'accounts' ? accounts.accountIds : (groups[accounts.accountGroupId] ?? []);
}

function bound(value: string | null, currency: CurrencyCode): Result<Money | null> {
  return value === null ? success(null) : fromWire({ value, currency });
}

type RowToMatch = Omit<StoredMapRow, 'outcome'>;

/** Fails with 120 when an amount has too many decimals for its currency. */
export function matrixRow(
  row: RowToMatch,
  workflow: MatrixRow['workflow'],
  groups: AccountsOfGroups,
): Result<MatrixRow> {
  const currency = row.currency ?? 'IDR';
  const [minimum, maximum] = [bound(row.minimum, currency), bound(row.maximum, currency)];
  if (!minimum.ok || !maximum.ok) return failure('120');
  return success({
    id: row.id,
    name: row.name,
    accountIds: accountIdsOf(row, groups),
    services: row.transactionTypes.length === 0 ? null : row.transactionTypes,
    currency: row.currency,
    minimum: minimum.value,
    maximum: maximum.value,
    batchBasis: row.batchBasis,
    createdAt: row.createdAt,
    workflow,
  });
}

/** The row as a draft, for questions that do not depend on the workflow. */
export const draftRow = (row: WorkflowMapRowDraft, id: string, createdAt: number, groups: AccountsOfGroups = {}) =>
  matrixRow({ ...row, id, createdAt }, 'blocked', groups);
