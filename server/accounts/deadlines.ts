import { addDays } from '../../domain/calendar-date.ts';
import { serviceState, type ServiceHours } from '../../domain/cut-off.ts';
import { formatTime } from '../../domain/date-format.ts';
import { instantOf, jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import type { DashboardDeadline, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { readServiceNames } from '../reference/services.ts';
import { hoursOfInstitution } from '../reference/institutions.ts';
import { findDueRequests } from '../requests/due.ts';
import { loadCompany, personIn, type Company } from '../approval/load.ts';
import { tallyIn, type CountedCurrency } from '../approval/sums.ts';
import { fallingDue, waitingByService, type WaitingForService } from './dashboard-day-store.ts';
import { deadlineWords } from './deadline-words.ts';
import { moneyDeadlines } from './money-deadlines.ts';
import { todayOf } from './wire.ts';

const mostDeadlines = 30;
const mostDecisions = 10;
const endOfDay = '23:59';

const tallied = (rows: readonly CountedCurrency[] = []) => {
  const { total, sums } = tallyIn(rows);
  return { requests: total, sums };
};

const closingOf = ({ closes_at: closesAt }: WaitingForService) => closesAt;

/** Returns the closing time of today, or null when closed or never closing. A biller may close before the service. */
function openUntil(hours: ServiceHours, service: string, [waiting]: readonly WaitingForService[], now: Date) {
  const { closes_at = null, source } = waiting ?? {};
  const own = hoursOfInstitution(hours, service as ServiceCode, { closes_at, source: source ?? '' }, now);
  const state = serviceState(own, service, jakartaMoment(now.getTime()));
  return state.ok && state.value.state === 'open' ? state.value.until : null;
}

/** Returns the services that close later today and have a request that waits for this user. */
async function cutOffs({ db, who, now, language }: Context, company: Company): Promise<DashboardDeadline[]> {
  const hours = await readServiceHours(db, { language });
  const day = todayOf(now);
  const waiting = await waitingByService(db, who, personIn(company, who.userId), day);
  const names = await readServiceNames(db, language);
  return who.services.flatMap((service): DashboardDeadline[] => {
    const code = service as ServiceCode;
    const closings = [...Map.groupBy(waiting.get(code) ?? [], closingOf).values()];
    return closings.flatMap((together): DashboardDeadline[] => {
      const until = openUntil(hours, service, together, now);
      if (until === null) return [];
      const title = deadlineWords[language].cutOff(names.get(code) ?? service, formatTime(until, language));
      const dueAt = wireInstant(instantOf({ date: day, time: until }));
      return [{ kind: 'cut-off', title, dueAt, ...tallied(together), reference: null }];
    });
  });
}

async function decisions(context: Context, company: Company): Promise<DashboardDeadline[]> {
  const { now, language } = context;
  const tomorrow = new Date(instantOf({ date: addDays(todayOf(now), 1), time: '00:00' }));
  const due = await findDueRequests(context, company, tomorrow);
  return due.slice(0, mostDecisions).map(({ row, step }) => ({
    kind: 'approval',
    title: deadlineWords[language].decision[step](row.payee_name),
    dueAt: wireInstant((row.due_at ?? now).getTime()),
    ...tallied([{ currency: row.currency, count: 1, total: row.amount }]),
    reference: row.ref_no,
    request: { taskId: row.task_id, menuAccess: row.menu_access, step },
  }));
}

async function dueToday({ db, who, now, language }: Context): Promise<DashboardDeadline[]> {
  const day = todayOf(now);
  const dueAt = wireInstant(instantOf({ date: day, time: endOfDay }));
  return (await fallingDue(db, who, day)).map(({ kind, reference, name }) => ({
    kind,
    title: deadlineWords[language].due[kind](name),
    dueAt,
    ...tallied(),
    reference,
  }));
}

/** Returns the deadlines of today, the earliest first. */
export async function deadlinesOf(context: Context): Promise<DashboardDeadline[]> {
  const company = await loadCompany(context.db, context.who);
  const own = [...(await cutOffs(context, company)), ...(await decisions(context, company))];
  const all = [...own, ...(await moneyDeadlines(context, company)), ...(await dueToday(context))];
  return all.toSorted((left, right) => (left.dueAt < right.dueAt ? -1 : 1)).slice(0, mostDeadlines);
}
