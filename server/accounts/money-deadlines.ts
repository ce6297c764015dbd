// The payments of today that wait for money: how much is missing, and until when they can still be executed.
import type { DashboardDeadline } from '../../generated/types.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import type { RequestRow } from '../approval/store.ts';
import type { Context } from '../context.ts';
import { readWaiting, type Waiting } from '../execution/waiting-money.ts';
import { waitingWords } from '../execution/waiting-words.ts';
import { findUnfunded } from './dashboard-day-store.ts';
import { todayOf, wireOf } from './wire.ts';

function titleOf({ language }: Context, row: RequestRow, { missing }: Waiting): string {
  const words = waitingWords[language];
  const waits = `${row.payee_name || row.ref_no}: ${words.waits(row.ref_no)}`;
  return missing ? `${waits}, ${words.missing(formatWireMoney(missing, language))}` : waits;
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

/** Leaves out payments that have money by now, and those with a service that never closes. */
export async function moneyDeadlines(context: Context): Promise<DashboardDeadline[]> {
  const rows = await findUnfunded(context.db, context.who, todayOf(context.now));
  const waits = await readWaiting(context, rows);
  return rows.flatMap((row) => {
    const waiting = waits.get(row.task_id);
    if (!waiting?.until || Number(waiting.missing?.value) === 0) return [];
    return [deadlineOf(context, row, waiting, waiting.until)];
  });
}
