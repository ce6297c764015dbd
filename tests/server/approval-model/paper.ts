// A request as the model knows it, and what follows from it: small, and written from the rules, not from the engine.
import type { StageKind } from '../../../domain/approval/types.ts';
import { hoursOf, staff, stagesFor, type Member, type Stages } from './staff.ts';

export interface Last {
  readonly code: '76' | '78' | '80' | '81' | '82' | '83';
  readonly actor: string;
}

export interface Paper {
  readonly taskId: string;
  readonly refNo: string;
  readonly creator: string;
  readonly makers: string[];
  readonly isForward: boolean;
  rupiah: number;
  revision: number;
  status: 'waiting' | 'repair' | 'rejected' | 'cancelled' | 'released';
  stage: number;
  dueAt: number;
  /** By whom each stage was passed, and what whoever comes too late is told. */
  passed: { readonly stage: number; readonly actor: string }[];
  /** Who has acted on this revision, whichever way. */
  acted: string[];
  last: Last | undefined;
  exceptional: string | undefined;
  /** Where a released paper is with the bank; it waits for money until somebody has it executed. */
  bank?: 'sent' | 'short' | 'paid';
  hasWaited?: boolean;
}

export interface World {
  now: number;
  readonly papers: Paper[];
  readonly blocked: Set<string>;
  /** What the account can pay, in rupiah, and what the bank was asked to pay from it, in that order. */
  funds: number;
  readonly sent: Paper[];
}

export const member = (id: string): Member => staff[id] as Member;
const kindOfRole: Readonly<Record<string, StageKind>> = { VF: 'verify', AP: 'approve', RL: 'release' };

export const stagesOf = ({ rupiah }: Pick<Paper, 'rupiah'>): Stages => stagesFor(rupiah);
export const stageOf = (paper: Paper) => (paper.status === 'waiting' ? stagesOf(paper)[paper.stage] : undefined);
export const kindOf = (paper: Paper): StageKind | undefined => stageOf(paper)?.kind;
export const signersOf = ({ passed }: Paper, stage: number) =>
  passed.filter((one) => one.stage === stage).map(({ actor }) => actor);

/** Every group has somebody of its own; tries all ways of dealing people to groups. */
function covers(groups: readonly string[], people: readonly string[]): boolean {
  const [group, ...others] = groups;
  if (group === undefined) return true;
  return people.some(
    (id) =>
      member(id).groups.includes(group) &&
      covers(
        others,
        people.filter((other) => other !== id),
      ),
  );
}

const most = (groups: readonly string[], people: readonly string[]): number =>
  groups.length === 0 || covers(groups, people)
    ? groups.length
    : Math.max(...groups.map((_, index) => most(groups.toSpliced(index, 1), people)));

export const isComplete = (paper: Paper): boolean =>
  covers(stagesOf(paper)[paper.stage]?.groups ?? [], signersOf(paper, paper.stage));

export const isInStage = (paper: Paper, id: string, index: number): boolean => {
  const stage = stagesOf(paper)[index];
  const { roles, groups } = member(id);
  return (
    stage !== undefined &&
    roles.some((role) => kindOfRole[role] === stage.kind) &&
    stage.groups.some((group) => groups.includes(group))
  );
};

export function isStillNeeded(paper: Paper, id: string): boolean {
  const groups = stageOf(paper)?.groups ?? [];
  const signed = signersOf(paper, paper.stage);
  return most(groups, [...signed, id]) > most(groups, signed);
}

export const isOverLimit = (paper: Paper, id: string): boolean =>
  kindOf(paper) === 'approve' && paper.rupiah > (member(id).approvesAtMost ?? Infinity);

const waitsFor = (paper: Paper, id: string): boolean =>
  isInStage(paper, id, paper.stage) &&
  isStillNeeded(paper, id) &&
  !paper.makers.includes(id) &&
  !paper.acted.includes(id);

/** What stands in the queue of somebody; a limit shows there, but takes nothing out of it. */
export const isInQueue = (paper: Paper, id: string, kind: StageKind): boolean =>
  kindOf(paper) === kind && waitsFor(paper, id);

export function canFinish(paper: Paper, { blocked }: World): boolean {
  const able = Object.keys(staff).filter((id) => waitsFor(paper, id) && !isOverLimit(paper, id) && !blocked.has(id));
  return covers(stageOf(paper)?.groups ?? [], [...signersOf(paper, paper.stage), ...able]);
}

export const mayRepair = ({ creator, makers }: Paper, id: string): boolean => {
  const { roles, commonVisibility, subUserGroup } = member(id);
  return (
    roles.includes('MK') && (makers.includes(id) || (commonVisibility && subUserGroup === member(creator).subUserGroup))
  );
};

export function enterStage(paper: Paper, stage: number, now: number): void {
  paper.stage = stage;
  paper.exceptional = undefined;
  const kind = kindOf(paper);
  paper.dueAt = kind ? now + hoursOf[kind] * 3_600_000 : Infinity;
}
