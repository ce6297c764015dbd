import { failure } from '../result.ts';
import type { Failure } from '../result.ts';
import { accessChecks } from './access.ts';
import { alreadyDecided } from './conflicts.ts';
import { assignSlots, fillSlot } from './matching.ts';
import type { Check, Obstacle } from './obstacle.ts';
import { isMaker } from './revision.ts';
import { decisionsOf, passes, routeState, validDecisions } from './route-state.ts';
import type { RouteState } from './route-state.ts';
import { isIdOf } from './same-person.ts';
import type { ApprovalRequest, Decision, Person } from './types.ts';

type Someone = Pick<Person, 'personId' | 'ownIds'>;
export type InProgress = Extract<RouteState, { kind: 'in-progress' }>;

const blockedCheck: Check = (_, { blocked }) =>
  blocked ? { reason: 'person-blocked', because: failure('153') } : null;

const makerCheck: Check = ({ makers }) =>
  makers.some(({ blocked }) => blocked) ? { reason: 'maker-blocked', because: failure('CA-3') } : null;

const ownWorkCheck: Check = (request, person) =>
  isMaker(request, person) && !request.singleAccess
    ? { reason: 'own-work', because: failure('APPROVAL_OWN_WORK') }
    : null;

const earlierCheck: Check = (request, person) => {
  const earlier = decisionOf(request, person);
  return earlier
    ? { reason: 'already-acted', because: failure('APPROVAL_ALREADY_GIVEN', { time: { at: earlier.at } }) }
    : null;
};

const personChecks: readonly Check[] = [blockedCheck, makerCheck, ownWorkCheck, earlierCheck];

/** The first reason why this person may not decide, whether or not it is this person's turn. */
export const generalObstacle: Check = (request, person, stageKind) =>
  firstOf(personChecks, request, person, stageKind) ?? firstOf(accessChecks, request, person, stageKind);

function firstOf(checks: readonly Check[], ...asked: Parameters<Check>): Obstacle | null {
  for (const check of checks) {
    const found = check(...asked);
    if (found) return found;
  }
  return null;
}

/** Returns all reasons why this person may not decide on this revision now; an empty list means that the person may. */
export function obstacles(request: ApprovalRequest, person: Person, namedRevision: number): Obstacle[] {
  if (namedRevision !== request.revision) return [{ reason: 'old-revision', because: failure('ERR_REQ_3') }];
  const state = routeState(request);
  if (state.kind !== 'in-progress') return [finishedObstacle(request)];
  const failing = (checks: readonly Check[]) => checks.map((check) => check(request, person, state.stageKind));
  return [...failing(personChecks), turnObstacle(request, person, state), ...failing(accessChecks)].filter(
    (found) => found !== null,
  );
}

/** Like obstacles(), but checks the most frequent reasons first, because lists call it for every person. */
export function mayAct(request: ApprovalRequest, person: Person): boolean {
  const state = routeState(request);
  return (
    state.kind === 'in-progress' &&
    isInStage(request, person, state.stage) &&
    turnObstacle(request, person, state) === null &&
    generalObstacle(request, person, state.stageKind) === null
  );
}

export function whoMayActNow(request: ApprovalRequest, people: readonly Person[]): Person[] {
  return people.filter((person) => mayAct(request, person));
}

/** Must be shown on the record of the decision. */
export function isSelfApproval(request: ApprovalRequest, person: Someone): boolean {
  return request.singleAccess && isMaker(request, person);
}

/** This person's decision on the current revision, or the exceptional one that this person confirmed. */
export function decisionOf(request: ApprovalRequest, person: Someone): Decision | undefined {
  return validDecisions(request).find(
    ({ personId, confirmedBy }) =>
      isIdOf(person, personId) || (confirmedBy !== undefined && isIdOf(person, confirmedBy)),
  );
}

/** Null for a person who has signed already, because earlierCheck() reports that. */
function turnObstacle(request: ApprovalRequest, person: Person, state: InProgress): Obstacle | null {
  if (!isInStage(request, person, state.stage)) return outOfTurn(request, person, state);
  const signed = passes(decisionsOf(request, state.stage));
  if (signed.some(({ personId }) => isIdOf(person, personId)) || isStillNeeded(request, person, signed, state))
    return null;
  return { reason: 'quorum-reached', because: latestConflict(request, state.stage) };
}

function isStillNeeded(
  { route }: ApprovalRequest,
  person: Person,
  signed: readonly Decision[],
  { stage: index }: InProgress,
): boolean {
  const stage = route.stages[index];
  return stage !== undefined && fillSlot(assignSlots(stage, signed), person);
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
