import { expect, test } from 'vitest';
import { readStageGroups, writeStageGroups } from '../../../domain/approval/stage-words.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ name: `Penanda Tangan Nomor ${number}` }));
const direksi = { groupKind: 'approval-group', groupName: 'Direksi', quorum: 2, eligible: 2 } as const;
const jakarta = { groupKind: 'sub-user-group', groupName: 'Keuangan (Jakarta)', quorum: 1, eligible: 9 } as const;

test('what is written of the groups of a stage is read again', () => {
  const written = writeStageGroups([
    { ...direksi, people: [{ name: 'Budi Santoso' }, { name: 'Ratna Kusuma' }] },
    { ...jakarta, people: [] },
  ]);
  expect(written).toBe(
    'approval-group Direksi × 2 of 2: Budi Santoso, Ratna Kusuma; sub-user-group Keuangan (Jakarta) × 1 of 9',
  );
  expect(readStageGroups(written ?? '')).toEqual([
    { ...direksi, people: 'Budi Santoso, Ratna Kusuma' },
    { ...jakarta, people: '' },
  ]);
});

test('people who are too many for a difference are a number, and a stage without groups is nothing', () => {
  expect(writeStageGroups([{ ...jakarta, eligible: 60, people: people(60) }])).toBe(
    'sub-user-group Keuangan (Jakarta) × 1 of 60',
  );
  expect(writeStageGroups([])).toBeNull();
});

test('a text of an earlier form is not of groups', () => {
  expect(readStageGroups('Direksi × 1')).toBeUndefined();
});
