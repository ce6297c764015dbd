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
  type ModelRequest,
  type World,
} from './model-request.ts';
import { staff } from './staff.ts';

export type Decision = StageKind | 'reject' | 'send-to-repair';
export interface Deciding {
  readonly actor: string;
  readonly decision: Decision;
  readonly revision: number;
  readonly confirmsBlocked: boolean;
}

const passCodes = { verify: '80', approve: '78', release: '76' } as const;
const deadEndCodes = { verify: '87', approve: '85', release: '86' } as const;

function firstPassOf(request: ModelRequest, indexes: readonly number[]): string | undefined {
  const kinds = stagesOf(request);
  const passed = indexes.filter((index) => signersOf(request, index).length > 0);
  const kind = kinds[passed.at(-1) ?? -1]?.kind;
  return kind && passCodes[kind];
}

function wrongKind(request: ModelRequest, decision: Decision): string | undefined {
  const kind = kindOf(request);
  if (kind === undefined || decision === 'reject' || decision === 'send-to-repair' || decision === kind) return;
  const earlier = stagesOf(request).flatMap((stage, index) =>
    stage.kind === decision && index < request.stage ? [index] : [],
  );
  return firstPassOf(request, earlier) ?? 'APPROVAL_NOT_YOUR_TURN';
}

function outOfTurn(request: ModelRequest, actor: string): string | undefined {
  if (isInStage(request, actor, request.stage))
    return isStillNeeded(request, actor) ? undefined : firstPassOf(request, [request.stage]);
  const own = stagesOf(request).flatMap((_, index) => (isInStage(request, actor, index) ? [index] : []));
  if (own.some((index) => index > request.stage)) return 'APPROVAL_NOT_YOUR_TURN';
  return firstPassOf(request, own.slice(-1)) ?? 'APPROVAL_NOT_YOUR_TURN';
}

/** Rules about the user that are the same for normal and exceptional decisions. */
function inPerson(request: ModelRequest, actor: string): string | undefined {
  if (request.makers.includes(actor)) return 'APPROVAL_OWN_WORK';
  return request.acted.includes(actor) ? 'APPROVAL_ALREADY_GIVEN' : undefined;
}

const faultOf = (request: ModelRequest, { actor, decision }: Deciding): string | undefined =>
  wrongKind(request, decision) ??
  inPerson(request, actor) ??
  outOfTurn(request, actor) ??
  (isOverLimit(request, actor) ? '156' : undefined);

const isUnconfirmed = (
  { blocked }: World,
  { makers }: ModelRequest,
  { confirmsBlocked }: Pick<Deciding, 'confirmsBlocked'>,
) => !confirmsBlocked && makers.some((maker) => blocked.has(maker));

/** Decides in the model and returns the code. A refused decision leaves the model unchanged. */
export function decide(world: World, request: ModelRequest, order: Deciding): string {
  const { actor, decision } = order;
  if (order.revision !== request.revision) return 'ERR_REQ_3';
  if (request.status !== 'waiting') return request.last?.code ?? 'STATUS_NOT_ALLOWED';
  const against = faultOf(request, order);
  if (against) return against;
  if (decision === 'reject') return end(request, 'rejected', { code: '82', actor });
  if (decision === 'send-to-repair') return sendBack(world, request, actor);
  if (isUnconfirmed(world, request, order)) return 'CA-3';
  return pass(world, request, actor);
}

function end(request: ModelRequest, status: 'rejected' | 'cancelled', last: Last): string {
  Object.assign(request, { status, last, exceptional: undefined });
  return '00';
}

function sendBack(world: World, request: ModelRequest, actor: string): string {
  const somebody = Object.keys(staff).some((id) => mayRepair(request, id) && !world.blocked.has(id));
  if (!somebody) return '88';
  Object.assign(request, { status: 'repair', last: { code: '81', actor }, exceptional: undefined });
  request.acted.push(actor);
  return '00';
}

