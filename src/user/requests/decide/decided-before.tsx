import type { ReactNode } from 'react';
import { displayedStatus } from '../../../../domain/transaction-status.ts';
import { listActionHistory } from '../../../../generated/calls/requests.ts';
import type { ActionHistoryItem, DecisionKind, DecisionResult, DecisionTarget } from '../../../../generated/types.ts';
import { useRead, type Read } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const MOST = 100;

interface OwnDecisions {
  readonly items: readonly ActionHistoryItem[];
}

/** Reads the user's latest decisions if the address says that one was taken here. */
export const useOwnDecisions = (isAsked: boolean): Read<OwnDecisions> =>
  useRead(listActionHistory, isAsked ? { body: { page: { size: MOST } } } : null);

export const decisionOn = (
  { items }: OwnDecisions,
  { taskId, revision }: Pick<DecisionTarget, 'taskId' | 'revision'>,
  kinds: readonly DecisionKind[],
) => items.find((item) => item.taskId === taskId && item.revision === revision && kinds.includes(item.decision));

function resultOf({ refNo, revision }: DecisionTarget, decided: ActionHistoryItem | undefined): DecisionResult {
  const status = decided ? displayedStatus(decided.status) : 'Unknown';
  return { refNo, revision, accepted: decided !== undefined, status, code: null };
}

interface DecidedBeforeProps {
  readonly decision: DecisionKind;
  readonly targets: readonly DecisionTarget[];
  /** Shown if there was no decision. */
  readonly instead: ReactNode;
  children(results: readonly DecisionResult[], items: readonly ActionHistoryItem[]): ReactNode;
}

/** The result of a decision that was taken before this page was loaded. */
export function DecidedBefore({ decision, targets, instead, children }: DecidedBeforeProps) {
  const read = useOwnDecisions(true);
  return (
    <Reading read={read} skeleton={<Skeleton className="h-80 w-full" />} fillsScreen>
      {(own) => {
        const decided = targets.map((target) => decisionOn(own, target, [decision]));
        if (decided.every((one) => one === undefined)) return instead;
        return children(
          targets.map((target, index) => resultOf(target, decided[index])),
          own.items,
        );
      }}
    </Reading>
  );
}
