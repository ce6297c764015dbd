// The code that the bank must answer, by the approval rules; '00' means success.
import type { StageKind } from '../../../domain/approval/types.ts';
import {
  canFinish,
  enterStage,
  isComplete,
  isInStage,
  isOverLimit,
  isStillNeeded,
  kindOf,
  mayRepair,
  member,
  signersOf,
  stagesOf,
  type Last,
  type Paper,
  type World,
} from './paper.ts';
import { staff } from './staff.ts';

export type Decision = StageKind | 'reject' | 'send-to-repair';
export interface Deciding {
  readonly actor: string;
  readonly decision: Decision;
  readonly revision: number;
  readonly confirmsBlocked: boolean;
}

const passCodes = { verify: '80', approve: '78', release: '76' } as const;
const nobodyCodes = { verify: '87', approve: '85', release: '86' } as const;

function firstPassOf(paper: Paper, indexes: readonly number[]): string | undefined {
  const kinds = stagesOf(paper);
  const passed = indexes.filter((index) => signersOf(paper, index).length > 0);
  const kind = kinds[passed.at(-1) ?? -1]?.kind;
  return kind && passCodes[kind];
}

function wrongKind(paper: Paper, decision: Decision): string | undefined {
  const kind = kindOf(paper);
  if (kind === undefined || decision === 'reject' || decision === 'send-to-repair' || decision === kind) return;
  const earlier = stagesOf(paper).flatMap((stage, index) =>
    stage.kind === decision && index < paper.stage ? [index] : [],
  );
  return firstPassOf(paper, earlier) ?? 'APPROVAL_NOT_YOUR_TURN';
}

function outOfTurn(paper: Paper, actor: string): string | undefined {
  if (isInStage(paper, actor, paper.stage))
    return isStillNeeded(paper, actor) ? undefined : firstPassOf(paper, [paper.stage]);
  const own = stagesOf(paper).flatMap((_, index) => (isInStage(paper, actor, index) ? [index] : []));
  if (own.some((index) => index > paper.stage)) return 'APPROVAL_NOT_YOUR_TURN';
  return firstPassOf(paper, own.slice(-1)) ?? 'APPROVAL_NOT_YOUR_TURN';
}

/** Rules about the user that are the same for normal and exceptional decisions. */
function inPerson(paper: Paper, actor: string): string | undefined {
  if (paper.makers.includes(actor)) return 'APPROVAL_OWN_WORK';
  return paper.acted.includes(actor) ? 'APPROVAL_ALREADY_GIVEN' : undefined;
}

const faultOf = (paper: Paper, { actor, decision }: Deciding): string | undefined =>
  wrongKind(paper, decision) ??
  inPerson(paper, actor) ??
  outOfTurn(paper, actor) ??
  (isOverLimit(paper, actor) ? '156' : undefined);

const isUnconfirmed = ({ blocked }: World, { makers }: Paper, { confirmsBlocked }: Pick<Deciding, 'confirmsBlocked'>) =>
  !confirmsBlocked && makers.some((maker) => blocked.has(maker));

/** Decides in the model and returns the code. A refused decision leaves the model unchanged. */
export function decide(world: World, paper: Paper, order: Deciding): string {
  const { actor, decision } = order;
  if (order.revision !== paper.revision) return 'ERR_REQ_3';
  if (paper.status !== 'waiting') return paper.last?.code ?? 'STATUS_NOT_ALLOWED';
  const against = faultOf(paper, order);
  if (against) return against;
  if (decision === 'reject') return end(paper, 'rejected', { code: '82', actor });
  if (decision === 'send-to-repair') return sendBack(world, paper, actor);
  if (isUnconfirmed(world, paper, order)) return 'CA-3';
  return pass(world, paper, actor);
}

function end(paper: Paper, status: 'rejected' | 'cancelled', last: Last): string {
  Object.assign(paper, { status, last, exceptional: undefined });
  return '00';
}

function sendBack(world: World, paper: Paper, actor: string): string {
  const somebody = Object.keys(staff).some((id) => mayRepair(paper, id) && !world.blocked.has(id));
  if (!somebody) return '88';
  Object.assign(paper, { status: 'repair', last: { code: '81', actor }, exceptional: undefined });
  paper.acted.push(actor);
  return '00';
}

