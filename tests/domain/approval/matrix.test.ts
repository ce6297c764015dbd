import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchMatrix } from '../../../domain/approval/matrix.ts';
import type { MatrixQuestion } from '../../../domain/approval/matrix.ts';
import { findOverlaps, overlapsWith } from '../../../domain/approval/overlaps.ts';
import { planRoute } from '../../../domain/approval/plan.ts';
import { buildRoute, signaturesNeeded } from '../../../domain/approval/route.ts';
import { checkRow } from '../../../domain/approval/row-checks.ts';
import type { MatrixRow } from '../../../domain/approval/types.ts';
import { money } from '../../../domain/money.ts';
import { failure, success } from '../../../domain/result.ts';
import { idr, usd } from '../reference.ts';
import { quorum, row, workflow } from './company.ts';

const single = (text: string) => ({ amount: idr(text), idrEquivalent: idr(text) });

function question(changes: Partial<MatrixQuestion> = {}): MatrixQuestion {
  return { service: 'SVC_LCY_RTGS', accountId: 'acc-1', currency: 'IDR', records: [single('150,000,000')], ...changes };
}

function winner(rows: readonly MatrixRow[], asked = question()): string {
  const answer = matchMatrix(rows, asked);
  return answer.kind === 'matched' ? answer.row.id : answer.kind;
}

describe('matching', () => {
  it('includes both ends of a range and nothing beyond', () => {
    const rows = [row('r', { minimum: idr('100'), maximum: idr('200') })];
    const at = (text: string) => winner(rows, question({ records: [single(text)] }));
    expect(['99.99', '100', '200', '200.01'].map(at)).toEqual(['no-matching-row', 'r', 'r', 'no-matching-row']);
  });

  it('takes the highest record or the total of a batch, as the row says', () => {
    const batch = question({ records: [single('60'), single('50')] });
    expect(winner([row('highest', { maximum: idr('60') })], batch)).toBe('highest');
    expect(winner([row('total', { batchBasis: 'total', maximum: idr('60') })], batch)).toBe('no-matching-row');
    expect(matchMatrix([row('total', { batchBasis: 'total', minimum: idr('110') })], batch)).toMatchObject({
      considered: idr('110'),
    });
    expect(matchMatrix([row('highest')], batch)).toMatchObject({ considered: idr('60') });
  });

  it('reads the range in the currency of the row, or as rupiah where it takes any', () => {
    const dollars = question({
      currency: 'USD',
      records: [{ amount: usd('1,000'), idrEquivalent: idr('16,385,000') }],
    });
    expect(winner([row('usd', { currency: 'USD', maximum: usd('1,000') })], dollars)).toBe('usd');
    expect(winner([row('any', { maximum: idr('16,385,000') })], dollars)).toBe('any');
    expect(winner([row('any', { maximum: idr('1,000') })], dollars)).toBe('no-matching-row');
    expect(winner([row('idr', { currency: 'IDR' })], dollars)).toBe('no-matching-row');
  });

  it('does not find a row for a batch without records', () => {
    expect(winner([row('any')], question({ records: [] }))).toBe('no-matching-row');
  });
});

describe('precedence', () => {
  const specific = [
    row('account', { accountIds: ['acc-1'] }),
    row('type', { services: ['SVC_LCY_RTGS'] }),
    row('currency', { currency: 'IDR' }),
    row('narrow', { minimum: idr('100,000,000'), maximum: idr('200,000,000') }),
    row('wide', { maximum: idr('500,000,000') }),
    row('endless-from-100m', { minimum: idr('100,000,000') }),
    row('endless-from-50m', { minimum: idr('50,000,000') }),
    row('newer', { createdAt: 2 }),
    row('older', { createdAt: 1 }),
    row('a-lower-id', { createdAt: 1 }),
  ];

  it('is account, type, currency, narrowest range, newest', () => {
    for (const [index, { id }] of specific.entries()) {
      const rest = specific.slice(index);
      expect(winner(rest)).toBe(id);
      expect(winner(rest.toReversed())).toBe(id);
    }
  });

  it('lets a named account win over every other difference together', () => {
    const rival = row('rival', {
      services: ['SVC_LCY_RTGS'],
      currency: 'IDR',
      maximum: idr('150,000,000'),
      createdAt: 9,
    });
    expect(winner([rival, row('account', { accountIds: ['acc-1'] })])).toBe('account');
  });

  it('does not depend on the order in which rows are stored', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(specific, { minLength: 1 }), (rows) => {
        expect(winner(rows)).toBe(winner(rows.toReversed()));
      }),
    );
  });
});

