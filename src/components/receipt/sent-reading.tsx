import type { ReactNode } from 'react';
import { getRequest } from '../../../generated/calls/requests.ts';
import type { RequestDetail, SubmitReceipt, TransactionType } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ScreenReading } from '../failure/screen-reading.tsx';
import type { BackLink } from '../shell/crumbs.tsx';
import type { SentKey } from './use-sent-address.ts';

interface SentReadingProps {
  readonly sent: SentKey;
  readonly menuAccess: TransactionType;
  readonly back: BackLink;
  children(receipt: SubmitReceipt, transaction: RequestDetail['transaction']): ReactNode;
}

const isMade = ({ action }: RequestDetail['steps'][number]) => action === 'submit' || action === 'repair';

/** Builds the receipt as at submission, but with the current status and route. */
export function receiptOf({ taskId, refNo, revision, route, steps, transaction }: RequestDetail): SubmitReceipt {
  const submittedAt = steps.findLast(isMade)?.actionDate ?? transaction.createdAt;
  return { taskId, refNo, revision, status: transaction.status, submittedAt, route };
}

export function SentReading({ sent, menuAccess, back, children }: SentReadingProps) {
  const read = useRead(getRequest, { body: { ...sent, menuAccess } });
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(request) => children(receiptOf(request), request.transaction)}
    </ScreenReading>
  );
}