function release(world: World, paper: Paper): void {
  Object.assign(paper, { status: 'released', exceptional: undefined });
  if (!paper.isForward) send(world, paper);
}

function send({ sent }: World, paper: Paper): void {
  paper.bank = 'sent';
  sent.push(paper);
}

const bifastFee = 2500;

/** Executes the sent requests in order; those that the account cannot pay wait for money. */
export function carryOut(world: World): Paper[] {
  const papers = world.sent.splice(0);
  for (const paper of papers) {
    const debit = paper.rupiah + bifastFee;
    paper.bank = debit > world.funds ? 'short' : 'paid';
    if (paper.bank === 'paid') world.funds -= debit;
  }
  return papers;
}

export function execute(world: World, paper: Paper, revision: number): string {
  if (revision !== paper.revision) return 'ERR_REQ_3';
  if (paper.status !== 'released') return ended(paper);
  if (paper.isForward) return 'EXECUTE_NOT_DUE';
  if (paper.bank === 'sent') return 'EXECUTE_RUNNING';
  if (paper.bank === 'paid') return 'STATUS_NOT_ALLOWED';
  send(world, paper);
  return '00';
}

function pass(world: World, paper: Paper, actor: string, isExceptional = false): string {
  const before = structuredClone(paper);
  const kind = kindOf(paper);
  paper.passed.push({ stage: paper.stage, actor });
  paper.acted.push(actor);
  if (kind) paper.last = { code: passCodes[kind], actor };
  if (!isExceptional && !isComplete(paper)) return '00';
  enterStage(paper, paper.stage + 1, world.now);
  const next = kindOf(paper);
  if (next === undefined) release(world, paper);
  else if (!isExceptional && !canFinish(paper, world)) {
    Object.assign(paper, before);
    return nobodyCodes[next];
  }
  return '00';
}

/** Starts the route, at the submission or after a repair; returns the code. */
export function begin(world: World, paper: Paper): string {
  Object.assign(paper, { status: 'waiting', passed: [], acted: [], last: undefined });
  enterStage(paper, 0, world.now);
  return canFinish(paper, world) ? '00' : nobodyCodes.verify;
}

const ended = ({ status, last }: Paper) => (status === 'cancelled' && last ? last.code : 'STATUS_NOT_ALLOWED');

/** Whether the user may see the request; otherwise the answer is 193, as if it did not exist. */
function isSeen({ makers, creator }: Paper, actor: string): boolean {
  const { roles, exceptionalFor, commonVisibility, subUserGroup } = member(actor);
  const sharesWork = commonVisibility && member(creator).subUserGroup === subUserGroup;
  const reads = roles.some((role) => ['VF', 'AP', 'RL', 'IO'].includes(role)) || exceptionalFor.length > 0;
  return makers.includes(actor) || sharesWork || reads;
}

/** Whether the user gets a challenge for this decision now. */
export const maySign = (paper: Paper, order: Deciding): boolean =>
  paper.status === 'waiting' && faultOf(paper, order) === undefined;

function mayExecute(paper: Paper, actor: string): boolean {
  const { roles, groups } = member(actor);
  const isOnRoute = stagesOf(paper).some((stage) => stage.groups.some((group) => groups.includes(group)));
  return isOnRoute && roles.some((role) => role === 'AP' || role === 'RL');
}

const waitsForMoney = ({ status, isForward, bank }: Paper) => status === 'released' && !isForward && bank === 'short';

/** The code that refuses a user who takes back or cancels a waiting request; undefined if allowed. */
function byItsMaker({ makers, acted, exceptional }: Paper, actor: string): string | undefined {
  if (!makers.includes(actor)) return '403';
  return acted.length > 0 || exceptional !== undefined ? 'STATUS_NOT_ALLOWED' : undefined;
}

export function recall(paper: Paper, actor: string, revision: number): string {
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  if (paper.status !== 'waiting') return ended(paper);
  const against = byItsMaker(paper, actor);
  if (against) return against;
  Object.assign(paper, { status: 'repair', last: { code: '81', actor }, exceptional: undefined });
  paper.acted.push(actor);
  return '00';
}

