import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inOrder,
  isCycle,
  levelOf,
  levelsOf,
  MOST_LEVELS,
  moveAll,
  pathOf,
  placeGroup,
  type GroupMove,
  type GroupPlace,
} from '../../domain/account-hierarchy.ts';

const group = (id: string, parentId: string | null = null): GroupPlace => ({ id, parentId });
const groups = [group('top'), group('cash', 'top'), group('foreign', 'top'), group('usd', 'foreign')];
const chart = {
  groups,
  accounts: new Map([
    ['acc-1', 'cash'],
    ['acc-2', null],
  ] as const),
};
const moved = (...moves: Omit<GroupMove, 'kind'>[]) =>
  moveAll(
    chart,
    moves.map((move) => ({ kind: 'group', ...move })),
  );

test('a group has the groups above it as its path', () => {
  expect(pathOf(groups, 'usd')).toEqual(['top', 'foreign']);
  expect(levelOf(groups, 'usd')).toBe(3);
  expect(levelsOf(groups)).toBe(3);
});

test('a group cannot go under itself or under a group below it', () => {
  for (const toParentId of ['foreign', 'usd'])
    expect(moved({ groupId: 'foreign', toParentId, position: 0 })).toMatchObject({ code: 'ADMIN_HIERARCHY_CYCLE' });
});

test('two moves that are fine alone are refused when together they make a circle', () => {
  const first = { groupId: 'cash', toParentId: 'usd', position: 0 };
  expect(moved(first).ok).toBe(true);
  expect(moved(first, { groupId: 'foreign', toParentId: 'cash', position: 0 })).toMatchObject({
    code: 'ADMIN_HIERARCHY_CYCLE',
  });
});

test('a sixth level is refused, with all that stands under the moved group', () => {
  const deep = ['1', '2', '3', '4'].map((id, index) => group(id, index === 0 ? null : String(index)));
  const pair = [group('a'), group('b', 'a')];
  expect(placeGroup([...deep, ...pair], { groupId: 'b', toParentId: '4', position: 0 }).ok).toBe(true);
  expect(placeGroup([...deep, ...pair], { groupId: 'a', toParentId: '4', position: 0 })).toMatchObject({
    code: 'ADMIN_HIERARCHY_TOO_DEEP',
  });
});

test('a group takes the place that the move names among its new neighbours', () => {
  const result = moved({ groupId: 'usd', toParentId: 'top', position: 1 });
  const order = result.ok ? inOrder(result.value.groups).map(({ id, position }) => `${id} ${position}`) : [];
  expect(order).toEqual(['top 0', 'cash 0', 'usd 1', 'foreign 2']);
});

test('a move of an unknown group or account is refused', () => {
  expect(moved({ groupId: 'none', toParentId: null, position: 0 })).toMatchObject({ code: '193' });
  expect(moveAll(chart, [{ kind: 'account', accountId: 'acc-9', toGroupId: 'cash' }])).toMatchObject({ code: '193' });
  expect(moveAll(chart, [{ kind: 'account', accountId: 'acc-2', toGroupId: 'none' }])).toMatchObject({ code: '193' });
});

const ids = Array.from({ length: 8 }, (_, index) => `g${index}`);
const someMove = fc.record({
  groupId: fc.constantFrom(...ids),
  toParentId: fc.option(fc.constantFrom(...ids), { nil: null }),
  position: fc.nat(9),
});

test('whatever is moved, no group is lost, doubled, under itself or too deep', () => {
  fc.assert(
    fc.property(fc.array(someMove, { maxLength: 40 }), (moves) => {
      let now: readonly GroupPlace[] = ids.map((id) => group(id));
      for (const one of moves) {
        const isRefused = isCycle(now, one.groupId, one.toParentId);
        const next = placeGroup(now, one);
        expect(isRefused && next.ok).toBe(false);
        if (next.ok) now = next.value;
        expect(
          inOrder(now)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(ids);
        expect(levelsOf(now)).toBeLessThanOrEqual(MOST_LEVELS);
      }
    }),
  );
});
