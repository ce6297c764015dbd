import type { MatrixRow } from './types.ts';

type Account = { readonly id: string; readonly currency: string };

/** True if some row of the matrix leads a payment of the account to an approver, for some service and amount. */
export const hasRoute = (rows: readonly MatrixRow[], { id, currency }: Account): boolean =>
  rows.some(
    (row) =>
      row.workflow !== 'blocked' &&
      (row.accountIds === null || row.accountIds.includes(id)) &&
      (row.currency === null || row.currency === currency),
  );