export function cancel(paper: Paper, actor: string, revision: number): string {
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  if (paper.status === 'waiting') return byItsMaker(paper, actor) ?? end(paper, 'cancelled', { code: '83', actor });
  if (paper.status !== 'repair' && !waitsForMoney(paper)) return ended(paper);
  const isAllowed = mayRepair(paper, actor) || (waitsForMoney(paper) && mayExecute(paper, actor));
  return isAllowed ? end(paper, 'cancelled', { code: '83', actor }) : '403';
}

export function cancelDated(paper: Paper, actor: string, revision: number): string {
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  if (paper.status === 'released' && !paper.isForward) return 'EXECUTE_CANCEL_TOO_LATE';
  if (paper.status !== 'released') return ended(paper);
  return mayRepair(paper, actor) ? end(paper, 'cancelled', { code: '83', actor }) : '403';
}

export function resubmit(world: World, paper: Paper, actor: string, rupiah: number, revision: number): string {
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  if (paper.status !== 'repair') return ended(paper);
  if (!mayRepair(paper, actor)) return '403';
  const before = structuredClone(paper);
  paper.makers.splice(0, paper.makers.length, ...paper.makers.filter((maker) => maker !== actor), actor);
  Object.assign(paper, { rupiah, revision: paper.revision + 1 });
  const code = begin(world, paper);
  if (code !== '00') Object.assign(paper, before);
  return code;
}

const isExceptionalNow = (world: World, paper: Paper) => world.now > paper.dueAt || !canFinish(paper, world);

function exceptionalFault(paper: Paper, actor: string, kind: StageKind): string | undefined {
  if (!member(actor).exceptionalFor.includes(kind)) return '403';
  return inPerson(paper, actor) ?? (isOverLimit(paper, actor) ? '156' : undefined);
}

type ExceptionalWord = Omit<Deciding, 'decision'>;

export function speakFirst(world: World, paper: Paper, word: ExceptionalWord, kinds: readonly StageKind[]): string {
  const { actor, revision } = word;
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  const kind = kindOf(paper);
  if (kind === undefined) return ended(paper);
  if (!kinds.includes(kind)) return 'APPROVAL_NOT_YOUR_TURN';
  const against = exceptionalFault(paper, actor, kind);
  if (against) return against;
  if (!isExceptionalNow(world, paper)) return 'EXCEPTIONAL_ROUTE_OPEN';
  if (paper.exceptional !== undefined) return 'EXCEPTIONAL_SECOND_PERSON';
  if (isUnconfirmed(world, paper, word)) return 'CA-3';
  paper.exceptional = actor;
  return '00';
}

export function confirmFirst(world: World, paper: Paper, word: ExceptionalWord): string {
  const { actor, revision } = word;
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  const kind = kindOf(paper);
  if (kind === undefined) return ended(paper);
  const first = paper.exceptional;
  if (first === undefined || !isExceptionalNow(world, paper)) return 'EXCEPTIONAL_ROUTE_OPEN';
  const against =
    exceptionalFault(paper, first, kind) ??
    (first === actor ? 'EXCEPTIONAL_SECOND_PERSON' : exceptionalFault(paper, actor, kind)) ??
    (isUnconfirmed(world, paper, word) ? 'CA-3' : undefined);
  if (against) return against;
  paper.acted.push(actor);
  return pass(world, paper, first, true);
}

export function declineFirst(paper: Paper, actor: string, revision: number): string {
  if (!isSeen(paper, actor)) return '193';
  if (revision !== paper.revision) return 'ERR_REQ_3';
  const kind = kindOf(paper);
  if (kind === undefined) return ended(paper);
  if (paper.exceptional === undefined) return 'EXCEPTIONAL_ROUTE_OPEN';
  if (paper.exceptional === actor) return 'EXCEPTIONAL_SECOND_PERSON';
  if (!member(actor).exceptionalFor.includes(kind)) return '403';
  paper.exceptional = undefined;
  return '00';
}
