// The route as the API shows it: who has acted, who may act now, and why others may not.
import { decisionsOf, passes, routeState, stageProgress } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest, GroupQuorum, Stage } from '../../domain/approval/types.ts';
import { obstacles } from '../../domain/approval/who-may-act.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { ApprovalRoute, MatchedRow, RouteGroup, RoutePerson, RouteStage, WhyNot } from '../../generated/types.ts';
import type { Company } from './load.ts';
import type { CompanyPerson } from './company-people.ts';
import { actingUser } from './people.ts';
import { whyNotOf } from './why-not.ts';

export interface RouteFacts extends Company {
  readonly request: ApprovalRequest;
  readonly row: { readonly matched_row: MatchedRow | null; readonly due_at: Date | null };
}

const mostPeople = 50;

/** A person without an obstacle may act only in the current stage. */
function whyNotAt(request: ApprovalRequest, person: CompanyPerson, stage: number | undefined): WhyNot | null {
  const whyNot = whyNotOf(obstacles(request, person, request.revision));
  const current = currentStage(request);
  if (whyNot !== null || stage === undefined || stage === current) return whyNot;
  return stage < current ? 'stage-complete' : 'stage-not-reached';
}

/** Without a stage, returns whether the person may act on the request now. */
export function personOnRoute({ request }: RouteFacts, person: CompanyPerson, stage?: number): RoutePerson {
  const acted = stage === undefined ? [] : passes(decisionsOf(request, stage));
  const user = actingUser(person);
  if (acted.some(({ personId }) => personId === person.personId))
    return { ...user, state: 'acted', whyNot: 'already-acted' };
  const whyNot = whyNotAt(request, person, stage);
  if (whyNot === null) return { ...user, state: 'may-act' };
  return { ...user, state: whyNot === 'stage-not-reached' ? 'waiting' : 'not-allowed', whyNot };
}

function groupOnWire(
  facts: RouteFacts,
  { groupId, quorum }: GroupQuorum,
  kind: Stage['kind'],
  index: number,
): RouteGroup {
  const stage = facts.request.route.stages[index];
  const progress = stage ? stageProgress(stage, decisionsOf(facts.request, index)) : [];
  const people = facts.people.filter(
    ({ groupIds, stageKinds }) => groupIds.includes(groupId) && stageKinds?.includes(kind) !== false,
  );
  const groupKind = facts.groupKinds.get(groupId);
  return {
    ...(groupKind && { groupKind }),
    groupName: facts.groupNames.get(groupId) ?? groupId,
    quorum,
    done: progress.find((group) => group.groupId === groupId)?.signedBy.length ?? 0,
    people: people.slice(0, mostPeople).map((person) => personOnRoute(facts, person, index)),
  };
}

function stateOf(index: number, current: number): RouteStage['state'] {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

/** A rejected or returned request stays in the stage of that decision. */
function currentStage(request: ApprovalRequest): number {
  const state = routeState(request);
  if (state.kind === 'in-progress') return state.stage;
  return state.kind === 'complete' ? request.route.stages.length : state.decision.stage;
}

export function routeOnWire(facts: RouteFacts): ApprovalRoute {
  const { request, row } = facts;
  const current = currentStage(request);
  const dueAt = row.due_at ? wireInstant(row.due_at.getTime()) : undefined;
  return {
    matrixVersion: request.route.matrixVersion,
    matchedRow: row.matched_row,
    selfApproval: request.singleAccess,
    stages: request.route.stages.map(({ kind, groups }, index) => ({
      kind,
      order: index + 1,
      state: stateOf(index, current),
      ...(index === current && dueAt && { dueAt }),
      groups: groups.map((group) => groupOnWire(facts, group, kind, index)),
    })),
  };
}
