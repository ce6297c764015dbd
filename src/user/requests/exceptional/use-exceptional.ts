import {
  approveExceptionally,
  confirmExceptionalDecision,
  releaseExceptionally,
} from '../../../../generated/calls/requests.ts';
import type {
  DecisionTarget,
  ExceptionalReceipt,
  RequestDetail,
  RequestFlag,
  Signature,
} from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { challengeRequestOf } from '../decide/challenge-request.ts';
import type { ExceptionalQueue } from '../../../components/queue/queues.ts';

const changes = { refreshes: ['transactions', 'accounts', 'notifications'] };

/** With the flags that the user has checked, if there are any. */
export interface ConfirmedTarget extends DecisionTarget {
  readonly confirmed?: RequestFlag[];
}

export interface ExceptionalDeciding {
  first(target: ConfirmedTarget, reason: string, signature: Signature): Promise<ExceptionalReceipt>;
  confirm(target: ConfirmedTarget, signature: Signature): Promise<ExceptionalReceipt>;
  decline(target: DecisionTarget, reason: string): Promise<ExceptionalReceipt>;
}

/** The first exceptional user decides with a reason; the second confirms or declines. */
export function useExceptional(queue: ExceptionalQueue): ExceptionalDeciding {
  const approve = useWrite(approveExceptionally, changes);
  const release = useWrite(releaseExceptionally, changes);
  const answer = useWrite(confirmExceptionalDecision, changes);
  const decide = queue === 'exceptional-approve' ? approve : release;
  return {
    first: (target, reason, signature) => decide.send({ body: { ...target, reason, signature } }),
    confirm: (target, signature) => answer.send({ body: { answer: 'confirm', ...target, signature } }),
    decline: (target, reason) => answer.send({ body: { answer: 'decline', ...target, reason } }),
  };
}

export function exceptionalChallengeOf(
  queue: ExceptionalQueue,
  { transaction }: RequestDetail,
  target: DecisionTarget,
) {
  const { amount, serviceType } = transaction;
  const sums = amount ? [{ count: 1, total: amount }] : [];
  return challengeRequestOf(queue, { services: serviceType ? [serviceType] : [], sums }, [target]);
}