describe('overlaps', () => {
  it('are reported with the winner and what decides', () => {
    const [general, account] = [row('general'), row('account', { accountIds: ['acc-1'] })];
    expect(findOverlaps([general, account])).toEqual([{ winner: account, loser: general, decidedBy: 'account' }]);
    expect(overlapsWith(row('new', { createdAt: 5 }), [general])).toMatchObject([
      { winner: { id: 'new' }, decidedBy: 'newest' },
    ]);
  });

  it.each([
    ['accounts', { accountIds: ['acc-1'] }, { accountIds: ['acc-2'] }],
    ['types', { services: ['SVC_LCY_LLG'] }, { services: ['SVC_LCY_RTGS'] }],
    ['currencies', { currency: 'IDR' }, { currency: 'USD' }],
    ['ranges', { maximum: idr('100') }, { minimum: idr('100.01') }],
    ['ranges in rupiah', { currency: null, maximum: idr('100') }, { currency: 'IDR', minimum: idr('100.01') }],
  ] as const)('are none between different %s', (_, left, right) => {
    expect(findOverlaps([row('left', left), row('right', right)])).toEqual([]);
  });

  it('are found where two ranges touch in one cent', () => {
    expect(findOverlaps([row('low', { maximum: idr('100') }), row('high', { minimum: idr('100') })])).toHaveLength(1);
  });

  it('do not report a row that replaces itself', () => {
    expect(overlapsWith(row('same', { createdAt: 9 }), [row('same')])).toEqual([]);
  });

  it('warn about every pair that some request matches', () => {
    const bound = fc.option(fc.bigInt({ min: 0n, max: 20n }).map((minor) => money(minor, 'IDR')));
    const anyRow = fc.record({
      accountIds: fc.constantFrom(null, ['acc-1'], ['acc-2'], ['acc-1', 'acc-2']),
      services: fc.constantFrom(null, ['SVC_LCY_RTGS'], ['SVC_LCY_LLG']),
      minimum: bound,
      maximum: bound,
      batchBasis: fc.constantFrom('highest', 'total'),
    });
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 20n }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyRow, anyRow, amounts, (left, right, minors) => {
        const rows = [row('left', left), row('right', right)];
        const records = minors.map((minor) => ({ amount: money(minor, 'IDR'), idrEquivalent: money(minor, 'IDR') }));
        const answer = matchMatrix(rows, question({ records }));
        if (answer.kind !== 'matched' || answer.alsoMatched.length === 0) return;
        expect(findOverlaps(rows)).toMatchObject([{ winner: { id: answer.row.id } }]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a row by itself', () => {
  it('has its bounds in order, in its currency, and at least one group to sign', () => {
    const good = row('good', { minimum: idr('1'), maximum: idr('1') });
    expect(checkRow(good)).toEqual(success(good));
    expect(checkRow(row('bad', { minimum: idr('2'), maximum: idr('1') }))).toEqual(
      failure('ADMIN_MINIMUM_ABOVE_MAXIMUM'),
    );
    expect(checkRow(row('bad', { currency: 'USD', minimum: idr('2') }))).toEqual(failure('98', { currency: 'USD' }));
    expect(checkRow(row('bad', { workflow: { ...workflow, approve: [], release: [] } }))).toEqual(
      failure('FIELD_SELECT_ONE'),
    );
    expect(checkRow(row('bad', { workflow: { ...workflow, approve: [quorum('A', 0)] } }))).toEqual(
      failure('FIELD_SELECT_ONE'),
    );
    expect(checkRow(row('blocked', { workflow: 'blocked' })).ok).toBe(true);
  });
});

const matrix = (...rows: readonly MatrixRow[]) => ({ version: 7, rows });

describe('the plan', () => {
  it('distinguishes a missing rule from a forbidden transaction', () => {
    expect(planRoute(matrix(), question())).toEqual({ kind: 'no-matching-row', because: failure('24') });
    expect(planRoute(matrix(), question({ service: 'SVC_SOMETHING' }))).toMatchObject({ because: { code: '9092' } });
    const forbidden = row('forbidden', { workflow: 'blocked' });
    expect(planRoute(matrix(forbidden), question())).toEqual({
      kind: 'blocked',
      row: forbidden,
      because: failure('APPROVAL_BLOCKED'),
    });
  });

  it('lets a more specific row open what a general one forbids', () => {
    const rows = matrix(row('forbidden', { workflow: 'blocked' }), row('allowed', { accountIds: ['acc-1'] }));
    expect(planRoute(rows, question())).toMatchObject({ kind: 'route', route: { rowId: 'allowed', matrixVersion: 7 } });
  });

  it('makes a stage of each group in sequence, one of all in parallel, and none of an empty list', () => {
    const groups = { verify: [quorum('V', 1)], approve: [quorum('A', 2), quorum('B', 1)], release: [quorum('R', 1)] };
    const routeOf = (order: 'parallel' | 'sequential') => buildRoute(7, 'r', { ...groups, order });
    expect(routeOf('sequential').stages.map(({ kind, groups: of }) => [kind, of.length])).toEqual([
      ['verify', 1],
      ['approve', 1],
      ['approve', 1],
      ['release', 1],
    ]);
    expect(routeOf('parallel').stages.map(({ kind, groups: of }) => [kind, of.length])).toEqual([
      ['verify', 1],
      ['approve', 2],
      ['release', 1],
    ]);
    expect(signaturesNeeded(routeOf('parallel'))).toBe(5);
    expect(planRoute(matrix(row('r')), question())).toMatchObject({
      route: { stages: [{ kind: 'approve' }, { kind: 'release' }] },
    });
  });
});
