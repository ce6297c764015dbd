// The replay gives each request the same route as the engine does, for random set-ups.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStageFinish } from '../../../domain/approval/eligibility.ts';
import { planRoute } from '../../../domain/approval/plan.ts';
import { countsOf, replay, waysIn, type PastRequest, type ReplayedSetUp } from '../../../domain/approval/replay.ts';
import type { MatrixRow, Person } from '../../../domain/approval/types.ts';
import { money } from '../../../domain/money.ts';
import { payeeInputCode, type PayeeInput } from '../../../domain/payee-input.ts';
import { idr } from '../reference.ts';
import { person, quorum, request as asRequest, row, workflow } from './company.ts';

const people = [person('maker', []), person('Budi', ['A']), person('Rina', ['A']), person('Dewi', ['R'])];
const service = 'SVC_LCY_RTGS';

const asking = (minor: bigint): PastRequest => {
  const amount = money(minor, 'IDR');
  const question = {
    service,
    accountId: 'acc-1',
    currency: 'IDR',
    records: [{ amount, idrEquivalent: amount }],
  } as const;
  return { makerId: 'maker', service, accountIds: ['acc-1'], question, idrEquivalent: amount, payeeInput: 'typed' };
};

const setUp = (rows: ReturnType<typeof row>[], change: Partial<ReplayedSetUp<PastRequest>> = {}) => {
  const matrix = { version: 1, rows };
  return { people, matrixOf: () => matrix, limitCode: () => null, payeeCode: () => null, ...change };
};

const favoritesOnly = (input: PayeeInput) => payeeInputCode('Favorites Only', input);

const bound = fc.option(fc.bigInt({ min: 0n, max: 40n }), { nil: null });
const range = fc.record({ minimum: bound, maximum: bound });
const amounts = fc.array(fc.bigInt({ min: 0n, max: 40n }), { maxLength: 20 });
const rowsOf = (ranges: readonly { readonly minimum: bigint | null; readonly maximum: bigint | null }[]) =>
  ranges.map(({ minimum, maximum }, index) =>
    row(`row-${index}`, {
      minimum: minimum === null ? null : money(minimum, 'IDR'),
      maximum: maximum === null ? null : money(maximum, 'IDR'),
    }),
  );

const few = fc.bigInt({ min: 0n, max: 9n });
const rupiah = few.map((minor) => money(minor, 'IDR'));
const someBound = fc.option(rupiah);
const quorums = fc.array(fc.record({ groupId: fc.constantFrom('A', 'R'), quorum: fc.integer({ min: 1, max: 2 }) }), {
  minLength: 1,
  maxLength: 2,
});
const anyRow = fc.record({
  accountIds: fc.constantFrom(null, [], ['acc-1'], ['acc-1', 'acc-2']),
  services: fc.constantFrom(null, [service], ['SVC_LCY_LLG', service]),
  currency: fc.constantFrom(null, 'IDR' as const, 'USD' as const),
  minimum: someBound,
  maximum: someBound,
  batchBasis: fc.constantFrom('highest' as const, 'total' as const),
  createdAt: fc.integer({ min: 0, max: 2 }),
  workflow: fc.oneof(
    fc.constant('blocked' as const),
    fc.record({
      verify: fc.constantFrom([], [quorum('A', 1)]),
      approve: quorums,
      order: fc.constantFrom('parallel' as const, 'sequential' as const),
      release: fc.constantFrom([], [quorum('R', 1)]),
    }),
  ),
});
const anyRows = fc.array(anyRow, { maxLength: 9 }).map((all) => all.map((one, place) => row(String(place), one)));
const ids = ['maker', 'Budi', 'Rina', 'Dewi', 'Sari'];
const anyPerson = fc.record({
  groupIds: fc.subarray(['A', 'R']),
  blocked: fc.constantFrom(false, false, false, true),
  services: fc.constantFrom([service], [service, 'SVC_LCY_LLG']),
  accountIds: fc.constantFrom(['acc-1'], ['acc-1', 'acc-2']),
  stageKinds: fc.subarray(['verify', 'approve', 'release'] as const, { minLength: 2 }),
  limits: fc.record({ verify: someBound, approve: someBound, release: someBound }),
});
/** Two of the user IDs may belong to one person. */
const anyPeople = fc
  .tuple(fc.array(anyPerson, { minLength: 2, maxLength: ids.length }), fc.boolean())
  .map(([all, areTwoOne]) =>
    all.map(({ groupIds, ...own }, place) => {
      const sameAs = areTwoOne && place < 2 ? { ownIds: ['maker', 'Budi'] } : {};
      return person(ids[place] ?? '', groupIds, { ...own, ...sameAs });
    }),
  );
