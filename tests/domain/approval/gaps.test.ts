import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveringRows, type GapQuestion } from '../../../domain/approval/gaps.ts';
import { matchMatrix } from '../../../domain/approval/matrix.ts';
import { unreachableRows } from '../../../domain/approval/unreachable.ts';
import { money } from '../../../domain/money.ts';
import { row } from './company.ts';

const question: GapQuestion = { service: 'SVC_LCY_RTGS', accountId: null, currency: 'IDR', ceiling: null };
const gapsOf = (rows: Parameters<typeof coveringRows>[0], asked: GapQuestion) =>
  coveringRows(rows, asked.service).gaps(asked);
const idr = (minor: bigint) => money(minor, 'IDR');
const bound = fc.option(fc.bigInt({ min: 0n, max: 12n }).map(idr));
const anyRow = fc.record({ minimum: bound, maximum: bound, accountIds: fc.constantFrom(null, ['acc-1']) });
const anyRows = fc.array(anyRow, { maxLength: 4 }).map((all) => all.map((one, index) => row(String(index), one)));

const matchOf = (rows: Parameters<typeof matchMatrix>[0], minor: bigint, accountId = 'acc-2') =>
  matchMatrix(rows, {
    service: 'SVC_LCY_RTGS',
    accountId,
    currency: 'IDR',
    records: [{ amount: idr(minor), idrEquivalent: idr(minor) }],
  });

describe('gaps', () => {
  it('are exactly the amounts that no row matches', () => {
    fc.assert(
      fc.property(anyRows, fc.bigInt({ min: 1n, max: 20n }), (rows, minor) => {
        const isInGap = gapsOf(rows, question).some(({ from, to }) => from <= minor && (to === null || minor <= to));
        expect(isInGap).toBe(matchOf(rows, minor).kind === 'no-matching-row');
      }),
    );
  });

  it('end at the highest amount that anybody may submit', () => {
    const rows = [row('low', { maximum: idr(100n) })];
    expect(gapsOf(rows, { ...question, ceiling: 250n })).toEqual([{ from: 101n, to: 250n }]);
    expect(gapsOf(rows, { ...question, ceiling: 100n })).toEqual([]);
  });
});

describe('a row that cannot be reached', () => {
  it('wins no request at all', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.bigInt({ min: 0n, max: 14n }),
        fc.constantFrom('acc-1', 'acc-2'),
        (rows, minor, account) => {
          const answer = matchOf(rows, minor, account);
          const winners = answer.kind === 'matched' ? [answer.row] : [];
          expect(unreachableRows(rows).filter((unreachable) => winners.includes(unreachable))).toEqual([]);
        },
      ),
    );
  });

  it('is one whose requests all take an earlier row', () => {
    const newer = row('newer', { createdAt: 9 });
    expect(unreachableRows([row('older'), newer]).map(({ id }) => id)).toEqual(['older']);
  });
});
