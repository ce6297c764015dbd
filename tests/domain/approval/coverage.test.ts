import { describe, expect, it } from 'vitest';
import { coverageGaps, type CoverageQuestion } from '../../../domain/approval/coverage.ts';
import { money } from '../../../domain/money.ts';
import { person, quorum, row, workflow } from './company.ts';

const rtgs = 'SVC_LCY_RTGS';
const access = { services: [rtgs], accountIds: ['acc-1', 'acc-2'] };
const maker = person('maker', [], { ...access, stageKinds: [] });
const signers = [
  person('checker', ['checkers'], access),
  person('director', ['approvers'], access),
  person('chief', ['approvers'], access),
  person('clerk', ['releasers'], access),
];
const approve = (group: string, count: number) => ({
  ...workflow,
  verify: [],
  approve: [quorum(group, count)],
  release: [],
});
const question = (changes: Partial<CoverageQuestion> = {}): CoverageQuestion => ({
  makers: [maker],
  rows: [],
  people: [maker, ...signers],
  accounts: [
    { id: 'acc-1', currency: 'IDR' },
    { id: 'acc-2', currency: 'IDR' },
  ],
  services: [rtgs],
  withoutAmount: [],
  ceilingOf: () => null,
  ...changes,
});
const whole = row('whole', { workflow: approve('approvers', 1) });

describe('the coverage of a user group', () => {
  it('is whole when a row covers every amount and enough people can sign', () => {
    expect(coverageGaps(question({ rows: [whole] }))).toEqual([]);
  });

  it('lacks the amounts above the last row, and every account that no row names', () => {
    const rows = [
      row('low', { accountIds: ['acc-1'], maximum: money(100n, 'IDR'), workflow: approve('approvers', 1) }),
    ];
    expect(coverageGaps(question({ rows }))).toEqual([
      { service: rtgs, makers: 1, accountId: 'acc-1', currency: 'IDR', from: 101n, to: null, code: '24' },
      { service: rtgs, makers: 1, accountId: null, currency: 'IDR', from: 1n, to: null, code: '24' },
    ]);
  });

  it('lacks everything without a map in use, with the code of that', () => {
    expect(coverageGaps(question({ missing: '9091' }))).toMatchObject([{ code: '9091', makers: 1 }]);
  });

  it('lacks a stage with fewer people than its quorum', () => {
    const rows = [row('many', { workflow: approve('approvers', 3) })];
    expect(coverageGaps(question({ rows }))).toMatchObject([{ code: '85', from: 0n, to: null, makers: 1 }]);
  });

  it('lacks an approver for the maker who is the only one', () => {
    const director = person('director', ['approvers'], access);
    const makers = [maker, director];
    const found = coverageGaps(question({ rows: [whole], makers, people: [maker, director] }));
    expect(found).toMatchObject([{ code: '85', makers: 1 }]);
  });

  it('asks nothing about a service that no maker has', () => {
    expect(coverageGaps(question({ services: ['SVC_TAX_PAY'] }))).toEqual([]);
  });

  it('takes a request without an amount as zero', () => {
    const above = row('above', { minimum: money(1n, 'IDR'), workflow: approve('approvers', 1) });
    expect(coverageGaps(question({ services: ['FAV'], withoutAmount: ['FAV'], rows: [above] }))).toMatchObject([
      { service: 'FAV', code: '9092' },
    ]);
    expect(coverageGaps(question({ services: ['FAV'], withoutAmount: ['FAV'], rows: [whole] }))).toEqual([]);
  });
});
