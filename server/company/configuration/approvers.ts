// Who could have approved a request on a day: asked of the rules that decide real ones, with the people of that day.
import type { MatrixQuestion } from '../../../domain/approval/matrix.ts';
import { planRoute } from '../../../domain/approval/plan.ts';
import type { ApprovalRequest, GroupQuorum, Stage } from '../../../domain/approval/types.ts';
import { obstacles } from '../../../domain/approval/who-may-act.ts';
import { money } from '../../../domain/money.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type {
  ApproversOfDay,
  ApproversOfRoute,
  ApproversOfStage,
  ApproversQuestion,
} from '../../../generated/types.ts';
import { loadDecidersBefore, type DecidersOfDay } from '../../approval/decider-versions.ts';
import { actingUser } from '../../approval/people.ts';
import { whyNotOf } from '../../approval/why-not.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { amountsOf } from '../../requests/route-preview.ts';
import { checkDay } from './check-day.ts';
import { endOf } from './stored.ts';

const mostPeople = 200;

type Asking = Pick<Context, 'db' | 'who' | 'now'>;

/** A request of that day without a maker. */
interface Asked {
  readonly question: MatrixQuestion;
  readonly request: Omit<ApprovalRequest, 'route'>;
  readonly deciders: DecidersOfDay;
}

async function checkAccount({ db, who }: Asking, { accountId }: ApproversQuestion): Promise<void> {
  const found = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('company_id', '=', who.companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
}

async function askedOf(asking: Asking, asked: ApproversQuestion, deciders: DecidersOfDay): Promise<Asked> {
  const { transactionType, accountId, amount } = asked;
  const moment = new Date(Math.min(asking.now.getTime(), endOf(asked.date).getTime() - 1));
  const total = await amountsOf({ db: asking.db, now: moment }, amount);
  const nothing = money(0n, 'IDR');
  return {
    deciders,
    question: {
      service: transactionType,
      accountId,
      currency: amount?.currency ?? 'IDR',
      records: [total ?? { amount: nothing, idrEquivalent: nothing }],
    },
    request: {
      revision: 1,
      makers: [],
      // A favorite needs no service of the people who decide on it.
      service: transactionType.startsWith('SVC_') ? transactionType : '',
      accountIds: [accountId],
      amount: total?.idrEquivalent ?? null,
      singleAccess: false,
      decisions: [],
    },
  };
}

function peopleOf({ deciders, request }: Asked, stage: Stage, { groupId }: GroupQuorum) {
  const alone = { ...request, route: { matrixVersion: 1, rowId: '', stages: [stage] } };
  const members = deciders.people.filter(
    ({ groupIds, stageKinds }) => groupIds.includes(groupId) && stageKinds?.includes(stage.kind) !== false,
  );
  const judged = members.map((person) => ({ person, whyNot: whyNotOf(obstacles(alone, person, alone.revision)) }));
  return {
    could: judged
      .filter(({ whyNot }) => whyNot === null)
      .slice(0, mostPeople)
      .map(({ person }) => actingUser(person)),
    couldNot: judged
      .flatMap(({ person, whyNot }) => (whyNot === null ? [] : [{ user: actingUser(person), whyNot }]))
      .slice(0, mostPeople),
  };
}

const stageOf = (asked: Asked, stage: Stage, place: number): ApproversOfStage => ({
  kind: stage.kind,
  order: place + 1,
  groups: stage.groups.map((group) => ({
    groupName: asked.deciders.groupNames.get(group.groupId) ?? group.groupId,
    quorum: group.quorum,
    ...peopleOf(asked, stage, group),
  })),
});

type Way = Omit<ApproversOfRoute, 'userGroups'>;

function wayOf(asked: Asked, { matrix }: DecidersOfDay['userGroups'][number]): Way {
  const plan = planRoute(matrix, asked.question);
  if (plan.kind !== 'route')
    return {
      code: plan.because.code,
      rowName: plan.kind === 'blocked' ? plan.row.name : null,
      selfApproval: false,
      stages: [],
    };
  const stages = plan.route.stages.map((stage, place) => stageOf(asked, stage, place));
  return { code: null, rowName: plan.row.name, selfApproval: false, stages };
}

const alone: Way = { code: null, rowName: null, selfApproval: true, stages: [] };

/** The user groups whose requests went the same way are told together. */
export async function approversOn(asking: Asking, asked: ApproversQuestion): Promise<ApproversOfDay> {
  checkDay(asking, asked.date);
  await checkAccount(asking, asked);
  const deciders = await loadDecidersBefore(asking.db, asking.who.companyId, endOf(asked.date));
  if (!deciders) return { date: asked.date, isKnown: false, routes: [] };
  const sample = await askedOf(asking, asked, deciders);
  const ways = deciders.userGroups
    .filter(({ isActive }) => isActive)
    .map((group) => ({ name: group.name, way: asking.who.isSingleAccess ? alone : wayOf(sample, group) }));
  const routes = [...Map.groupBy(ways, ({ way }) => JSON.stringify(way)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ way }) => ({ ...way, userGroups: same.map(({ name }) => name).toSorted() })),
  );
  return { date: asked.date, isKnown: true, routes };
}

export const findApproversOfDay: Handlers<Context>['findApproversOfDay'] = ({ body }, context) =>
  approversOn(context, body);
