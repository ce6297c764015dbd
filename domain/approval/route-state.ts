import { assignSlots, canFill } from './matching.ts';
import type { ApprovalRequest, Decision, GroupId, PersonId, Stage, StageKind } from './types.ts';

export type GroupProgress = {
  readonly groupId: GroupId;
  readonly quorum: number;
  readonly signedBy: readonly PersonId[];
};
export type RouteState =
  | {
      readonly kind: 'in-progress';
      readonly stage: number;
      readonly stageKind: StageKind;
      readonly groups: readonly GroupProgress[];
    }
  | { readonly kind: 'complete' }
  | { readonly kind: 'rejected'; readonly decision: Decision }
  | { readonly kind: 'sent-for-repair'; readonly decision: Decision };

const known = new WeakMap<ApprovalRequest, RouteState>();

/**
 * The state of a request, computed from its decisions and cached. No other state is stored, so none can contradict it.
 */
export function routeState(request: ApprovalRequest): RouteState {
  const state = known.get(request) ?? workOutState(request);
  known.set(request, state);
  return state;
}

function workOutState(request: ApprovalRequest): RouteState {
  const decisions = validDecisions(request);
  const refusal = decisions.find(({ action }) => action === 'reject' || action === 'send-for-repair');
  if (refusal) return { kind: refusal.action === 'reject' ? 'rejected' : 'sent-for-repair', decision: refusal };
  const index = request.route.stages.findIndex(
    (stage, position) => !isStageComplete(stage, decisionsOf(request, position)),
  );
  const stage = request.route.stages[index];
  if (stage === undefined) return { kind: 'complete' };
  return {
    kind: 'in-progress',
    stage: index,
    stageKind: stage.kind,
    groups: stageProgress(stage, decisionsOf(request, index)),
  };
}

/** A decision counts only for the revision on which it was made. */
export function validDecisions(request: ApprovalRequest): Decision[] {
  return request.decisions.filter(({ revision }) => revision === request.revision);
}

export function decisionsOf(request: ApprovalRequest, stage: number): Decision[] {
  return validDecisions(request).filter((decision) => decision.stage === stage);
}

export function stageProgress(stage: Stage, decisions: readonly Decision[]): GroupProgress[] {
  const slots = assignSlots(stage, passes(decisions));
  return stage.groups.map(({ groupId, quorum }) => ({
    groupId,
    quorum,
    signedBy: slots.flatMap((slot) => (slot.groupId === groupId && slot.filledBy ? [slot.filledBy.personId] : [])),
  }));
}

function isStageComplete(stage: Stage, decisions: readonly Decision[]): boolean {
  return decisions.some(({ action }) => action === 'exceptional-pass') || canFill(stage, passes(decisions));
}

export function passes(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(({ action }) => action === 'pass');
}
