// What an administrator sees marked in the pictures of a workflow before and after its change.
import { expect, test } from 'vitest';
import type { StageGroup } from '../../generated/types.ts';
import { marksOf, stagesOf, type PicturedStages } from '../../src/components/stage-picture/stage-marks.ts';

const group = (groupId: string, quorum = 1): StageGroup => ({
  groupKind: 'approval-group',
  groupId,
  groupName: groupId,
  quorum,
  eligible: 2,
  people: [],
});

const drawn = (approve: readonly StageGroup[], change: Partial<PicturedStages> = {}): PicturedStages => ({
  approvalOrder: 'parallel',
  verify: [group('keuangan')],
  approve,
  release: [],
  ...change,
});

const marked = (shown: PicturedStages, other: PicturedStages, alone: 'added' | 'removed') => {
  const marks = marksOf(other, alone);
  return stagesOf(shown).map((stage) => [
    stage.kind,
    marks.stage(stage),
    ...stage.groups.map((one) => marks.group(stage, one)),
  ]);
};

test('a changed quorum and a group that leaves are marked, and the rest is not', () => {
  const before = drawn([group('keuangan'), group('direksi')]);
  const after = drawn([group('direksi', 2)]);
  expect(marked(before, after, 'removed')).toEqual([
    ['verify', undefined, undefined],
    ['approve', 'changed', 'removed', 'changed'],
  ]);
  expect(marked(after, before, 'added')).toEqual([
    ['verify', undefined, undefined],
    ['approve', 'changed', 'changed'],
  ]);
});

test('a stage that only one of both has is added or removed', () => {
  const before = drawn([group('direksi')]);
  const after = drawn([group('direksi')], { verify: [], release: [group('treasury')] });
  expect(marked(before, after, 'removed')).toContainEqual(['verify', 'removed', 'removed']);
  expect(marked(after, before, 'added')).toContainEqual(['release', 'added', 'added']);
});

test('groups that act one after the other are stages of their own', () => {
  const parallel = drawn([group('keuangan'), group('direksi')]);
  const sequential = { ...parallel, approvalOrder: 'sequential' } as const;
  expect(marked(sequential, parallel, 'added')).toEqual([
    ['verify', undefined, undefined],
    ['approve', 'changed', undefined],
    ['approve', 'added', 'added'],
  ]);
});
