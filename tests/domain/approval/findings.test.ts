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

  it('has too few people, because one of them has two user IDs', () => {
    const ownIds = ['Budi', 'Budi2'];
    const people = ownIds.map((name) => someone(name, ['board'], { ownIds }));
    expect(findingsOf(setUp({ people }))).toMatchObject([{ rule: 'too-few-people', needed: 2, available: 1 }]);
  });

  it('needs no tokens to verify', () => {
    const people = ['Budi', 'Rina'].map((name) => someone(name, ['board'], { canSign: false }));
    const verified = drawn({ verify: [quorum('board', 2)] });
    expect(rulesIn({ people, workflows: [{ id: 'aw-2', name: 'Periksa', workflow: verified }] })).toEqual([]);
  });

  it('needs a maker, who signs no request of their own', () => {
    const makers = ['Budi', 'Rina'].map((name) => someone(name, ['board'], { isMaker: true }));
    expect(findingsOf(setUp({ people: makers }))).toMatchObject([{ rule: 'only-makers', names: ['Budi', 'Rina'] }]);
    const people = [...makers, someone('Agus', ['board'])];
    expect(rulesIn({ people })).toEqual([]);
    const mixed = [...makers.slice(0, 1), someone('Agus', ['board'])];
    expect(findingsOf(setUp({ people: mixed }))).toMatchObject([{ rule: 'only-makers', names: ['Budi'] }]);
  });

  it('needs someone who makes requests with another user ID', () => {
    const ownIds = ['Budi', 'Budi2'];
    const maker = someone('Budi2', [], { ownIds, isMaker: true });
    const people = [maker, someone('Budi', ['board'], { ownIds }), someone('Rina', ['board'])];
    expect(findingsOf(setUp({ people }))).toMatchObject([{ rule: 'only-makers', names: ['Budi'] }]);
  });

  it('counts on someone whom another step needs too', () => {
    const both = drawn({ approve: [quorum('board', 1)], release: [quorum('board', 1)] });
    const workflows = [{ id: 'aw-2', name: 'Dua langkah', workflow: both }];
    expect(rulesIn({ workflows })).toEqual([]);
    expect(findingsOf(setUp({ workflows, people: [someone('Budi', ['board'])] }))).toMatchObject([
      { rule: 'same-person-twice', names: ['Budi'] },
    ]);
  });
});

describe('a row', () => {
  it('is never reached, or only its age decides', () => {
    expect(rulesIn(map(row('older'), row('newer', { createdAt: 9 })))).toEqual(['unreachable-row', 'tied-rows']);
  });

  it('is found to differ by its age alone among many others that overlap', () => {
    const ranges = Array.from({ length: 40 }, (_, place) => row(`r${place}`, { minimum: idr(String(place + 1)) }));
    const found = findingsOf(setUp(map(...ranges, row('older'), row('newer', { createdAt: 9 }))));
    expect(found.filter(({ rule }) => rule === 'tied-rows').map(({ names }) => names)).toHaveLength(1);
  });

  it('begins above every limit', () => {
    expect(rulesIn({ ...map(row('high', { minimum: idr('100.01') })), ceilingOf })).toEqual(['row-above-limits']);
    expect(rulesIn({ ...map(row('low', { minimum: idr('100') })), ceilingOf })).toEqual([]);
  });
});
