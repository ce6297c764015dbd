// The replay gives each request the same route as the engine does, for random set-ups.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoute } from '../../../domain/approval/plan.ts';
import { countsOf, replay, waysIn, type PastRequest, type ReplayedSetUp } from '../../../domain/approval/replay.ts';
import { money } from '../../../domain/money.ts';
import { idr } from '../reference.ts';
import { person, quorum, row, workflow } from './company.ts';

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
  return { makerId: 'maker', service, accountIds: ['acc-1'], question, idrEquivalent: amount };
};

const setUp = (rows: ReturnType<typeof row>[], change: Partial<ReplayedSetUp<PastRequest>> = {}) => {
  const matrix = { version: 1, rows };
  return { people, matrixOf: () => matrix, limitCode: () => null, ...change };
};

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

describe('a replay', () => {
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

  it('counts a second signature, a missing row, a step without people, a limit and a maker who left', () => {
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
    expect(why(setUp([row('one')], { people: people.slice(1) }))).toBe('maker');
  });
});
