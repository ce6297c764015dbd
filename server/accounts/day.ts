import { isWorkingDay } from '../../domain/business-calendar.ts';
import { shareOf } from '../../domain/interest.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { serviceGroupOf } from '../../domain/service-groups.ts';
import { toldAction } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DashboardActivity, DashboardLimit, ServiceGroup, WaitsForMoney } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readDailyUse, type ServiceUse } from '../limits/daily-use.ts';
import { readCalendar } from '../reference/calendar.ts';
import { findRequests } from '../requests/store.ts';
import { readWaiting, shownTo } from '../requests/waiting-money.ts';
import { accountIdsOf, latestSteps } from './day-store.ts';
import { deadlinesOf } from './deadlines.ts';
import { todayOf, wire, wireOf } from './wire.ts';

type Step = Awaited<ReturnType<typeof latestSteps>>[number];

const plainActions: Readonly<Record<string, DashboardActivity['action']>> = {
  'exceptional-approve': 'approve',
  'exceptional-release': 'release',
};

/** What the user may know of those that still wait for money, by task. */
async function waitsOf({ db, who, now }: Context, steps: readonly Step[]): Promise<Map<string, WaitsForMoney>> {
  const found = await findRequests(db, who.companyId, [
    ...new Set(steps.filter(isUnfunded).map(({ task_id: taskId }) => taskId)),
  ]);
  const person = { accountIds: await accountIdsOf(db, who) };
  const waiting = await readWaiting(db, found, now);
  return new Map([...waiting].map(([taskId, waits]) => [taskId, shownTo(person, waits)]));
}

const isUnfunded = ({ action, status }: Step) => toldAction(action, status) === 'execute-unfunded';

const activityOf = (step: Step, waits: WaitsForMoney | undefined): DashboardActivity => ({
  occurredAt: wireInstant(step.acted_at.getTime()),
  actor: step.actor_id === null ? null : { userId: step.actor_id, name: step.actor_name ?? step.actor_id },
  action: plainActions[step.action] ?? (step.action as DashboardActivity['action']),
  refNo: step.ref_no,
  transactionType: step.menu_access,
  payee: step.payee_name,
  amount: step.amount && step.currency ? wireOf(step.amount, step.currency) : null,
  status: step.status,
  ...(waits && isUnfunded(step) && { waitsForMoney: waits }),
});

const minorSum = (uses: readonly ServiceUse[], amount: (use: ServiceUse) => bigint) =>
  uses.reduce((total, use) => total + amount(use), 0n);

function limitOf(serviceGroup: ServiceGroup, uses: readonly ServiceUse[]): DashboardLimit {
  const limit = minorSum(uses, (use) => use.limit.minor);
  const used = minorSum(uses, (use) => use.used.minor + use.reserved.minor);
  return {
    kind: 'corporate-daily',
    serviceGroup,
    limit: wire(limit, 'IDR'),
    used: wire(used, 'IDR'),
    remaining: wire(limit > used ? limit - used : 0n, 'IDR'),
    usedShare: shareOf(used, limit),
  };
}

const isInquiryOnly = (roles: readonly string[]) => roles.every((role) => role === 'IO');

async function limitsOf({ db, who, now }: Context): Promise<DashboardLimit[] | null> {
  if (isInquiryOnly(who.roles)) return null;
  const { services } = await readDailyUse(db, who.companyId, todayOf(now));
  const groups = Map.groupBy(services, ({ service }) => serviceGroupOf(service));
  return [...groups].flatMap(([group, ofGroup]) => (group ? [limitOf(group, ofGroup)] : []));
}

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
    limits: await limitsOf(context),
  };
};
