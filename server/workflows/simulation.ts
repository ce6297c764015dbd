// Who would have to sign an invented request: asked of the functions that route and decide the real ones.
import { checkStageCanFinish } from '../../domain/approval/eligibility.ts';
import { matchMatrix, mismatchesOf } from '../../domain/approval/matrix.ts';
import { withoutAmount } from '../../domain/approval/map-types.ts';
import { planRoute, type Plan } from '../../domain/approval/plan.ts';
import { byPrecedence } from '../../domain/approval/precedence.ts';
import type { ApprovalRequest, MatrixRow, Person, Route, Stage } from '../../domain/approval/types.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import { isOnLeave } from '../../domain/leave.ts';
import { requestKindOf, stageMinutes } from '../../domain/service-level.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { SimulatedRow, SimulatedStep, Simulation } from '../../generated/types.ts';
import type { Company } from '../approval/load.ts';
import { markLeave } from '../approval/route-leave.ts';
import { loadMatrixOf, type OwnedMatrix, type OwnedRow } from '../approval/matrix.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { leaveOfPerson, readLeave, todayOf } from '../people/leave.ts';
import { absentFrom } from './absent.ts';
import { refusalOfSample } from './sample-refusal.ts';
import { checkAccount, requestOf, routeOfSample, sampleOf, type Sample } from './samples.ts';

const mostRows = 100;
const minute = 60_000;

type MapNames = ReadonlyMap<string, string>;

async function mapNames({ db, who }: Context): Promise<MapNames> {
  const rows = await db
    .selectFrom('workflow_maps')
    .select(['map_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function whyNot(row: OwnedRow, taken: MatrixRow | undefined, { question }: Sample): SimulatedRow['why'] {
  if (row === taken) return [];
  const mismatches = mismatchesOf(row, question);
  return mismatches.length === 0 ? ['comes-later'] : mismatches;
}

/** The row that is taken, the others that match, and those that do not. */
function rowsOf({ rows }: OwnedMatrix, sample: Sample, names: MapNames): Pick<Simulation, 'rows' | 'moreRows'> {
  const answer = matchMatrix(rows, sample.question);
  const [taken, ...also] = answer.kind === 'matched' ? [answer.row, ...answer.alsoMatched] : [];
  const groupOf = (row: MatrixRow) => (row === taken ? 0 : also.includes(row) ? 1 : 2);
  const ordered = rows.toSorted((left, right) => groupOf(left) - groupOf(right) || byPrecedence(left, right));
  const shown = ordered.slice(0, mostRows).map((row): SimulatedRow => {
    const name = row.mapId && names.get(row.mapId);
    const map = row.mapId && name ? { id: row.mapId, name } : null;
    return { rowName: row.name, map, why: whyNot(row, taken, sample) };
  });
  return { rows: shown, moreRows: ordered.length - shown.length };
}

type IsAway = (person: Person) => boolean;

interface Stepping {
  readonly sample: Sample;
  readonly route: Route;
  readonly isAway: IsAway;
}

/** Left out unless someone of the step is on leave on the day. */
function leaveNote(request: ApprovalRequest, people: Company['people'], isAway: IsAway) {
  const possible = checkStageCanFinish(request, people);
  if (!possible.ok || !possible.value.some(isAway)) return {};
  const others = people.filter((person) => !isAway(person));
  return { needsPeopleOnLeave: !checkStageCanFinish(request, others).ok };
}

function stepOf({ sample, route, isAway }: Stepping, stage: Stage, index: number): SimulatedStep {
  const { company, question } = sample;
  const request = requestOf(sample, { ...route, stages: [stage] });
  const possible = checkStageCanFinish(request, company.people);
  const kind = requestKindOf({ hasAmount: !withoutAmount.some((type) => type === question.service) });
  return {
    order: index + 1,
    minutes: stageMinutes(company.levels, kind, stage.kind) ?? null,
    code: possible.ok ? null : possible.code,
    ...leaveNote(request, company.people, isAway),
  };
}

function submittedAt({ now }: Context, date: string | undefined): Date {
  const today = jakartaMoment(now.getTime()).date;
  return date === undefined || date === today ? now : new Date(instantOf({ date, time: '09:00' }));
}

function expectedBy(start: Date, steps: readonly SimulatedStep[]): string | null {
  const minutes = steps.reduce<number | null>(
    (sum, step) => (sum === null || step.minutes === null ? null : sum + step.minutes),
    0,
  );
  return minutes === null ? null : instant(new Date(start.getTime() + minutes * minute));
}

const planOf = (matrix: OwnedMatrix, { company, question }: Sample): Plan | null =>
  company.isSingleAccess ? null : planRoute(matrix, question);

/** The engine refuses a submission only where the first step cannot be finished. */
const firstStep = ([first]: readonly SimulatedStep[]): Pick<Simulation, 'code' | 'refusedBy'> =>
  first?.code ? { code: first.code, refusedBy: 'step' } : { code: null };

const noStages = (matrix: OwnedMatrix): Route => ({
  matrixVersion: matrix.version,
  rowId: 'single-access',
  stages: [],
});

export const simulateApproval: Handlers<Context>['simulateApproval'] = async (
  { body },
  context,
): Promise<Simulation> => {
  const sample = await sampleOf(context, body.sample);
  await checkAccount(context, body.sample.accountId);
  const matrix = await loadMatrixOf(context.db, context.who.companyId, sample.makerId);
  const start = submittedAt(context, body.date);
  const plan = planOf(matrix, sample);
  const refused = await refusalOfSample(context, sample, body.date);
  const listed = { submittedAt: instant(start), ...rowsOf(matrix, sample, await mapNames(context)) };
  if (plan && plan.kind !== 'route') {
    const because = refused ?? { code: plan.because.code, refusedBy: 'matrix' as const };
    return { ...listed, ...because, route: null, steps: [], absent: [], expectedBy: null };
  }
  const route = plan?.route ?? noStages(matrix);
  const leave = await readLeave(context);
  const day = todayOf(start);
  const isAway: IsAway = (person) => isOnLeave(leaveOfPerson(leave, person), day);
  const steps = route.stages.map((stage, index) => stepOf({ sample, route, isAway }, stage, index));
  return {
    ...listed,
    ...(refused ?? firstStep(steps)),
    route: markLeave(routeOfSample(sample, route, plan?.row ?? null), { leave, people: sample.company.people, day }),
    steps,
    absent: await absentFrom(context, sample.company.people, route, { leave, day }),
    expectedBy: expectedBy(start, steps),
  };
};
