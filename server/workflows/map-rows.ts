// Turns the rows of a workflow map into rows of the matrix that the approval engine matches.
import type { MatrixRow } from '../../domain/approval/types.ts';
import { fromWire, type CurrencyCode, type Money } from '../../domain/money.ts';
import { failure, success, type Result } from '../../domain/result.ts';
import type { WorkflowMapRowDraft } from '../../generated/types.ts';
import type { StoredMapRow } from '../db/administration-tables.ts';

/** The accounts of each account group. */
export type AccountsOfGroup = ReadonlyMap<string, readonly string[]>;

export function accountIdsOf(
  { accounts }: Pick<WorkflowMapRowDraft, 'accounts'>,
  groups: AccountsOfGroup,
): readonly string[] | null {
  if (accounts.kind === 'every-account') return null;
  return accounts.kind === 'accounts' ? accounts.accountIds : (groups.get(accounts.accountGroupId) ?? []);
}

function bound(value: string | null, currency: CurrencyCode): Result<Money | null> {
  return value === null ? success(null) : fromWire({ value, currency });
}

type RowToMatch = Omit<StoredMapRow, 'outcome'>;

/** Fails with 120 when an amount has too many decimals for its currency. */
export function matrixRow(
  row: RowToMatch,
  workflow: MatrixRow['workflow'],
  groups: AccountsOfGroup,
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

const noGroups: AccountsOfGroup = new Map();

/** The row as a draft, for questions that do not depend on the workflow. */
export const draftRow = (row: WorkflowMapRowDraft, id: string, createdAt: number, groups = noGroups) =>
  matrixRow({ ...row, id, createdAt }, 'blocked', groups);
