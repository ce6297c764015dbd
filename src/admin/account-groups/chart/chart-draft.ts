// The chart while it is edited: the moves made so far, which can be taken back and made again.
import { useState } from 'react';
import { moveAll, type Hierarchy, type Move } from '../../../../domain/account-hierarchy.ts';
import type { Parameters } from '../../../../domain/parameters.ts';
import type { ErrorCode } from '../../../../generated/error-codes.ts';
import type { FromAccount, HierarchyChart } from '../../../../generated/types.ts';

export interface DraftGroup {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

export type ChartDraft = Hierarchy<DraftGroup>;

export const draftOfChart = ({ groups }: HierarchyChart, ungrouped: readonly FromAccount[]): ChartDraft => ({
  groups: groups.map(({ id, groupName: name, parentId }) => ({ id, name, parentId })),
  accounts: new Map([
    ...groups.flatMap(({ id, accounts }) => accounts.map(({ account }) => [account.id, id] as const)),
    ...ungrouped.map(({ id }) => [id, null] as const),
  ]),
});

export interface ChartRefusal {
  readonly code: ErrorCode;
  readonly parameters: Parameters;
}

/**
 * Shows the moves on top of the chart in force. A move that the rules refuse is not made, and of the initial moves none is
 * if they do not fit together any more. `onMoves` gets all moves after each new one.
 */
export function useChartDraft(
  inForce: ChartDraft,
  initial: readonly Move[],
  onMoves: (moves: readonly Move[]) => void,
) {
  const [isLost] = useState(() => !moveAll(inForce, initial).ok);
  const [made, setMade] = useState<readonly Move[]>(isLost ? [] : initial);
  const [undone, setUndone] = useState<readonly Move[]>([]);
  const [refusal, setRefusal] = useState<ChartRefusal>();
  const now = moveAll(inForce, made);
  const make = (moves: readonly Move[]) => {
    setMade(moves);
    onMoves(moves);
  };
  const chart = now.ok ? now.value : inForce;
  return {
    chart,
    moves: now.ok ? made : [],
    refusal,
    /** True where the initial moves could not be made. */
    isLost,
    canUndo: made.length > 0,
    canRedo: undone.length > 0,
    /** Returns whether the move was made. */
    move(one: Move): boolean {
      const next = moveAll(chart, [one]);
      setRefusal(next.ok ? undefined : { code: next.code, parameters: next.parameters });
      if (!next.ok) return false;
      make([...made, one]);
      setUndone([]);
      return true;
    },
    /** Takes over moves that were made earlier, which the caller has found to fit. */
    takeOver(moves: readonly Move[]) {
      setMade(moves);
      setUndone([]);
      setRefusal(undefined);
    },
    undo() {
      const last = made.at(-1);
      if (!last) return;
      setRefusal(undefined);
      make(made.slice(0, -1));
      setUndone([...undone, last]);
    },
    redo() {
      const last = undone.at(-1);
      if (!last) return;
      setRefusal(undefined);
      make([...made, last]);
      setUndone(undone.slice(0, -1));
    },
  };
}

export type EditedChart = ReturnType<typeof useChartDraft>;
