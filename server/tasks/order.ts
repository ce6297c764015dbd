import type { AdminDecisionKind } from '../../generated/types.ts';

export type TaskDecision = Exclude<AdminDecisionKind, 'repair'>;

export interface TaskOrder {
  readonly taskId: string;
  readonly refNo?: string;
  readonly revision: number;
  readonly decision: TaskDecision;
  readonly reason?: string | undefined;
  readonly acceptBlockedMaker?: boolean | undefined;
}
