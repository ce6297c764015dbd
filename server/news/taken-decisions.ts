// The decisions that carry a request forward, and who is mailed about each: its makers, and those who act beside the
// decider.
import { routeState } from '../../domain/approval/route-state.ts';
import { whoMayActNow } from '../../domain/approval/who-may-act.ts';
import type { EpochMilliseconds } from '../../domain/jakarta-time.ts';
import type { DecisionKind } from '../../generated/types.ts';
import type { ListedRequest } from '../approval/load.ts';
import type { ListedDecision } from '../approval/store.ts';

export type DecisionVerb = 'verify' | 'approve' | 'release' | 'reject';

const verbs: Readonly<Partial<Record<DecisionKind, DecisionVerb>>> = {
  verify: 'verify',
  approve: 'approve',
  release: 'release',
  reject: 'reject',
  'exceptional-approve': 'approve',
  'exceptional-release': 'release',
};

export interface TakenDecision {
  readonly stepNo: number;
  readonly verb: DecisionVerb;
  readonly actorId: string;
  readonly actorName: string;
  readonly isExceptional: boolean;
  /** Only some records of a file were decided on. */
  readonly isPart: boolean;
  /** The second person of an exceptional decision. */
  readonly confirmedBy: string | null;
  readonly at: EpochMilliseconds;
  readonly stage: number;
  /** How many signatures of its kind the request has with this one, and how many it needs. */
  readonly signatures: { readonly given: number; readonly needed: number };
}

function takenFrom({ row, people }: ListedRequest, decision: ListedDecision, earlier: readonly ListedDecision[]) {
  const { kind, counts_as: countsAs, stage, confirmed_by: confirmer } = decision;
  const verb = verbs[kind];
  if (!verb || countsAs === 'reject') return [];
  const { stages } = row.route;
  const isAlike = (one: number) => stages[one]?.kind === stages[stage]?.kind;
  const given = earlier.filter((one) => isAlike(one.stage) && one.counts_as === 'pass').length + 1;
  const groups = stages.filter((_, one) => isAlike(one)).flatMap((one) => one.groups);
  const taken: TakenDecision = {
    stepNo: decision.step_no,
    verb,
    actorId: decision.actor_id,
    actorName: decision.actor_name,
    isExceptional: countsAs === 'exceptional-pass',
    isPart: countsAs === null,
    confirmedBy: people.find(({ personId }) => personId === confirmer)?.name ?? confirmer,
    at: decision.decided_ms,
    stage,
    signatures: { given, needed: groups.reduce((sum, { quorum }) => sum + quorum, 0) },
  };
  return [taken];
}

/** The decisions on the present revision that carried it forward, the earliest first. */
export function takenOn(subject: ListedRequest, decisions: readonly ListedDecision[]): TakenDecision[] {
  const own = decisions.filter(({ revision }) => revision === subject.row.revision);
  return own.flatMap((decision, index) => takenFrom(subject, decision, own.slice(0, index)));
}

/** A decider who was not mailed about this stage reads that it waits for them, which names the earlier decisions. */
function fellowDeciders({ request, people }: ListedRequest, fresh: readonly TakenDecision[]): string[] {
  const state = routeState(request);
  if (state.kind !== 'in-progress' || !fresh.some(({ stage }) => stage === state.stage)) return [];
  return whoMayActNow(request, people).map(({ personId }) => personId);
}

export interface DecisionToMail {
  readonly userId: string;
  readonly decided: TakenDecision;
}

/** For each person the last decision since a moment, without their own decisions. */
export function decisionsToMail(
  subject: ListedRequest,
  taken: readonly TakenDecision[],
  since: EpochMilliseconds,
): DecisionToMail[] {
  const fresh = taken.filter(({ at }) => at >= since);
  const userIds = new Set([...subject.row.maker_ids, ...fellowDeciders(subject, fresh)]);
  return [...userIds].flatMap((userId) => {
    const decided = fresh.findLast(({ actorId }) => actorId !== userId);
    return decided ? [{ userId, decided }] : [];
  });
}
