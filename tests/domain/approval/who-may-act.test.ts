import { describe, expect, it } from 'vitest';
import { decide } from '../../../domain/approval/decide.ts';
import { canStageFinish, checkStageCanFinish } from '../../../domain/approval/eligibility.ts';
import { routeState } from '../../../domain/approval/route-state.ts';
import type { ApprovalRequest, Person } from '../../../domain/approval/types.ts';
import { mayAct, obstacles, whoMayActNow } from '../../../domain/approval/who-may-act.ts';
import { failure, success } from '../../../domain/result.ts';
import { idr } from '../reference.ts';
import { attempt, passedBy, person, quorum, request, stage, unlimited } from './company.ts';

const [verifier, ani, budi, citra, releaser] = [
  person('verifier', ['V']),
  person('ani', ['A']),
  person('budi', ['A', 'B']),
  person('citra', ['A']),
  person('releaser', ['R']),
];
const stages = [
  stage('verify', quorum('V', 1)),
  stage('approve', quorum('A', 2), quorum('B', 1)),
  stage('release', quorum('R', 1)),
];
const fresh = request(stages);
const verified = passedBy(fresh, [verifier]);

function reasons(of: ApprovalRequest, who: Person, revision = of.revision): string[] {
  return obstacles(of, who, revision).map(({ reason }) => reason);
}

describe('a user may not act', () => {
  it('outside their group or before their stage', () => {
    expect(reasons(fresh, person('stranger', ['X']))).toEqual(['not-in-group']);
    expect(obstacles(fresh, ani, 1)).toEqual([
      { reason: 'stage-not-reached', because: failure('APPROVAL_NOT_YOUR_TURN') },
    ]);
    expect(reasons(fresh, verifier)).toEqual([]);
  });

  it('after their stage, with the name of the user who was first', () => {
    expect(obstacles(verified, person('verifier-2', ['V']), 1)).toEqual([
      { reason: 'stage-passed', because: failure('80', { actor: 'Name of verifier', time: { at: 1_000 } }) },
    ]);
  });

  it('when their group has its quorum although the stage goes on', () => {
    const twoOfA = passedBy(verified, [ani, citra]);
    expect(reasons(twoOfA, person('dewi', ['A']))).toEqual(['quorum-reached']);
    expect(reasons(twoOfA, budi)).toEqual([]);
  });

  it('on their own work, whatever user ID they use', () => {
    const makerAsApprover = person('maker', ['V', 'A']);
    expect(obstacles(fresh, makerAsApprover, 1)).toEqual([
      { reason: 'own-work', because: failure('APPROVAL_OWN_WORK') },
    ]);
  });

  it('a second time', () => {
    const again = person('verifier', ['V', 'A']);
    expect(obstacles(verified, again, 1)).toEqual([
      { reason: 'already-acted', because: failure('APPROVAL_ALREADY_GIVEN', { time: { at: 1_000 } }) },
    ]);
    expect(reasons(passedBy(verified, [ani]), ani)).toEqual(['already-acted']);
  });

  it('while blocked, or while the maker is blocked', () => {
    expect(obstacles(fresh, { ...verifier, blocked: true }, 1)).toEqual([
      { reason: 'person-blocked', because: failure('153') },
    ]);
    const blockedMaker = request(stages, { makers: [{ personId: 'maker', blocked: true }] });
    expect(obstacles(blockedMaker, verifier, 1)).toEqual([{ reason: 'maker-blocked', because: failure('CA-3') }]);
  });

  it('without the service, the account or the limit of the stage', () => {
    expect(obstacles(fresh, { ...verifier, services: [] }, 1)).toEqual([
      { reason: 'no-service-access', because: failure('94') },
    ]);
    expect(obstacles(fresh, { ...verifier, accountIds: ['acc-2'] }, 1)).toEqual([
      { reason: 'no-account-access', because: failure('403') },
    ]);
    const limited = { ...ani, limits: { ...unlimited, approve: idr('149,999,999.99') } };
    expect(obstacles(verified, limited, 1)).toEqual([
      { reason: 'lacks-limit', because: failure('156', { maximum: idr('149,999,999.99') }) },
    ]);
    expect(reasons(verified, { ...ani, limits: { ...unlimited, approve: idr('150,000,000') } })).toEqual([]);
    expect(reasons(fresh, { ...verifier, limits: { ...unlimited, approve: idr('1') } })).toEqual([]);
  });

  it('on an old revision', () => {
    expect(obstacles({ ...fresh, revision: 2 }, verifier, 1)).toEqual([
      { reason: 'old-revision', because: failure('ERR_REQ_3') },
    ]);
  });

  it.each([
    ['reject', '82'],
    ['send-for-repair', '81'],
  ] as const)('after a user did %s', (action, code) => {
    const ended = decide(fresh, attempt(verifier, { action, reason: 'Wrong invoice' }));
    expect(ended.ok && obstacles(ended.value.request, ani, 1)).toEqual([
      { reason: 'route-finished', because: failure(code, { actor: 'Name of verifier', time: { at: 1_000 } }) },
    ]);
  });

  it('once the route is complete', () => {
    const complete = passedBy(fresh, [verifier, ani, budi, citra, releaser]);
    expect(routeState(complete)).toEqual({ kind: 'complete' });
    expect(obstacles(complete, person('releaser-2', ['R']), 1)).toMatchObject([
      { reason: 'route-finished', because: { code: '76' } },
    ]);
  });

  it('for several reasons, and each is reported', () => {
    expect(reasons(fresh, person('maker', ['X'], { blocked: true, services: [] }))).toEqual([
      'person-blocked',
      'own-work',
      'not-in-group',
      'no-service-access',
    ]);
  });
});

