// What the rules say of a set-up; each rule alone.
import { describe, expect, it } from 'vitest';
import { findingsOf, type SetUp } from '../../../domain/approval/findings.ts';
import { idr } from '../reference.ts';
import { person, quorum, row, workflow } from './company.ts';

const someone = (name: string, groups: string[], change: Partial<SetUp['people'][number]> = {}) => ({
  ...person(name, groups),
  name,
  isMaker: false,
  canSign: true,
  ...change,
});
const drawn = (change: object) => ({ ...workflow, verify: [], approve: [], release: [], ...change });
const setUp = (change: Partial<SetUp> = {}): SetUp => ({
  people: [someone('Budi', ['board']), someone('Rina', ['board'])],
  groupNames: new Map([['board', 'Direksi']]),
  workflows: [{ id: 'aw-1', name: 'Direksi', workflow: drawn({ approve: [quorum('board', 2)] }) }],
  maps: [],
  ceilingOf: () => null,
  services: ['SVC_LCY_RTGS'],
  ...change,
});
const map = (...rows: ReturnType<typeof row>[]) => ({ maps: [{ id: 'wm-1', name: 'Matriks', rows }] });
const ceilingOf = () => idr('100').minor;
const rulesIn = (change: Partial<SetUp>) => findingsOf(setUp(change)).map(({ rule }) => rule);

describe('a step', () => {
  it('is fine with as many people as it needs', () => {
    expect(findingsOf(setUp())).toEqual([]);
  });

  it('has too few people', () => {
    expect(findingsOf(setUp({ people: [someone('Budi', ['board'])] }))).toMatchObject([
      { rule: 'too-few-people', record: { id: 'aw-1' }, names: ['Direksi'], needed: 2, available: 1 },
    ]);
  });

  it('has enough people, but too few with a token', () => {
    const people = [someone('Budi', ['board']), someone('Rina', ['board'], { canSign: false })];
    expect(findingsOf(setUp({ people }))).toMatchObject([{ rule: 'too-few-tokens', needed: 2, available: 1 }]);
  });

  it('counts only on makers', () => {
    const people = ['Budi', 'Rina'].map((name) => someone(name, ['board'], { isMaker: true }));
    expect(rulesIn({ people })).toEqual(['only-makers']);
  });

  it('counts on someone who acts in another step', () => {
    const both = drawn({ approve: [quorum('board', 1)], release: [quorum('board', 1)] });
    const found = findingsOf(setUp({ workflows: [{ id: 'aw-2', name: 'Dua langkah', workflow: both }] }));
    expect(found).toMatchObject([{ rule: 'same-person-twice', names: ['Budi', 'Rina'] }]);
  });
});

describe('a row', () => {
  it('is never reached, or only its age decides', () => {
    expect(rulesIn(map(row('older'), row('newer', { createdAt: 9 })))).toEqual(['unreachable-row', 'tied-rows']);
  });

  it('begins above every limit', () => {
    expect(rulesIn({ ...map(row('high', { minimum: idr('100.01') })), ceilingOf })).toEqual(['row-above-limits']);
    expect(rulesIn({ ...map(row('low', { minimum: idr('100') })), ceilingOf })).toEqual([]);
  });
});
