// A request in the model, and small rules about it, written from the specification and not from the engine.
import type { StageKind } from '../../../domain/approval/types.ts';
import { hoursOf, staff, stagesFor, type Member, type Stages } from './staff.ts';

export interface Last {
  readonly code: '76' | '78' | '80' | '81' | '82' | '83';
  readonly actor: string;
}

export interface ModelRequest {
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
  /** Who passed each stage. */
  passed: { readonly stage: number; readonly actor: string }[];
  /** Who has decided on this revision, with any decision. */
  acted: string[];
  last: Last | undefined;
  exceptional: string | undefined;
  /** The execution of a released request. A short one waits until a user executes it again. */
  bank?: 'sent' | 'short' | 'paid';
  hasWaited?: boolean;
}

export interface World {
  now: number;
  readonly requests: ModelRequest[];
  readonly blocked: Set<string>;
  /** What can be paid from the account, in rupiah. */
  funds: number;
  readonly sent: ModelRequest[];
}

export const member = (id: string): Member => staff[id] as Member;
const kindOfRole: Readonly<Record<string, StageKind>> = { VF: 'verify', AP: 'approve', RL: 'release' };

export const stagesOf = ({ rupiah }: Pick<ModelRequest, 'rupiah'>): Stages => stagesFor(rupiah);
export const stageOf = (request: ModelRequest) =>
  request.status === 'waiting' ? stagesOf(request)[request.stage] : undefined;
export const kindOf = (request: ModelRequest): StageKind | undefined => stageOf(request)?.kind;
export const signersOf = ({ passed }: ModelRequest, stage: number) =>
  passed.filter((one) => one.stage === stage).map(({ actor }) => actor);

/** Whether every group can be given another user of the list; tries all assignments. */
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

export const isComplete = (request: ModelRequest): boolean =>
  covers(stagesOf(request)[request.stage]?.groups ?? [], signersOf(request, request.stage));

export const isInStage = (request: ModelRequest, id: string, index: number): boolean => {
  const stage = stagesOf(request)[index];
  const { roles, groups } = member(id);
  return (
    stage !== undefined &&
    roles.some((role) => kindOfRole[role] === stage.kind) &&
    stage.groups.some((group) => groups.includes(group))
  );
};

export function isStillNeeded(request: ModelRequest, id: string): boolean {
  const groups = stageOf(request)?.groups ?? [];
  const signed = signersOf(request, request.stage);
  return most(groups, [...signed, id]) > most(groups, signed);
}

export const isOverLimit = (request: ModelRequest, id: string): boolean =>
  kindOf(request) === 'approve' && request.rupiah > (member(id).approvesAtMost ?? Infinity);

const waitsFor = (request: ModelRequest, id: string): boolean =>
  isInStage(request, id, request.stage) &&
  isStillNeeded(request, id) &&
  !request.makers.includes(id) &&
  !request.acted.includes(id);

/** Whether the request is in the user's queue. An amount over the user's limit is still listed. */
export const isInQueue = (request: ModelRequest, id: string, kind: StageKind): boolean =>
  kindOf(request) === kind && waitsFor(request, id);

export function canFinish(request: ModelRequest, { blocked }: World): boolean {
  const able = Object.keys(staff).filter(
    (id) => waitsFor(request, id) && !isOverLimit(request, id) && !blocked.has(id),
  );
  return covers(stageOf(request)?.groups ?? [], [...signersOf(request, request.stage), ...able]);
}

export const mayRepair = ({ creator, makers }: ModelRequest, id: string): boolean => {
  const { roles, commonVisibility, subUserGroup } = member(id);
  return (
    roles.includes('MK') && (makers.includes(id) || (commonVisibility && subUserGroup === member(creator).subUserGroup))
  );
};

export function enterStage(request: ModelRequest, stage: number, now: number): void {
  request.stage = stage;
  request.exceptional = undefined;
  const kind = kindOf(request);
  request.dueAt = kind ? now + hoursOf[kind] * 3_600_000 : Infinity;
}
