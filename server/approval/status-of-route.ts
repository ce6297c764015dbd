// The status, tab and waiting groups of a request after its decisions.
import { assignSlots, fillSlot } from '../../domain/approval/matching.ts';
import { decisionsOf, passes, routeState } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest, GroupId, StageKind } from '../../domain/approval/types.ts';
import { statusOfStage, tabOf, type StatusTab } from '../../domain/transaction-status.ts';
import type { StatusLabel } from '../../generated/types.ts';

export interface RouteStatus {
  readonly status: StatusLabel;
  readonly tab: StatusTab;
  readonly stage: number | null;
  readonly stageKind: StageKind | null;
  readonly waitingGroups: string[];
}

const ended = (status: StatusLabel, waitsForDate = false): RouteStatus => ({
  status,
  tab: tabOf(status, waitsForDate),
  stage: null,
  stageKind: null,
  waitingGroups: [],
});

/** Groups from which one more signature helps. A signer in two groups may be counted for the other one instead. */
function groupsStillNeeded(request: ApprovalRequest, index: number): GroupId[] {
  const stage = request.route.stages[index];
  if (stage === undefined) return [];
  const signed = passes(decisionsOf(request, index));
  const helps = (groupId: GroupId) =>
    fillSlot(assignSlots(stage, signed), { personId: `one of ${groupId}`, groupIds: [groupId] });
  return stage.groups.flatMap(({ groupId }) => (helps(groupId) ? [groupId] : []));
}

export function statusOfRoute(request: ApprovalRequest, waitsForDate: boolean): RouteStatus {
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
    waitingGroups: groupsStillNeeded(request, state.stage),
  };
}