const anyQuestion = fc
  .record({
    makerId: fc.constantFrom('maker', 'Budi', 'Rina'),
    service: fc.constantFrom(service, service, 'SVC_LCY_LLG'),
    account: fc.constantFrom('acc-1', 'acc-1', 'acc-2'),
    currency: fc.constantFrom('IDR' as const, 'USD' as const),
    records: fc.array(fc.record({ minor: few, idrEquivalent: rupiah }), { maxLength: 3 }),
    idrEquivalent: fc.option(rupiah),
  })
  .map(({ makerId, service: asked, account, currency, records, idrEquivalent }): PastRequest => ({
    makerId,
    service: asked,
    accountIds: [account],
    idrEquivalent,
    payeeInput: 'typed',
    question: {
      service: asked,
      accountId: account,
      currency,
      records: records.map((one) => ({ amount: money(one.minor, currency), idrEquivalent: one.idrEquivalent })),
    },
  }));

/** The row and the first stage without people, asked of the engine anew for the one request. */
function askedAnew(rows: readonly MatrixRow[], everyone: readonly Person[], asked: PastRequest) {
  const plan = planRoute({ version: 1, rows }, asked.question);
  if (plan.kind === 'no-matching-row') return { row: null, why: 'no-row' };
  if (plan.kind === 'blocked') return { row: plan.row.id, why: 'not-allowed' };
  const { makerId, service: askedService, accountIds, idrEquivalent: amount } = asked;
  const makers = [{ personId: makerId, blocked: false }];
  const isEmpty = plan.route.stages.some(
    (stage) => !canStageFinish(asRequest([stage], { makers, service: askedService, accountIds, amount }), everyone),
  );
  return { row: plan.row.id, why: isEmpty ? 'nobody' : null };
}

describe('a replay', () => {
  it('says of each of many requests what the engine says of it alone', () => {
    fc.assert(
      fc.property(anyRows, anyPeople, fc.array(anyQuestion, { maxLength: 40 }), (rows, everyone, requests) => {
        const wayOf = waysIn({ ...setUp(rows), people: everyone });
        for (const asked of requests) {
          const { row: taken, why } = wayOf(asked);
          if (why === 'maker') continue;
          expect({ row: taken?.id ?? null, why }).toEqual(askedAnew(rows, everyone, asked));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('looks at the members of a step again only for an amount that earlier ones do not answer', () => {
    let looks = 0;
    const watched = (one: Person): Person => ({
      ...one,
      get limits() {
        looks += 1;
        return { verify: null, approve: money(100n, 'IDR'), release: null };
      },
    });
    const members = Array.from({ length: 1000 }, (_, place) => watched(person(`P${place}`, ['A'])));
    const wayOf = waysIn({ ...setUp([row('one')]), people: [person('maker', []), person('Dewi', ['R']), ...members] });
    const asked = Array.from({ length: 1000 }, (_, place) => wayOf(asking(BigInt((place * 7919) % 1000))));
    expect(asked.filter(({ why }) => why === 'nobody')).toHaveLength(899);
    expect(looks).toBeLessThan(20 * members.length);
  });

  it('takes the row that the engine takes', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), amounts, (ranges, asked) => {
        const rows = rowsOf(ranges);
        const wayOf = waysIn(setUp(rows));
        for (const request of asked.map(asking)) {
          const plan = planRoute({ version: 1, rows }, request.question);
          expect(wayOf(request).row?.id).toBe(plan.kind === 'no-matching-row' ? undefined : plan.row.id);
        }
      }),
    );
  });

  it('finds no difference where the set-up is the same', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), amounts, (ranges, asked) => {
        const counts = countsOf(replay(asked.map(asking), setUp(rowsOf(ranges)), setUp(rowsOf(ranges))));
        expect(counts).toMatchObject({
          requests: asked.length,
          same: asked.length,
          anotherWay: 0,
          stopped: 0,
          freed: 0,
        });
      }),
    );
  });

  it('counts a second signature, a missing row, a step without people, a limit, a payee and a maker who left', () => {
    const before = setUp([row('one')]);
    const requests = [asking(idr('10').minor)];
    const why = (after: ReplayedSetUp<PastRequest>) => replay(requests, before, after)[0]?.after.why;
    const twice = setUp([row('one', { workflow: { ...workflow, approve: [quorum('A', 2)] } })]);
    expect(countsOf(replay(requests, before, twice))).toMatchObject({ anotherWay: 1, signaturesMore: 1 });
    expect(countsOf(replay(requests, twice, before))).toMatchObject({ anotherWay: 1, signaturesFewer: 1 });
    expect(why(setUp([]))).toBe('no-row');
    expect(countsOf(replay(requests, setUp([]), before))).toMatchObject({ freed: 1, noRouteBefore: 1 });
    expect(why(setUp([row('one', { workflow: 'blocked' })]))).toBe('not-allowed');
    expect(why(setUp([row('one', { workflow: { ...workflow, approve: [quorum('A', 3)] } })]))).toBe('nobody');
    expect(why(setUp([row('one')], { limitCode: () => '17' }))).toBe('limit');
    expect(why(setUp([row('one')], { payeeCode: favoritesOnly }))).toBe('payee');
    expect(why(setUp([row('one')], { people: people.slice(1) }))).toBe('maker');
  });
});
