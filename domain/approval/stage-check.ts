// Whether enough people can act in a stage, for many requests: the engine is asked once about those that are alike.
import type { Money } from '../money.ts';
import { canStageFinish } from './eligibility.ts';
import { peopleIndex } from './people-index.ts';
import { stageKey } from './stages-of.ts';
import type { ApprovalRequest, Person, PersonId, Route, Stage } from './types.ts';

export type StageQuestion = {
  readonly makerId: PersonId;
  readonly service: string;
  readonly accountIds: readonly string[];
  readonly idrEquivalent: Money | null;
};

const askedAlone = (question: StageQuestion, route: Route, stage: Stage): ApprovalRequest => ({
  revision: 1,
  makers: [{ personId: question.makerId, blocked: false }],
  service: question.service,
  accountIds: question.accountIds,
  amount: question.idrEquivalent,
  singleAccess: false,
  route: { ...route, stages: [stage] },
  decisions: [],
});

type Members = { readonly people: readonly Person[]; readonly ids: ReadonlySet<PersonId> };

/** The people of a stage whose roles may act in it, with all their user IDs. */
function membersOf(people: readonly Person[]) {
  const index = peopleIndex(people);
  const known = new Map<string, Members>();
  return ({ kind, groups }: Stage): Members => {
    const groupIds = groups.map(({ groupId }) => groupId);
    const key = [kind, ...groupIds].join(' ');
    const found = known.get(key);
    if (found) return found;
    const own = index.inGroups(groupIds).filter(({ stageKinds }) => stageKinds?.includes(kind) !== false);
    const ids = new Set(own.flatMap(({ personId, ownIds = [] }) => [personId, ...ownIds]));
    const members = { people: own, ids };
    known.set(key, members);
    return members;
  };
}

type Ask = () => boolean;

/** People who may sign an amount may sign a smaller one, so only amounts between the known ones are asked about. */
function amountCheck() {
  let enough = -1n;
  let tooMuch: bigint | null = null;
  return (minor: bigint, ask: Ask): boolean => {
    if (minor <= enough) return true;
    if (tooMuch !== null && minor >= tooMuch) return false;
    const isEnough = ask();
    if (isEnough) enough = minor;
    else tooMuch = minor;
    return isEnough;
  };
}

export function stageCheck(people: readonly Person[]) {
  const members = membersOf(people);
  const known = new Map<string, ReturnType<typeof amountCheck>>();
  return (question: StageQuestion, route: Route, stage: Stage): boolean => {
    const { makerId, service, accountIds, idrEquivalent } = question;
    const own = members(stage);
    // A maker who is not among the members changes nothing.
    const maker = own.ids.has(makerId) ? makerId : '';
    const key = [stageKey(stage), maker, service, accountIds.join(), idrEquivalent === null].join(' ');
    const check = known.get(key) ?? amountCheck();
    known.set(key, check);
    return check(idrEquivalent?.minor ?? 0n, () => canStageFinish(askedAlone(question, route, stage), own.people));
  };
}
