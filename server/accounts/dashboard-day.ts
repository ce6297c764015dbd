import { isWorkingDay } from '../../domain/business-calendar.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { actionLabelOf } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DashboardActivity, WaitsForMoney } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readCalendar } from '../reference/calendar.ts';
import { findRequests } from '../approval/store.ts';
import { readWaiting, shownTo } from '../execution/waiting-money.ts';
import { dashboardLimits } from './dashboard-limits.ts';
import { accountIdsOf, latestSteps } from './dashboard-day-store.ts';
import { deadlinesOf } from './deadlines.ts';
import { todayOf, wireOf } from './wire.ts';

type Step = Awaited<ReturnType<typeof latestSteps>>[number];

const plainActions: Readonly<Record<string, DashboardActivity['action']>> = {
  'exceptional-approve': 'approve',
  'exceptional-release': 'release',
};

/** Returns, by task, what the user may see of the requests that still wait for money. */
async function waitsOf(context: Context, steps: readonly Step[]): Promise<Map<string, WaitsForMoney>> {
  const { db, who } = context;
  const found = await findRequests(db, who.companyId, [
    ...new Set(steps.filter(isUnfunded).map(({ task_id: taskId }) => taskId)),
  ]);
  const person = { accountIds: await accountIdsOf(db, who) };
  const waiting = await readWaiting(context, found);
  return new Map([...waiting].map(([taskId, waits]) => [taskId, shownTo(person, waits)]));
}

const isUnfunded = ({ action, status }: Step) => actionLabelOf(action, status) === 'execute-unfunded';

const activityOf = (step: Step, waits: WaitsForMoney | undefined): DashboardActivity => ({
  occurredAt: wireInstant(step.acted_at.getTime()),
  actor: step.actor_id === null ? null : { userId: step.actor_id, name: step.actor_name ?? step.actor_id },
  action: plainActions[step.action] ?? (step.action as DashboardActivity['action']),
  refNo: step.ref_no,
  transactionType: step.menu_access,
  serviceType: step.service,
  payee: step.payee_name,
  amount: step.amount && step.currency ? wireOf(step.amount, step.currency) : null,
  status: step.status,
  ...(waits && isUnfunded(step) && { waitsForMoney: waits }),
});

export const getDashboardDay: Handlers<Context>['getDashboardDay'] = async (_, context) => {
  const { db, who, now } = context;
  const steps = await latestSteps(db, who);
  const waits = await waitsOf(context, steps);
  const working = isWorkingDay(await readCalendar(db), todayOf(now));
  return {
    serverTime: wireInstant(now.getTime()),
    businessDay: todayOf(now),
    isWorkingDay: working.ok && working.value,
    deadlines: await deadlinesOf(context),
    activities: steps.map((step) => activityOf(step, waits.get(step.task_id))),
    limits: await dashboardLimits(context),
  };
};
