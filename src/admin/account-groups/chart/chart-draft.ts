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

/** Shows the moves on top of the chart in force. A move that the rules refuse is not made. */
export function useChartDraft(inForce: ChartDraft, initial: readonly Move[]) {
  const [made, setMade] = useState<readonly Move[]>(initial);
  const [undone, setUndone] = useState<readonly Move[]>([]);
  const [refusal, setRefusal] = useState<ChartRefusal>();
  const now = moveAll(inForce, made);
  const chart = now.ok ? now.value : inForce;
  return {
    chart,
    moves: now.ok ? made : [],
    refusal,
    canUndo: made.length > 0,
    canRedo: undone.length > 0,
    /** Returns whether the move was made. */
    move(one: Move): boolean {
      const next = moveAll(chart, [one]);
      setRefusal(next.ok ? undefined : { code: next.code, parameters: next.parameters });
      if (!next.ok) return false;
      setMade([...made, one]);
      setUndone([]);
      return true;
    },
    undo() {
      const last = made.at(-1);
      if (!last) return;
      setRefusal(undefined);
      setMade(made.slice(0, -1));
      setUndone([...undone, last]);
    },
    redo() {
      const last = undone.at(-1);
      if (!last) return;
      setRefusal(undefined);
      setMade([...made, last]);
      setUndone(undone.slice(0, -1));
    },
  };
}

export type EditedChart = ReturnType<typeof useChartDraft>;
