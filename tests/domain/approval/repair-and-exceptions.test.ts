import { describe, expect, it } from 'vitest';
import { decideExceptionally, exceptionalGround } from '../../../domain/approval/exceptional.ts';
import type { ExceptionalAttempt } from '../../../domain/approval/exceptional.ts';
import { repair, whoMayRepair } from '../../../domain/approval/revision.ts';
import { routeState } from '../../../domain/approval/route-state.ts';
import { obstacles } from '../../../domain/approval/who-may-act.ts';
import { failure, success } from '../../../domain/result.ts';
import { passedBy, person, quorum, request, stage } from './company.ts';

const [ani, budi, releaser] = [person('ani', ['A']), person('budi', ['A']), person('releaser', ['R'])];
const stages = [stage('approve', quorum('A', 1)), stage('release', quorum('R', 1))];
const fresh = request(stages);

describe('repair', () => {
  const approved = passedBy(fresh, [ani]);
  const repaired = repair(approved, { personId: 'budi', blocked: false }, approved);

  it('makes a new revision that starts again at stage 1 without signatures', () => {
    expect(repaired.revision).toBe(2);
    expect(routeState(repaired)).toMatchObject({ kind: 'in-progress', stage: 0, groups: [{ signedBy: [] }] });
    expect(repaired.decisions).toEqual(approved.decisions);
  });

  it('makes the editor a maker and keeps the earlier ones', () => {
    expect(obstacles(repaired, budi, 2)).toMatchObject([{ reason: 'own-work' }]);
    expect(obstacles(repaired, person('maker', ['A']), 2)).toMatchObject([{ reason: 'own-work' }]);
    expect(repair(repaired, { personId: 'budi', blocked: false }, repaired).makers).toHaveLength(2);
  });

  it('allows a user who signed the old revision to sign the new one, but not the old one again', () => {
    expect(obstacles(repaired, ani, 2)).toEqual([]);
    expect(obstacles(repaired, ani, 1)).toMatchObject([{ reason: 'old-revision' }]);
  });

  it('takes the route that the new content asks for', () => {
    const route = { ...fresh.route, rowId: 'row-2', stages: [stage('release', quorum('R', 1))] };
    expect(routeState(repair(fresh, { personId: 'maker', blocked: false }, { ...fresh, route }))).toMatchObject({
      stageKind: 'release',
    });
  });

  it('is for makers and for colleagues with common visibility', () => {
    const candidate = { blocked: false, subUserGroup: 'finance', commonVisibility: false };
    const [maker, colleague, stranger, elsewhere] = [
      { ...candidate, personId: 'maker' },
      { ...candidate, personId: 'colleague', commonVisibility: true },
      { ...candidate, personId: 'stranger' },
      { ...candidate, personId: 'other', commonVisibility: true, subUserGroup: 'hr' },
    ];
    expect(whoMayRepair(fresh, 'finance', [maker, colleague, stranger, elsewhere])).toEqual(
      success([maker, colleague]),
    );
    expect(whoMayRepair(fresh, 'finance', [{ ...maker, blocked: true }, stranger])).toEqual(failure('88'));
  });
});

describe('an exceptional decision', () => {
  const [first, second] = [
    person('exceptional-1', [], { exceptionalFor: ['approve'] }),
    person('exceptional-2', [], { exceptionalFor: ['approve', 'release'] }),
  ];
  const attempt: ExceptionalAttempt = {
    actor: first,
    actorName: 'First',
    confirmer: second,
    revision: 1,
    reason: 'Approver on leave',
    slaEndsAt: 1_000,
    now: 500,
  };
  const late = { ...attempt, now: 1_001 };

  it('is open only when the normal route cannot finish or its time has run out', () => {
    expect(exceptionalGround(fresh, [ani, releaser], 1_000, 1_000)).toBeNull();
    expect(exceptionalGround(fresh, [ani, releaser], 1_000, 1_001)).toBe('service-level-elapsed');
    expect(exceptionalGround(fresh, [ani, releaser], null, 9_999)).toBeNull();
    expect(exceptionalGround(fresh, [releaser], 1_000, 500)).toBe('no-eligible-person');
    expect(decideExceptionally(fresh, [ani], attempt)).toEqual(failure('EXCEPTIONAL_ROUTE_OPEN'));
  });

  it('stands for the stage', () => {
    const decided = decideExceptionally(fresh, [ani], late);
    expect(decided).toMatchObject({
      value: {
        ground: 'service-level-elapsed',
        decision: { personId: 'exceptional-1', confirmedBy: 'exceptional-2', action: 'exceptional-pass' },
      },
    });
    expect(decided.ok && routeState(decided.value.request)).toMatchObject({
      kind: 'in-progress',
      stageKind: 'release',
    });
  });

  it('needs a reason and a second person', () => {
    expect(decideExceptionally(fresh, [ani], { ...late, reason: '' })).toEqual(failure('EXCEPTIONAL_REASON_REQUIRED'));
    expect(decideExceptionally(fresh, [ani], { ...late, confirmer: null })).toEqual(
      failure('EXCEPTIONAL_SECOND_PERSON'),
    );
    expect(decideExceptionally(fresh, [ani], { ...late, confirmer: first })).toEqual(
      failure('EXCEPTIONAL_SECOND_PERSON'),
    );
    const twoIds = { ...first, ownIds: [first.personId, second.personId] };
    expect(decideExceptionally(fresh, [ani], { ...late, actor: twoIds })).toEqual(failure('EXCEPTIONAL_SECOND_PERSON'));
  });

  it('keeps four eyes, access and revision like every other decision', () => {
    const maker = person('maker', [], { exceptionalFor: ['approve'] });
    expect(decideExceptionally(fresh, [ani], { ...late, actor: maker })).toEqual(failure('APPROVAL_OWN_WORK'));
    expect(decideExceptionally(fresh, [ani], { ...late, confirmer: maker })).toEqual(failure('APPROVAL_OWN_WORK'));
    expect(decideExceptionally(fresh, [ani], { ...late, actor: ani })).toEqual(failure('403'));
    expect(decideExceptionally(fresh, [ani], { ...late, actor: { ...first, accountIds: [] } })).toEqual(failure('403'));
    expect(decideExceptionally({ ...fresh, revision: 2 }, [ani], late)).toEqual(failure('ERR_REQ_3'));
    expect(decideExceptionally(passedBy(fresh, [ani, releaser]), [ani], late)).toMatchObject({ code: '76' });
  });

  it('counts as an act of both users, so neither can release', () => {
    const decided = decideExceptionally(fresh, [ani], late);
    const next = decided.ok ? decided.value.request : fresh;
    for (const { personId } of [first, second]) {
      expect(obstacles(next, person(personId, ['R']), 1)).toMatchObject([{ reason: 'already-acted' }]);
    }
  });

  it('of a release completes the route', () => {
    const pairOfReleasers = { actor: second, confirmer: person('exceptional-3', [], { exceptionalFor: ['release'] }) };
    const decided = decideExceptionally(passedBy(fresh, [ani]), [], { ...attempt, ...pairOfReleasers });
    expect(decided).toMatchObject({ value: { ground: 'no-eligible-person' } });
    expect(decided.ok && routeState(decided.value.request)).toEqual({ kind: 'complete' });
  });
});
