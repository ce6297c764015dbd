// The status of the requests after the decision. Events refresh it until the bank has finished them.
import { displayedStatus } from '../../../../domain/transaction-status.ts';
import { listActionHistory } from '../../../../generated/calls/requests.ts';
import type { DecisionResult, OrdinaryDecisionKind } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';

const mostOnPage = 100;
const goesOn = (decision: string) => decision === 'verify' || decision === 'approve' || decision === 'release';

interface Followed {
  readonly decision: OrdinaryDecisionKind | 'cancel';
  readonly results: readonly DecisionResult[];
}

/** The user's latest decisions are those just taken, so one page of the history is enough. */
export function useCurrentStatus({ decision, results }: Followed): (result: DecisionResult) => string {
  const size = Math.min(results.length, mostOnPage);
  const isFollowed = goesOn(decision) && results.some(({ accepted }) => accepted);
  const read = useRead(listActionHistory, isFollowed ? { body: { page: { size } } } : null);
  return ({ refNo, accepted, status }) => {
    const now = accepted && read.data?.items.find((item) => item.refNo === refNo);
    return now ? displayedStatus(now.status) : status;
  };
}
