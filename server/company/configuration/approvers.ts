// Who could have approved a request on a day: asked of the rules that decide real ones, with the people of that day.
import type { MatrixQuestion } from '../../../domain/approval/matrix.ts';
import { planRoute } from '../../../domain/approval/plan.ts';
import type { ApprovalRequest, GroupQuorum, Stage } from '../../../domain/approval/types.ts';
import { obstacles } from '../../../domain/approval/who-may-act.ts';
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
import { checkAccount, neededFor, questionOf } from '../../workflows/samples.ts';
import { checkDay } from './check-day.ts';
import { endOf, readStored } from './stored.ts';

const mostPeople = 200;

type Asking = Pick<Context, 'db' | 'who' | 'now'>;

/** A request of that day without a maker. */
interface Asked {
  readonly question: MatrixQuestion;
  readonly request: Omit<ApprovalRequest, 'route'>;
  readonly deciders: DecidersOfDay;
}

async function askedOf(asking: Asking, asked: ApproversQuestion, deciders: DecidersOfDay): Promise<Asked> {
  const now = new Date(Math.min(asking.now.getTime(), endOf(asked.date).getTime() - 1));
  const { question, idrEquivalent } = await questionOf({ db: asking.db, now }, asked);
  const needed = neededFor(question);
  return {
    deciders,
    question,
    request: { revision: 1, makers: [], ...needed, amount: idrEquivalent, singleAccess: false, decisions: [] },
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

/** Whether one person did everything on the day; the company of today answers for days before it was stored. */
async function wasSingleAccess({ db, who }: Asking, { date }: ApproversQuestion): Promise<boolean> {
  const [stored] = await readStored({ db, who }, date, { kinds: ['company-setup'] });
  return stored?.content.setup?.isSingleAccess ?? who.isSingleAccess;
}

/** User groups whose requests went the same way share one answer. */
export async function approversOn(asking: Asking, asked: ApproversQuestion): Promise<ApproversOfDay> {
  checkDay(asking, asked.date);
  await checkAccount(asking, asked.accountId);
  const deciders = await loadDecidersBefore(asking.db, asking.who.companyId, endOf(asked.date));
  if (!deciders) return { date: asked.date, isKnown: false, routes: [] };
  const sample = await askedOf(asking, asked, deciders);
  const isSingleAccess = await wasSingleAccess(asking, asked);
  const ways = deciders.userGroups
    .filter(({ isActive }) => isActive)
    .map((group) => ({ name: group.name, way: isSingleAccess ? alone : wayOf(sample, group) }));
  const routes = [...Map.groupBy(ways, ({ way }) => JSON.stringify(way)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ way }) => ({ ...way, userGroups: same.map(({ name }) => name).toSorted() })),
  );
  return { date: asked.date, isKnown: true, routes };
}

export const findApproversOfDay: Handlers<Context>['findApproversOfDay'] = ({ body }, context) =>
  approversOn(context, body);
