// The tabs of the transaction status, and the addresses of their transactions, which lead back to the tab.
import type { ScreenPath } from '../../../generated/screens.ts';
import type { TransactionListItem, TransactionListStatus } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';

interface StatusTab {
  readonly id: TransactionListStatus;
  readonly path: ScreenPath;
}

export const statusTabs: readonly StatusTab[] = [
  { id: 'repair', path: '/transaction-status/for-repair' },
  { id: 'pending', path: '/transaction-status/pending' },
  { id: 'forward_dated', path: '/transaction-status/forward-dated' },
  { id: 'successful', path: '/transaction-status/successful' },
  { id: 'unsuccessful', path: '/transaction-status/unsuccessful' },
  { id: 'all', path: '/transaction-status/all' },
];

type Opened = Pick<TransactionListItem, 'taskId' | 'refNo' | 'menuAccess' | 'status'>;

export const detailIn = (list: TransactionListStatus, { taskId, refNo, menuAccess, status }: Opened) =>
  taskId && status !== 'Pending Execute'
    ? paths.transactionInProcess({ taskId, refNo, menuAccess, list })
    : paths.transaction(refNo, menuAccess, list);

/** Returns the path of the tab from which a transaction was opened, by its name in the address. */
export const tabPath = (list: string | undefined): ScreenPath =>
  statusTabs.find(({ id }) => id === list)?.path ?? '/transaction-status/all';