function release(world: World, request: ModelRequest): void {
  Object.assign(request, { status: 'released', exceptional: undefined });
  if (!request.isForward) send(world, request);
}

function send({ sent }: World, request: ModelRequest): void {
  request.bank = 'sent';
  sent.push(request);
}

const bifastFee = 2500;

/** Executes the sent requests in order; those that the account cannot pay wait for money. */
export function carryOut(world: World): ModelRequest[] {
  const requests = world.sent.splice(0);
  for (const request of requests) {
    const debit = request.rupiah + bifastFee;
    request.bank = debit > world.funds ? 'short' : 'paid';
    if (request.bank === 'paid') world.funds -= debit;
  }
  return requests;
}

export function execute(world: World, request: ModelRequest, revision: number): string {
  if (revision !== request.revision) return 'ERR_REQ_3';
  if (request.status !== 'released') return ended(request);
  if (request.isForward) return 'EXECUTE_NOT_DUE';
  if (request.bank === 'sent') return 'EXECUTE_RUNNING';
  if (request.bank === 'paid') return 'STATUS_NOT_ALLOWED';
  send(world, request);
  return '00';
}

function pass(world: World, request: ModelRequest, actor: string, isExceptional = false): string {
  const before = structuredClone(request);
  const kind = kindOf(request);
  request.passed.push({ stage: request.stage, actor });
  request.acted.push(actor);
  if (kind) request.last = { code: passCodes[kind], actor };
  if (!isExceptional && !isComplete(request)) return '00';
  enterStage(request, request.stage + 1, world.now);
  const next = kindOf(request);
  if (next === undefined) release(world, request);
  else if (!isExceptional && !canFinish(request, world)) {
    Object.assign(request, before);
    return deadEndCodes[next];
  }
  return '00';
}

/** Starts the route, at the submission or after a repair; returns the code. */
export function begin(world: World, request: ModelRequest): string {
  Object.assign(request, { status: 'waiting', passed: [], acted: [], last: undefined });
  enterStage(request, 0, world.now);
  return canFinish(request, world) ? '00' : deadEndCodes.verify;
}

const ended = ({ status, last }: ModelRequest) => (status === 'cancelled' && last ? last.code : 'STATUS_NOT_ALLOWED');

/** Whether the user may see the request; otherwise the answer is 193, as if it did not exist. */
function isSeen({ makers, creator }: ModelRequest, actor: string): boolean {
  const { roles, exceptionalFor, commonVisibility, subUserGroup } = member(actor);
  const sharesWork = commonVisibility && member(creator).subUserGroup === subUserGroup;
  const reads = roles.some((role) => ['VF', 'AP', 'RL', 'IO'].includes(role)) || exceptionalFor.length > 0;
  return makers.includes(actor) || sharesWork || reads;
}

/** Whether the user gets a challenge for this decision now. */
export const maySign = (request: ModelRequest, order: Deciding): boolean =>
  request.status === 'waiting' && faultOf(request, order) === undefined;

function mayExecute(request: ModelRequest, actor: string): boolean {
  const { roles, groups } = member(actor);
  const isOnRoute = stagesOf(request).some((stage) => stage.groups.some((group) => groups.includes(group)));
  return isOnRoute && roles.some((role) => role === 'AP' || role === 'RL');
}

const waitsForMoney = ({ status, isForward, bank }: ModelRequest) =>
  status === 'released' && !isForward && bank === 'short';

/** The code that refuses a user who takes back or cancels a waiting request; undefined if allowed. */
function byItsMaker({ makers, acted, exceptional }: ModelRequest, actor: string): string | undefined {
  if (!makers.includes(actor)) return '403';
  return acted.length > 0 || exceptional !== undefined ? 'STATUS_NOT_ALLOWED' : undefined;
}

export function recall(request: ModelRequest, actor: string, revision: number): string {
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  if (request.status !== 'waiting') return ended(request);
  const against = byItsMaker(request, actor);
  if (against) return against;
  Object.assign(request, { status: 'repair', last: { code: '81', actor }, exceptional: undefined });
  request.acted.push(actor);
  return '00';
}

