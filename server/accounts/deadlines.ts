import { addDays } from '../../domain/calendar-date.ts';
import { serviceState } from '../../domain/cut-off.ts';
import { instantOf, jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import type { DashboardDeadline, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { dueRequests, fallingDue, serviceNames, waitingByService } from './day-store.ts';
import { dayWords } from './day-words.ts';
import { todayOf } from './wire.ts';

const mostDeadlines = 30;
const endOfDay = '23:59';

/** The services the user works with that still close today. */
async function cutOffs({ db, who, now, language }: Context): Promise<DashboardDeadline[]> {
  const hours = await readServiceHours(db, { language });
  const moment = jakartaMoment(now.getTime());
  const waiting = await waitingByService(db, who, moment.date);
  const names = await serviceNames(db, language);
  return who.services.flatMap((service): DashboardDeadline[] => {
    const state = serviceState(hours, service, moment);
    if (!state.ok || state.value.state !== 'open') return [];
    const { until } = state.value;
    const title = dayWords[language].cutOff(names.get(service as ServiceCode) ?? service, until);
    const dueAt = wireInstant(instantOf({ date: moment.date, time: until }));
    return [{ kind: 'cut-off', title, dueAt, requests: waiting.get(service) ?? 0, reference: null }];
  });
}

async function decisions({ db, who, now, language }: Context): Promise<DashboardDeadline[]> {
  const tomorrow = new Date(instantOf({ date: addDays(todayOf(now), 1), time: '00:00' }));
  const rows = await dueRequests(db, who, now, tomorrow);
  return rows.map(({ ref_no, payee_name, due_at }) => ({
    kind: 'approval',
    title: dayWords[language].approval(payee_name),
    dueAt: wireInstant((due_at ?? now).getTime()),
    requests: 1,
    reference: ref_no,
  }));
}

async function dueToday({ db, who, now, language }: Context): Promise<DashboardDeadline[]> {
  const day = todayOf(now);
  const dueAt = wireInstant(instantOf({ date: day, time: endOfDay }));
  return (await fallingDue(db, who, day)).map(({ kind, reference, name }) => ({
    kind,
    title: dayWords[language].due[kind](name),
    dueAt,
    requests: 0,
    reference,
  }));
}

/** What must happen today, the next first. */
export async function deadlinesOf(context: Context): Promise<DashboardDeadline[]> {
  const all = [...(await cutOffs(context)), ...(await decisions(context)), ...(await dueToday(context))];
  return all.toSorted((left, right) => (left.dueAt < right.dueAt ? -1 : 1)).slice(0, mostDeadlines);
}
