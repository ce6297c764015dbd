import type { TransactionDetail } from '../../../../generated/types.ts';
import { LateNotice } from '../../../components/late/late-notice.tsx';

/** How a payment goes on whose day passed without money, if the user may choose it. */
export function LateTransaction({ detail }: { readonly detail: TransactionDetail }) {
  const { late, refNo, revision, menuAccess, customerName } = detail;
  if (!late) return null;
  return (
    <LateNotice target={{ taskId: late.taskId, refNo, revision, menuAccess }} payee={customerName} late={late.notice} />
  );
}
