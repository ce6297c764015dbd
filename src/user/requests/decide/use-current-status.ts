// What became of the requests after the decision. Events refresh it until the bank has finished them.
import { displayedStatus } from '../../../../domain/transaction-status.ts';
import { listActionHistory } from '../../../../generated/calls/requests.ts';
import type { DecisionResult, OrdinaryDecisionKind, WaitsForMoney } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';

const mostOnPage = 100;
const goesOn = (decision: string) => decision === 'verify' || decision === 'approve' || decision === 'release';

interface Followed {
  readonly decision: OrdinaryDecisionKind | 'cancel';
  readonly results: readonly DecisionResult[];
}

export interface CurrentStatus {
  /** As displayed. */
  readonly status: string;
  readonly waitsForMoney?: WaitsForMoney | undefined;
}

/** The user's latest decisions are those just taken, so one page of the history is enough. */
export function useCurrentStatus({ decision, results }: Followed): (result: DecisionResult) => CurrentStatus {
  const size = Math.min(results.length, mostOnPage);
  const isFollowed = goesOn(decision) && results.some(({ accepted }) => accepted);
  const read = useRead(listActionHistory, isFollowed ? { body: { page: { size } } } : null);
  return ({ refNo, accepted, status }) => {
    const now = accepted && read.data?.items.find((item) => item.refNo === refNo);
    return now ? { status: displayedStatus(now.status), waitsForMoney: now.waitsForMoney } : { status };
  };
}
