// The payments that wait for money: how much is missing, and until when they can still be executed.
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf, wireInstant } from '../../domain/jakarta-time.ts';
import type { DashboardDeadline } from '../../generated/types.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import { personIn, type Company } from '../approval/load.ts';
import { may } from '../approval/permissions.ts';
import type { RequestRow } from '../approval/store.ts';
import type { Context } from '../context.ts';
import { readWaiting, type Waiting } from '../execution/waiting-money.ts';
import { waitingWords } from '../execution/waiting-words.ts';
import { findUnfunded } from './dashboard-day-store.ts';
import { todayOf, wireOf } from './wire.ts';

const isFunded = ({ missing }: Pick<Waiting, 'missing'>): boolean => missing !== null && Number(missing.value) === 0;

function titleOf({ language }: Context, row: RequestRow, { missing }: Waiting): string {
  const words = waitingWords[language];
  const waits = `${row.payee_name || row.ref_no}: ${words.waits(row.ref_no)}`;
  if (!missing) return waits;
  return `${waits}, ${isFunded({ missing }) ? words.enough : words.missing(formatWireMoney(missing, language))}`;
}

function deadlineOf(context: Context, row: RequestRow, waiting: Waiting, dueAt: string): DashboardDeadline {
  const { amount, currency } = row;
  return {
    kind: 'money',
    title: titleOf(context, row, waiting),
    dueAt,
    requests: 1,
    sums: amount && currency ? [{ count: 1, total: wireOf(amount, currency) }] : [],
    reference: row.ref_no,
    menuAccess: row.menu_access,
  };
}

/** A service that never closes can execute until the day is over. So can one whose day has passed, on another day. */
function dueAt({ now }: Context, { until }: Waiting): string {
  const midnight = wireInstant(instantOf({ date: addDays(todayOf(now), 1), time: '00:00' }));
  return until !== null && Date.parse(until) > now.getTime() ? until : midnight;
}

/** Where there is enough money by now, only a person who may execute the payment has something to do. */
export async function moneyDeadlines(context: Context, company: Company): Promise<DashboardDeadline[]> {
  const person = personIn(company, context.who.userId);
  const rows = await findUnfunded(context.db, context.who, todayOf(context.now));
  const waits = await readWaiting(context, rows);
  return rows.flatMap((row) => {
    const waiting = waits.get(row.task_id);
    if (!waiting || (isFunded(waiting) && !may({ row, person }, 'execute'))) return [];
    return [deadlineOf(context, row, waiting, dueAt(context, waiting))];
  });
}
