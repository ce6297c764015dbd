// What a change of the set-up would have done to the requests of the last 90 days.
import { countsOf, replay, signaturesOf, type Replayed, type Way } from '../../../domain/approval/replay.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { toWire } from '../../../domain/money.ts';
import { shownParameters } from '../../../domain/parameters.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Replay, ReplayedRequest, ReplayedWay } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { instant } from '../../instant.ts';
import { Refusal } from '../../refusal.ts';
import { readPastRequests, replayedDays, type PastRequests, type SubmittedRequest } from './past-requests.ts';
import { loadSetUp, rehearse, type LoadedSetUp, type Rehearsed } from './rehearsal.ts';
import { replayedChange } from './replayed-change.ts';

const mostAffected = 100;

type Found = Replayed<SubmittedRequest>;

function wayOnWire(way: Way, { groupNames, groupKinds }: LoadedSetUp): ReplayedWay {
  const stages = way.route?.stages ?? [];
  return {
    why: way.why,
    code: way.code,
    rowName: way.row?.name ?? null,
    stages: stages.map(({ kind, groups }) => ({
      kind,
      groups: groups.map(({ groupId, quorum }) => ({
        groupKind: groupKinds.get(groupId) ?? 'approval-group',
        groupName: groupNames.get(groupId) ?? groupId,
        quorum,
      })),
    })),
    signatures: signaturesOf(way),
  };
}

const weights = { stopped: 0, freed: 1, 'another-way': 2 } as const;

function affectedOnWire({ request, difference, ...ways }: Found, setUps: Rehearsed): ReplayedRequest[] {
  if (difference === 'same') return [];
  const { refNo, menuAccess, serviceType, payeeName, amount, account, maker, submittedAt } = request;
  return [
    {
      refNo,
      menuAccess,
      serviceType,
      payeeName: payeeName || null,
      amount: amount && toWire(amount),
      account,
      maker,
      submittedAt: instant(submittedAt),
      result: difference,
      before: wayOnWire(ways.before, setUps.before),
      after: wayOnWire(ways.after, setUps.after),
    },
  ];
}

/** The heaviest first, then the newest. */
function affectedOf(replayed: readonly Found[], setUps: Rehearsed) {
  const affected = replayed
    .toReversed()
    .flatMap((one) => affectedOnWire(one, setUps))
    .toSorted((left, right) => weights[left.result] - weights[right.result]);
  return { affected: affected.slice(0, mostAffected), moreAffected: Math.max(0, affected.length - mostAffected) };
}

function daysOf({ now }: Context, { requests: [oldest], isWhole }: PastRequests) {
  const until = jakartaMoment(now.getTime()).date;
  const first = oldest && !isWhole ? jakartaMoment(oldest.submittedAt.getTime()).date : addDays(until, -replayedDays);
  return { from: first, until };
}

/** In a company with single access no request has a route, so there is nothing to compare. */
const nothing: PastRequests = { requests: [], leftOut: 0, isWhole: true };

export const replayChange: Handlers<Context>['replayChange'] = async ({ body }, context): Promise<Replay> => {
  const setUps = await rehearse(context, await replayedChange(context, body.change), loadSetUp);
  const refusal = setUps instanceof Refusal ? setUps : null;
  const isAsked = !(setUps instanceof Refusal) && !context.who.isSingleAccess;
  const past = isAsked ? await readPastRequests(context) : nothing;
  const replayed = isAsked ? replay(past.requests, setUps.before, setUps.after) : [];
  const listed = isAsked ? affectedOf(replayed, setUps) : { affected: [], moreAffected: 0 };
  return {
    code: refusal?.code ?? null,
    parameters: refusal ? shownParameters(refusal.parameters, context.language) : {},
    ...daysOf(context, past),
    leftOut: past.leftOut,
    ...countsOf(replayed),
    ...listed,
  };
};
