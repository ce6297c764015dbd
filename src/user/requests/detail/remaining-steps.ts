// The steps that a request still has before it, from its route.
import { tabOf } from '../../../../domain/transaction-status.ts';
import type { ApprovalRoute, RequestDetail, RouteStage, TimelineAhead } from '../../../../generated/types.ts';

const ableToAct: readonly string[] = ['may-act', 'waiting'];

function peopleOf({ groups }: RouteStage): TimelineAhead['people'] {
  const able = groups.flatMap(({ people }) => people.filter(({ state }) => ableToAct.includes(state)));
  return [...new Map(able.map(({ userId, name }) => [userId, { userId, name }])).values()];
}

function stepsOf({ stages }: ApprovalRoute): TimelineAhead[] {
  const open = stages.filter(({ state }) => state !== 'done');
  return open.map((stage): TimelineAhead => ({
    kind: stage.kind,
    expectedAt: stage.dueAt ?? null,
    people: peopleOf(stage),
    waitsFor: '',
  }));
}

/** Returns none for a request that has ended, and only the repair for one that was sent back. */
export function remainingSteps({ route, transaction, makers }: RequestDetail): TimelineAhead[] {
  const tab = tabOf(transaction.status);
  if (tab === 'repair') return [{ kind: 'repair', expectedAt: null, people: [...makers], waitsFor: '' }];
  if (tab !== 'pending') return [];
  return [...stepsOf(route), { kind: 'execute', expectedAt: null, people: [], waitsFor: '' }];
}
