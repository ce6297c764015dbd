// The requests a decision is about, as an address carries them: a reload or a second tab finds the same ones.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DecisionTarget, TransactionType } from '../../../generated/types.ts';

// Signs that no reference, task or type contains.
const BETWEEN = '*';
const INSIDE = '.';

export const targetOf = ({ taskId, refNo, revision, menuAccess }: DecisionTarget): DecisionTarget => ({
  taskId,
  refNo,
  revision,
  menuAccess,
});

export const writeTargets = (targets: readonly DecisionTarget[]): string =>
  targets
    .map(({ taskId, refNo, revision, menuAccess }) => [taskId, refNo, revision, menuAccess].join(INSIDE))
    .join(BETWEEN);

export function readTargets(text: string): DecisionTarget[] {
  return text.split(BETWEEN).flatMap((one) => {
    const [taskId, refNo, revision, menuAccess] = one.split(INSIDE);
    if (!taskId || !refNo || !revision || !menuAccess) return [];
    return [{ taskId, refNo, revision: Number(revision), menuAccess: menuAccess as TransactionType }];
  });
}

export interface ChosenTargets {
  readonly targets: readonly DecisionTarget[];
  /** The address says that the decision was taken, so a reload and another tab show what became of it. */
  readonly isDecided: boolean;
  leaveOut(refNo: string): void;
  markDecided(): void;
}

const DECIDED = 'decided';

export function useTargets(): ChosenTargets {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('requests') ?? '';
  const targets = useMemo(() => readTargets(text), [text]);
  const leaveOut = (refNo: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('requests', writeTargets(targets.filter((target) => target.refNo !== refNo)));
        return after;
      },
      { replace: true },
    );
  const markDecided = () =>
    setParameters((before) => new URLSearchParams([...before, [DECIDED, 'yes']]), { replace: true });
  return { targets, isDecided: parameters.has(DECIDED), leaveOut, markDecided };
}

export type RequestKey = Pick<DecisionTarget, 'taskId' | 'refNo' | 'menuAccess'>;

/** The request that the address of a detail names. */
export function useRequestKey(): RequestKey {
  const [parameters] = useSearchParams();
  return {
    taskId: parameters.get('taskId') ?? '',
    refNo: parameters.get('refNo') ?? '',
    menuAccess: (parameters.get('menuAccess') ?? '') as TransactionType,
  };
}
