import { failure } from '../result.ts';
import type { Failure } from '../result.ts';
import { accessObstacles } from './access.ts';
import { alreadyDecided } from './conflicts.ts';
import { assignSlots, countFilled } from './matching.ts';
import type { Obstacle } from './obstacle.ts';
import { isMaker } from './revision.ts';
import { decisionsOf, passes, routeState, validDecisions } from './route-state.ts';
import type { RouteState } from './route-state.ts';
import type { ApprovalRequest, Decision, Person, PersonId } from './types.ts';

export type InProgress = Extract<RouteState, { kind: 'in-progress' }>;

/** Everything that keeps this person from deciding on the named revision now; an empty list means they may. */
export function obstacles(request: ApprovalRequest, person: Person, namedRevision: number): Obstacle[] {
  if (namedRevision !== request.revision) return [{ reason: 'old-revision', because: failure('ERR_REQ_3') }];
  const state = routeState(request);
  if (state.kind !== 'in-progress') return [finishedObstacle(request)];
  return [
    ...personObstacles(request, person),
    ...turnObstacles(request, person, state),
    ...accessObstacles(request, person, state.stageKind),
  ];
}

/** As obstacles() says, but asking first what most people fail, because lists ask it of everybody. */
export function mayAct(request: ApprovalRequest, person: Person): boolean {
  const state = routeState(request);
  return (
    state.kind === 'in-progress' &&
    isInStage(request, person, state.stage) &&
    obstacles(request, person, request.revision).length === 0
  );
}

export function whoMayActNow(request: ApprovalRequest, people: readonly Person[]): Person[] {
  return people.filter((person) => mayAct(request, person));
}

/** To be labelled on the record wherever it is true. */
export function isSelfApproval(request: ApprovalRequest, personId: PersonId): boolean {
  return request.singleAccess && isMaker(request, personId);
}

/** The confirming person of an exceptional decision has acted as well. */
export function decisionOf(request: ApprovalRequest, personId: PersonId): Decision | undefined {
  return validDecisions(request).find(
    (decision) => decision.personId === personId || decision.confirmedBy === personId,
  );
}

export function personObstacles(request: ApprovalRequest, person: Person): Obstacle[] {
  const found: Obstacle[] = [];
  if (person.blocked) found.push({ reason: 'person-blocked', because: failure('153') });
  if (request.makers.some(({ blocked }) => blocked)) found.push({ reason: 'maker-blocked', because: failure('CA-3') });
  if (isMaker(request, person.personId) && !request.singleAccess) {
    found.push({ reason: 'own-work', because: failure('APPROVAL_OWN_WORK') });
  }
  const earlier = decisionOf(request, person.personId);
  if (earlier)
    found.push({ reason: 'already-acted', because: failure('APPROVAL_ALREADY_GIVEN', { time: { at: earlier.at } }) });
  return found;
}

function turnObstacles(request: ApprovalRequest, person: Person, state: InProgress): Obstacle[] {
  if (!isInStage(request, person, state.stage)) return [outOfTurn(request, person, state)];
  const signed = passes(decisionsOf(request, state.stage));
  if (signed.some(({ personId }) => personId === person.personId) || isStillNeeded(request, person, state)) return [];
  return [{ reason: 'quorum-reached', because: latestConflict(request, state.stage) }];
}

function isStillNeeded(request: ApprovalRequest, person: Person, { stage: index }: InProgress): boolean {
  const stage = request.route.stages[index];
  if (stage === undefined) return false;
  const signed = passes(decisionsOf(request, index));
  return countFilled(assignSlots(stage, [...signed, person])) > countFilled(assignSlots(stage, signed));
}

function outOfTurn(request: ApprovalRequest, person: Person, state: InProgress): Obstacle {
  const stages = request.route.stages.map((_, index) => index).filter((index) => isInStage(request, person, index));
  if (stages.some((index) => index > state.stage)) return notYourTurn('stage-not-reached');
  const passed = stages.at(-1);
  return passed === undefined
    ? notYourTurn('not-in-group')
    : { reason: 'stage-passed', because: latestConflict(request, passed) };
}

function notYourTurn(reason: 'stage-not-reached' | 'not-in-group'): Obstacle {
  return { reason, because: failure('APPROVAL_NOT_YOUR_TURN') };
}

function isInStage(request: ApprovalRequest, { stageKinds, groupIds }: Person, index: number): boolean {
  const stage = request.route.stages[index];
  if (stage === undefined || stageKinds?.includes(stage.kind) === false) return false;
  return stage.groups.some(({ groupId }) => groupIds.includes(groupId));
}

export function finishedObstacle(request: ApprovalRequest): Obstacle {
  return { reason: 'route-finished', because: latestConflict(request) };
}

function latestConflict(request: ApprovalRequest, stage?: number): Failure {
  const latest = (stage === undefined ? validDecisions(request) : decisionsOf(request, stage)).at(-1);
  return latest ? alreadyDecided(request.route, latest) : failure('APPROVAL_NOT_YOUR_TURN');
}
