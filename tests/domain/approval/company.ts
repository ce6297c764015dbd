import { decide } from '../../../domain/approval/decide.ts';
import type { DecisionAttempt } from '../../../domain/approval/decide.ts';
import type {
  ApprovalRequest,
  GroupQuorum,
  MatrixRow,
  Person,
  Stage,
  StageKind,
  Workflow,
} from '../../../domain/approval/types.ts';
import { idr } from '../reference.ts';

export const unlimited = { verify: null, approve: null, release: null } as const;

export function person(personId: string, groupIds: readonly string[], changes: Partial<Person> = {}): Person {
  return {
    personId,
    groupIds,
    exceptionalFor: [],
    blocked: false,
    services: ['SVC_LCY_RTGS'],
    accountIds: ['acc-1'],
    limits: unlimited,
    ...changes,
  };
}

export function quorum(groupId: string, count: number): GroupQuorum {
  return { groupId, quorum: count };
}

export function stage(kind: StageKind, ...groups: readonly GroupQuorum[]): Stage {
  return { kind, groups };
}

export function request(stages: readonly Stage[], changes: Partial<ApprovalRequest> = {}): ApprovalRequest {
  return {
    revision: 1,
    makers: [{ personId: 'maker', blocked: false }],
    service: 'SVC_LCY_RTGS',
    accountIds: ['acc-1'],
    amount: idr('150,000,000'),
    singleAccess: false,
    route: { matrixVersion: 7, rowId: 'row-1', stages },
    decisions: [],
    ...changes,
  };
}

export function attempt(who: Person, changes: Partial<DecisionAttempt> = {}): DecisionAttempt {
  return {
    person: who,
    actorName: `Name of ${who.personId}`,
    revision: 1,
    action: 'pass',
    reason: '',
    at: 1_000,
    ...changes,
  };
}

/** The request after the users have passed it in order; a user whose decision is refused is left out. */
export function passedBy(start: ApprovalRequest, people: readonly Person[]): ApprovalRequest {
  return people.reduce((current, who) => {
    const decided = decide(current, attempt(who, { revision: current.revision }));
    return decided.ok ? decided.value.request : current;
  }, start);
}

export const workflow: Workflow = {
  verify: [],
  approve: [quorum('A', 1)],
  order: 'parallel',
  release: [quorum('R', 1)],
};

export function row(id: string, changes: Partial<MatrixRow> = {}): MatrixRow {
  return {
    id,
    name: `Row ${id}`,
    accountIds: null,
    services: null,
    currency: null,
    minimum: null,
    maximum: null,
    batchBasis: 'highest',
    createdAt: 0,
    workflow,
    ...changes,
  };
}