describe('the route', () => {
  it('shows where it stands', () => {
    expect(routeState(passedBy(verified, [ani]))).toEqual({
      kind: 'in-progress',
      stage: 1,
      stageKind: 'approve',
      groups: [
        { groupId: 'A', quorum: 2, signedBy: ['ani'] },
        { groupId: 'B', quorum: 1, signedBy: [] },
      ],
    });
  });

  it('counts a user of two groups where they are needed, in any order', () => {
    expect(routeState(passedBy(verified, [budi, ani, citra]))).toMatchObject({ stage: 2 });
    expect(routeState(passedBy(verified, [ani, citra, budi]))).toMatchObject({ stage: 2 });
  });

  it('keeps the signature of a user who leaves the group', () => {
    const signed = passedBy(verified, [ani]);
    expect(mayAct(signed, { ...ani, groupIds: [] })).toBe(false);
    expect(routeState(signed)).toMatchObject({ groups: [{ signedBy: ['ani'] }, {}] });
  });

  it('names those who may act now', () => {
    const people = [verifier, ani, budi, citra, releaser, person('maker', ['A'])];
    expect(whoMayActNow(verified, people).map(({ personId }) => personId)).toEqual(['ani', 'budi', 'citra']);
  });

  it('without stages is complete at once', () => {
    expect(routeState(request([]))).toEqual({ kind: 'complete' });
    expect(obstacles(request([]), ani, 1)).toMatchObject([{ reason: 'route-finished' }]);
  });
});

describe('the stage that waits', () => {
  it('can finish while enough people are left', () => {
    expect(checkStageCanFinish(verified, [ani, budi, citra])).toEqual(success([ani, budi, citra]));
    expect(checkStageCanFinish(passedBy(verified, [ani]), [ani, budi, citra])).toEqual(success([budi, citra]));
  });

  it('cannot finish when one person would have to count twice', () => {
    expect(checkStageCanFinish(verified, [ani, budi])).toEqual(failure('85'));
    expect(checkStageCanFinish(fresh, [])).toEqual(failure('87'));
    expect(checkStageCanFinish(passedBy(verified, [ani, budi, citra]), [ani])).toEqual(failure('86'));
  });

  it('counts a person with two user IDs once, in the group of either', () => {
    const ownIds = ['ani', 'ani-2'];
    const [first, second] = [person('ani', ['A'], { ownIds }), person('ani-2', ['B'], { ownIds })];
    const oneOfEach = request([stage('approve', quorum('A', 1), quorum('B', 1))]);
    expect(checkStageCanFinish(oneOfEach, [first, second])).toEqual(failure('85'));
    expect(canStageFinish(oneOfEach, [first, second])).toBe(false);
    expect(checkStageCanFinish(oneOfEach, [first, citra, second]).ok).toBe(true);
    expect(canStageFinish(oneOfEach, [first, citra, second])).toBe(true);
  });
});

describe('a decision', () => {
  it('to repair needs a reason, to reject does not', () => {
    expect(decide(fresh, attempt(verifier, { action: 'send-for-repair', reason: ' ' }))).toEqual(
      failure('APPROVAL_REASON_REQUIRED'),
    );
    expect(decide(fresh, attempt(verifier, { action: 'reject' })).ok).toBe(true);
  });

  it('on its own work is possible for a single access company only, and labelled', () => {
    const alone = request([stage('approve', quorum('A', 1))], { singleAccess: true });
    const maker = person('maker', ['A']);
    expect(decide(alone, attempt(maker))).toMatchObject({ ok: true, value: { selfApproval: true } });
    expect(decide({ ...alone, singleAccess: false }, attempt(maker))).toEqual(failure('APPROVAL_OWN_WORK'));
    expect(decide(alone, attempt(ani))).toMatchObject({ ok: true, value: { selfApproval: false } });
  });

  it('records person, stage, groups, revision and time', () => {
    expect(decide(fresh, attempt(verifier))).toMatchObject({
      value: { decision: { personId: 'verifier', stage: 0, groupIds: ['V'], revision: 1, at: 1_000, action: 'pass' } },
    });
  });
});
