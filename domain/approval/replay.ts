// What past requests would do under one set-up and under another. Both are asked with the engine's own rules.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Money } from '../money.ts';
import type { PayeeInput } from '../payee-input.ts';
import { mayUse } from './access.ts';
import { nobodyCodes } from './eligibility.ts';
import type { MatrixQuestion } from './matrix.ts';
import { planRoute } from './plan.ts';
import { signaturesNeeded } from './route.ts';
import { rowFinder } from './row-finder.ts';
import { stageCheck } from './stage-check.ts';
import type { Matrix, MatrixRow, Person, Route } from './types.ts';

export type PastRequest = {
  readonly makerId: string;
  /** As the engine compares it with the services of people; '' for a request without one. */
  readonly service: string;
  readonly accountIds: readonly string[];
  readonly question: MatrixQuestion;
  readonly idrEquivalent: Money | null;
  readonly payeeInput: PayeeInput;
};

export type Why = 'no-row' | 'not-allowed' | 'nobody' | 'limit' | 'maker' | 'payee';

/** The way of a request. Without a route it has a code: what its maker would read. */
export type Way = {
  readonly row: MatrixRow | null;
  readonly route: Route | null;
  readonly why: Why | null;
  readonly code: ErrorCode | null;
};

export type ReplayedSetUp<Past extends PastRequest> = {
  readonly people: readonly Person[];
  /** The same object for makers who follow the same maps. */
  readonly matrixOf: (makerId: string) => Matrix;
  /** The code of the limit that refuses the request; asked in the order of the requests, because days add up. */
  readonly limitCode: (request: Past) => ErrorCode | null;
  /** The code of a payee that the company does not take as its maker named it. */
  readonly payeeCode: (input: PayeeInput) => ErrorCode | null;
};

const stopped = (why: Why, code: ErrorCode, row: MatrixRow | null = null): Way => ({ row, route: null, why, code });

function makerCode({ service, accountIds }: PastRequest, maker: Person | undefined): ErrorCode | null {
  if (!maker || maker.blocked) return '153';
  if (!mayUse(maker, service, 'make')) return '94';
  return accountIds.every((id) => maker.accountIds.includes(id)) ? null : '403';
}

/** Returns a function that says the way of each request. */
export function waysIn<Past extends PastRequest>({ people, matrixOf, limitCode, payeeCode }: ReplayedSetUp<Past>) {
  const narrow = rowFinder();
  const canFinish = stageCheck(people);
  const byId = new Map(people.map((person) => [person.personId, person]));
  return (request: Past): Way => {
    const ofMaker = makerCode(request, byId.get(request.makerId));
    if (ofMaker) return stopped('maker', ofMaker);
    const ofPayee = payeeCode(request.payeeInput);
    if (ofPayee) return stopped('payee', ofPayee);
    const ofLimit = limitCode(request);
    if (ofLimit) return stopped('limit', ofLimit);
    const plan = planRoute(narrow(matrixOf(request.makerId), request.question), request.question);
    if (plan.kind === 'no-matching-row') return stopped('no-row', plan.because.code);
    if (plan.kind === 'blocked') return stopped('not-allowed', plan.because.code, plan.row);
    const { route, row } = plan;
    const empty = route.stages.find((stage) => !canFinish(request, route, stage));
    return empty ? stopped('nobody', nobodyCodes[empty.kind], row) : { row, route, why: null, code: null };
  };
}

export type Difference = 'same' | 'another-way' | 'stopped' | 'freed';

const stepsOf = ({ stages }: Route): string =>
  stages
    .map(({ kind, groups }) => [kind, ...groups.map(({ groupId, quorum }) => `${groupId} ${quorum}`).toSorted()].join())
    .join(';');

export function differenceOf(before: Way, after: Way): Difference {
  if (!before.route || !after.route) {
    if (before.route) return 'stopped';
    return after.route ? 'freed' : 'same';
  }
  return stepsOf(before.route) === stepsOf(after.route) ? 'same' : 'another-way';
}

export type Replayed<Past> = {
  readonly request: Past;
  readonly before: Way;
  readonly after: Way;
  readonly difference: Difference;
};

/** The requests are those of makers who are users; the oldest comes first. */
export function replay<Past extends PastRequest>(
  requests: readonly Past[],
  before: ReplayedSetUp<Past>,
  after: ReplayedSetUp<Past>,
): Replayed<Past>[] {
  const [wayBefore, wayAfter] = [waysIn(before), waysIn(after)];
  return requests.map((request) => {
    const ways = { before: wayBefore(request), after: wayAfter(request) };
    return { request, ...ways, difference: differenceOf(ways.before, ways.after) };
  });
}

export const signaturesOf = ({ route }: Way): number => (route ? signaturesNeeded(route) : 0);

/** The counts of a replay. Signatures are compared where there is a route both times. */
export function countsOf(replayed: readonly Replayed<unknown>[]) {
  const count = (difference: Difference) => replayed.filter((one) => one.difference === difference).length;
  const changes = replayed.flatMap(({ before, after, difference }) =>
    difference === 'another-way' ? signaturesOf(after) - signaturesOf(before) : [],
  );
  const sum = (sign: 1 | -1) => changes.reduce((total, change) => total + Math.max(0, sign * change), 0);
  return {
    requests: replayed.length,
    same: count('same'),
    anotherWay: count('another-way'),
    stopped: count('stopped'),
    freed: count('freed'),
    noRouteBefore: replayed.filter(({ before }) => !before.route).length,
    noRouteAfter: replayed.filter(({ after }) => !after.route).length,
    signaturesMore: sum(1),
    signaturesFewer: sum(-1),
  };
}
