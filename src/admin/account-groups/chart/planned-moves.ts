import type { ChartMove, RepairedTask } from '../../../../generated/types.ts';

/** The moves that the editor passes to their confirmation. */
export interface PlannedMoves {
  readonly moves: readonly ChartMove[];
  readonly revision: number;
  readonly repair: RepairedTask | null;
}
