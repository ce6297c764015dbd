// The step at which a waiting request stops, because too few different people are left to sign it.
import { canFill, type Signatory } from './matching.ts';
import { peopleIndex } from './people-index.ts';
import { decisionsOf, passes, routeState } from './route-state.ts';
import { inStage, wholeOf, type RoutePerson } from './short-rows.ts';
import type { ApprovalRequest, PersonId, Stage } from './types.ts';
import { generalObstacle } from './who-may-act.ts';

type Humans = ReadonlyMap<PersonId, readonly RoutePerson[]>;

const groupsIn = ({ groups }: Stage, { groupIds }: Pick<Signatory, 'groupIds'>, place: number): string[] =>
  groups.flatMap(({ groupId }) => (groupIds.includes(groupId) ? [inStage(place, groupId)] : []));

/** A verification is not signed, so it needs no token. */
const isAble = (request: ApprovalRequest, { kind }: Stage, person: RoutePerson): boolean =>
  person.stageKinds?.includes(kind) !== false &&
  (kind === 'verify' || person.canSign) &&
  generalObstacle(request, person, kind) === null;

/** The signatures of the current stage, then the people who can still sign, each once with all own user IDs. */
function* signatoriesOf(
  request: ApprovalRequest,
  { stages, humans }: { readonly stages: readonly Stage[]; readonly humans: Humans },
): Generator<Signatory> {
  const state = routeState(request);
  const [current] = stages;
  const signed = state.kind === 'in-progress' ? passes(decisionsOf(request, state.stage)) : [];
  if (current) for (const one of signed) yield { ...one, groupIds: groupsIn(current, one, 0) };
  for (const [personId, same] of humans) {
    const groupIds = same.flatMap((person) =>
      stages.flatMap((stage, place) => (isAble(request, stage, person) ? groupsIn(stage, person, place) : [])),
    );
    if (groupIds.length > 0) yield { personId, groupIds };
  }
}

/** Requests with the same key can be finished by the same people. */
const keyOf = ({ amount, ...request }: ApprovalRequest): string =>
  JSON.stringify([request, amount && [amount.currency, String(amount.minor)]]);

/** Returns a function that finds the stage; null for a request that different people can finish. */
export function unfinishedAmong(people: readonly RoutePerson[]): (request: ApprovalRequest) => Stage | null {
  const { inGroups, humanOf } = peopleIndex(people);
  const known = new WeakMap<readonly RoutePerson[], Humans>();

  function humansIn(stages: readonly Stage[]): Humans {
    const members = inGroups(stages.flatMap(({ groups }) => groups.map(({ groupId }) => groupId)));
    const found = known.get(members) ?? Map.groupBy(members, humanOf);
    known.set(members, found);
    return found;
  }

  function stageOf(request: ApprovalRequest): Stage | null {
    const state = routeState(request);
    if (state.kind !== 'in-progress') return null;
    const left = request.route.stages.slice(state.stage);
    const canFinish = (stages: readonly Stage[]) =>
      canFill(wholeOf(stages), signatoriesOf(request, { stages, humans: humansIn(stages) }));
    if (canFinish(left)) return null;
    return left.find((_, place) => !canFinish(left.slice(0, place + 1))) ?? null;
  }

  const judged = new Map<string, Stage | null>();
  return (request) => {
    const key = keyOf(request);
    const known = judged.get(key);
    if (known !== undefined) return known;
    const stage = stageOf(request);
    judged.set(key, stage);
    return stage;
  };
}
