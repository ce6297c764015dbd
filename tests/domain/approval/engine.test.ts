import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../domain/approval/decide.ts';
import { canStageFinish, checkStageCanFinish } from '../../../domain/approval/eligibility.ts';
import { repair } from '../../../domain/approval/revision.ts';
import { decisionsOf, routeState, stageProgress, validDecisions } from '../../../domain/approval/route-state.ts';
import type { ApprovalRequest, Person } from '../../../domain/approval/types.ts';
import { attempt, passedBy, person, quorum, request, stage } from './company.ts';

const groups = ['A', 'B', 'C', 'D'] as const;
const names = ['maker', 'ani', 'budi', 'citra', 'dewi', 'eko', 'fitri'];

const anyStage = fc
  .tuple(
    fc.constantFrom('verify', 'approve', 'release'),
    fc.uniqueArray(fc.constantFrom(...groups), { minLength: 1, maxLength: 3 }),
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([kind, ids, counts]) => stage(kind, ...ids.map((id, index) => quorum(id, counts[index] ?? 1))));
const anyRoute = fc.array(anyStage, { minLength: 1, maxLength: 4 });
const anyPeople = fc.tuple(
  ...names.map((name) =>
    fc
      .tuple(fc.subarray([...groups]), fc.boolean(), fc.integer({ max: 9 }))
      .map(([ids, blocked, dice]) => person(name, ids, { blocked: blocked && dice > 6 })),
  ),
);
const anyAttempts = fc.array(
  fc.tuple(fc.nat(names.length - 1), fc.constantFrom('pass', 'pass', 'pass', 'pass', 'repair')),
  { maxLength: 40 },
);

type Step = readonly [number, 'pass' | 'repair'];

/** Every user tries to decide, also without the right; the engine refuses what is not allowed. */
function play(start: ApprovalRequest, people: readonly Person[], steps: readonly Step[]): ApprovalRequest[] {
  const history = [start];
  for (const [index, action] of steps) {
    const current = lastOf(history);
    const who = lastOf(people.slice(0, index + 1));
    const decided = decide(current, attempt(who, { revision: current.revision }));
    if (action === 'repair') history.push(repair(current, { personId: who.personId, blocked: false }, current));
    else if (decided.ok) history.push(decided.value.request);
  }
  return history;
}

function lastOf<T>(items: readonly T[]): T {
  const last = items.at(-1);
  if (last === undefined) throw new Error('nothing in the list');
  return last;
}

function everyMoment(check: (moment: ApprovalRequest) => void, singleAccess = false): void {
  fc.assert(
    fc.property(anyRoute, anyPeople, anyAttempts, (route, people, steps) => {
      play(request(route, { singleAccess }), people, steps).forEach(check);
    }),
    { numRuns: 200 },
  );
}

describe('whatever people try', () => {
  it('no user acts twice on a revision', () => {
    everyMoment(({ decisions }) => {
      const signed = decisions.map(({ personId, revision }) => `${personId} ${revision}`);
      expect(new Set(signed).size).toBe(signed.length);
    });
    everyMoment(({ decisions }) => {
      const signed = decisions.map(({ personId, revision }) => `${personId} ${revision}`);
      expect(new Set(signed).size).toBe(signed.length);
    }, true);
  });

  it('no maker of a revision decides on it', () => {
    everyMoment((moment) => {
      const makers = moment.makers.map(({ personId }) => personId);
      expect(validDecisions(moment).filter(({ personId }) => makers.includes(personId))).toEqual([]);
    });
  });

  it('no group gets more signatures than its quorum, and every signature counts somewhere', () => {
    everyMoment((moment) => {
      moment.route.stages.forEach((at, index) => {
        const progress = stageProgress(at, decisionsOf(moment, index));
        expect(progress.every(({ signedBy, quorum: needed }) => signedBy.length <= needed)).toBe(true);
        expect(progress.flatMap(({ signedBy }) => signedBy)).toHaveLength(decisionsOf(moment, index).length);
      });
    });
  });

  it('a later stage is never signed before the earlier ones are complete', () => {
    everyMoment((moment) => {
      const state = routeState(moment);
      const reached = state.kind === 'in-progress' ? state.stage : moment.route.stages.length;
      expect(validDecisions(moment).every((decision) => decision.stage <= reached)).toBe(true);
    });
  });

  it('a repaired request begins without a single valid signature', () => {
    everyMoment((moment) => {
      const repaired = repair(moment, { personId: 'ani', blocked: false }, moment);
      expect(validDecisions(repaired)).toEqual([]);
      expect(routeState(repaired)).toMatchObject({ kind: 'in-progress', stage: 0 });
    });
  });
});

/** The state, without signatures per group: one user may count for either of two groups. */
function progressOf(moment: ApprovalRequest) {
  const state = routeState(moment);
  if (state.kind !== 'in-progress') return { kind: state.kind };
  return { kind: state.kind, stage: state.stage, signed: state.groups.flatMap(({ signedBy }) => signedBy).toSorted() };
}

describe('the order within a stage', () => {
  it('changes nothing once the stage is complete', () => {
    fc.assert(
      fc.property(anyRoute, anyPeople, anyAttempts, fc.infiniteStream(fc.nat()), (route, people, steps, random) => {
        const onlyPasses = steps.filter(([, action]) => action === 'pass');
        const end = lastOf(play(request(route), people, onlyPasses));
        const shuffled = end.decisions
          .map((decision) => ({ decision, key: random.next().value }))
          .toSorted((left, right) => left.key - right.key)
          .map(({ decision }) => decision);
        expect(progressOf({ ...end, decisions: shuffled })).toEqual(progressOf(end));
      }),
      { numRuns: 200 },
    );
  });

  it('never leads into a dead end: if the stage can finish, it finishes in any order of its users', () => {
    fc.assert(
      fc.property(
        anyStage,
        anyPeople,
        fc.shuffledSubarray(names, { minLength: names.length }),
        (only, people, order) => {
          const start = request([only]);
          const queue = people.toSorted((left, right) => order.indexOf(left.personId) - order.indexOf(right.personId));
          const end = passedBy(start, queue);
          expect(routeState(end).kind === 'complete').toBe(checkStageCanFinish(start, people).ok);
          expect(canStageFinish(start, people)).toBe(checkStageCanFinish(start, people).ok);
        },
      ),
      { numRuns: 300 },
    );
  });
});