export function cancel(request: ModelRequest, actor: string, revision: number): string {
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  if (request.status === 'waiting')
    return byItsMaker(request, actor) ?? end(request, 'cancelled', { code: '83', actor });
  if (request.status !== 'repair' && !waitsForMoney(request)) return ended(request);
  const isAllowed = mayRepair(request, actor) || (waitsForMoney(request) && mayExecute(request, actor));
  return isAllowed ? end(request, 'cancelled', { code: '83', actor }) : '403';
}

export function cancelDated(request: ModelRequest, actor: string, revision: number): string {
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  if (request.status === 'released' && !request.isForward) return 'EXECUTE_CANCEL_TOO_LATE';
  if (request.status !== 'released') return ended(request);
  return mayRepair(request, actor) ? end(request, 'cancelled', { code: '83', actor }) : '403';
}

export function resubmit(world: World, request: ModelRequest, actor: string, rupiah: number, revision: number): string {
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  if (request.status !== 'repair') return ended(request);
  if (!mayRepair(request, actor)) return '403';
  const before = structuredClone(request);
  request.makers.splice(0, request.makers.length, ...request.makers.filter((maker) => maker !== actor), actor);
  Object.assign(request, { rupiah, revision: request.revision + 1 });
  const code = begin(world, request);
  if (code !== '00') Object.assign(request, before);
  return code;
}

const isExceptionalNow = (world: World, request: ModelRequest) =>
  world.now > request.dueAt || !canFinish(request, world);

function exceptionalFault(request: ModelRequest, actor: string, kind: StageKind): string | undefined {
  if (!member(actor).exceptionalFor.includes(kind)) return '403';
  return inPerson(request, actor) ?? (isOverLimit(request, actor) ? '156' : undefined);
}

type ExceptionalWord = Omit<Deciding, 'decision'>;

export function speakFirst(
  world: World,
  request: ModelRequest,
  word: ExceptionalWord,
  kinds: readonly StageKind[],
): string {
  const { actor, revision } = word;
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  const kind = kindOf(request);
  if (kind === undefined) return ended(request);
  if (!kinds.includes(kind)) return 'APPROVAL_NOT_YOUR_TURN';
  const against = exceptionalFault(request, actor, kind);
  if (against) return against;
  if (!isExceptionalNow(world, request)) return 'EXCEPTIONAL_ROUTE_OPEN';
  if (request.exceptional !== undefined) return 'EXCEPTIONAL_SECOND_PERSON';
  if (isUnconfirmed(world, request, word)) return 'CA-3';
  request.exceptional = actor;
  return '00';
}

export function confirmFirst(world: World, request: ModelRequest, word: ExceptionalWord): string {
  const { actor, revision } = word;
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  const kind = kindOf(request);
  if (kind === undefined) return ended(request);
  const first = request.exceptional;
  if (first === undefined || !isExceptionalNow(world, request)) return 'EXCEPTIONAL_ROUTE_OPEN';
  const against =
    exceptionalFault(request, first, kind) ??
    (first === actor ? 'EXCEPTIONAL_SECOND_PERSON' : exceptionalFault(request, actor, kind)) ??
    (isUnconfirmed(world, request, word) ? 'CA-3' : undefined);
  if (against) return against;
  request.acted.push(actor);
  return pass(world, request, first, true);
}

export function declineFirst(request: ModelRequest, actor: string, revision: number): string {
  if (!isSeen(request, actor)) return '193';
  if (revision !== request.revision) return 'ERR_REQ_3';
  const kind = kindOf(request);
  if (kind === undefined) return ended(request);
  if (request.exceptional === undefined) return 'EXCEPTIONAL_ROUTE_OPEN';
  if (request.exceptional === actor) return 'EXCEPTIONAL_SECOND_PERSON';
  if (!member(actor).exceptionalFor.includes(kind)) return '403';
  request.exceptional = undefined;
  return '00';
}
