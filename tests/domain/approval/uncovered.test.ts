// Gaps are joined for a reader, and none is lost.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CoverageGap } from '../../../domain/approval/coverage.ts';
import { joinGaps, reasonOf, type GroupGap } from '../../../domain/approval/uncovered.ts';

const ceilingOf = (service: string) => (service === 'SVC_LCY_BIFAST' ? 250n : 900n);
const gap = (change: Partial<CoverageGap> = {}): CoverageGap => ({
  service: 'SVC_LCY_RTGS',
  accountId: null,
  currency: 'IDR',
  code: '24',
  makers: 2,
  from: 21n,
  to: 50n,
  ...change,
});
const of = (one: CoverageGap, group = 'Keuangan'): GroupGap => ({
  group: { id: group, name: group },
  record: { kind: 'workflow-map', id: 'wm-1', name: 'Matriks' },
  gap: one,
});

test('types with the same amounts are one finding, and so are groups with the same types', () => {
  const both = ['Keuangan', 'Logistik'].flatMap((group) => [
    of(gap(), group),
    of(gap({ service: 'SVC_LCY_BIFAST', code: '1185' }), group),
  ]);
  expect(joinGaps(both, ceilingOf)).toMatchObject([
    { services: ['SVC_LCY_RTGS', 'SVC_LCY_BIFAST'], makers: 4, from: 21n, to: 50n, why: 'no-row', groups: [{}, {}] },
  ]);
});

test('a gap that ends where nobody may submit more is the same for types with other ceilings', () => {
  const open = [of(gap({ to: 900n })), of(gap({ service: 'SVC_LCY_BIFAST', to: 250n })), of(gap({ to: 249n }))];
  expect(joinGaps(open, ceilingOf).map(({ services, to }) => [services.length, to])).toEqual([
    [2, null],
    [1, 249n],
  ]);
});

test('a step that nobody can fill, a missing map and a missing row are three different reasons', () => {
  const codes = ['85', '9091', '9093', '23'] as const;
  const found = joinGaps(
    codes.map((code) => of(gap({ code }))),
    ceilingOf,
  );
  expect(found.map(({ why, stage }) => [why, stage])).toEqual([
    ['nobody', 'approve'],
    ['no-map', null],
    ['no-active-map', null],
    ['no-row', null],
  ]);
});

const amount = fc.bigInt({ min: 1n, max: 900n });
const anyGap = fc
  .record({
    service: fc.constantFrom('SVC_LCY_RTGS', 'SVC_LCY_BIFAST', 'SVC_LCY_OVB'),
    accountId: fc.constantFrom(null, 'acc-1'),
    code: fc.constantFrom('24', '85', '86', '9091'),
    makers: fc.integer({ min: 1, max: 5 }),
    from: amount,
    to: fc.option(amount),
  })
  .map((one) => gap(one as Partial<CoverageGap>));

test('whatever the gaps, each is in one finding, and no finding says more than the gaps', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyGap, fc.constantFrom('Keuangan', 'Logistik')), { maxLength: 30 }), (all) => {
      const gaps = all.map(([one, group]) => of(one, group));
      const found = joinGaps(gaps, ceilingOf);
      const said = found.flatMap(({ groups, services, accountId, from, to, why, stage }) =>
        groups.flatMap(({ id }) => services.map((service) => [id, service, accountId, from, to, why, stage].join(' '))),
      );
      const given = gaps.flatMap((one) =>
        joinGaps([one], ceilingOf).map(({ accountId, from, to, why, stage }) =>
          [one.group.id, one.gap.service, accountId, from, to, why, stage].join(' '),
        ),
      );
      expect(said.toSorted()).toEqual([...new Set(given)].toSorted());
    }),
  );
});

test('an administrator reads why a request has no route, not what its maker would read', () => {
  expect(['9091', '9093', '1185', '85'].map((code) => reasonOf(code))).toEqual([
    { why: 'no-map', stage: null },
    { why: 'no-active-map', stage: null },
    { why: 'no-row', stage: null },
    { why: 'nobody', stage: 'approve' },
  ]);
});
