import { useSearchParams } from 'react-router-dom';
import type { TransactionType } from '../../../../generated/types.ts';

/** The transaction in the address. */
export function useTransactionKey() {
  const [parameters] = useSearchParams();
  return {
    refNo: parameters.get('refNo') ?? '',
    menuAccess: (parameters.get('menuAccess') ?? '') as TransactionType,
    taskId: parameters.get('taskId') ?? '',
    /** The tab from which the transaction was opened. */
    list: parameters.get('list') ?? undefined,
  };
}
