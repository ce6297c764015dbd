// Where a request stands after its decisions, in the words of the lists.
import { routeState } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest, StageKind } from '../../domain/approval/types.ts';
import { statusOfStage, tabOf, type StatusTab } from '../../domain/transaction-status.ts';
import type { StatusLabel } from '../../generated/types.ts';

export interface Standing {
  readonly status: StatusLabel;
  readonly tab: StatusTab;
  readonly stage: number | null;
  readonly stageKind: StageKind | null;
  readonly waitingGroups: string[];
}

const ended = (status: StatusLabel, waitsForDate = false): Standing => ({
  status,
  tab: tabOf(status, waitsForDate),
  stage: null,
  stageKind: null,
  waitingGroups: [],
});

export function standingOf(request: ApprovalRequest, waitsForDate: boolean): Standing {
  const state = routeState(request);
  if (state.kind === 'complete') return ended(waitsForDate ? 'Pending Execute' : 'Execution In Progress', waitsForDate);
  if (state.kind === 'rejected') return ended('Rejected');
  if (state.kind === 'sent-for-repair') return ended('For Repair');
  const status = statusOfStage(state.stageKind);
  return {
    status,
    tab: tabOf(status),
    stage: state.stage,
    stageKind: state.stageKind,
    waitingGroups: state.groups.map(({ groupId }) => groupId),
  };
}
