// A series is approved once; its occurrences are transactions of their own.
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import { plannedDates } from '../../domain/recurring.ts';
import { scheduleOf } from '../../domain/recurring-series.ts';
import type { Actor } from '../approval/actor.ts';
import { definePaymentKind, type ContentOf, type RowOf } from '../approval/payment-kind.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';
import type { Database } from '../db/database.ts';
import { enqueue } from '../jobs/queue.ts';
import { feePayer } from '../payments/fee-payer.ts';
import { moveOn } from './move-on.ts';
import { scheduleNextRun } from './next-run.ts';
import { checkStillReplaceable } from './replace.ts';
import { readCalendarOf } from './series-calendar.ts';
import { numbersOf } from './series-numbers.ts';
import { paymentUntil } from './series-now.ts';
import { countOccurrences, readSeries, storeSeries } from './series-store.ts';
import { takeOver } from './take-over.ts';
import { tooLateToApprove } from './timing.ts';

type Row = RowOf<'recurring'>;

const timingOf = ({ payment }: ContentOf<'recurring'>) => payment.form.timing;
const countOf = (content: ContentOf<'recurring'>) => plannedDates(scheduleOf(timingOf(content))).length;
/** How many times it pays, as far as it is known. */
const paymentsOf = (content: ContentOf<'recurring'>) => countOf(content) - (content.skippedOccurrences ?? 0);

/** Stores the schedule, and expires the series when its last day of approval has passed. */
async function stored({ db }: Actor, row: Row): Promise<void> {
  const { frequencyType, startDate, endDate, expiryDate } = timingOf(row.content);
  await storeSeries(db, {
    company_id: row.company_id,
    task_id: row.task_id,
    payment_type: row.content.payment.paymentType,
    frequency_type: frequencyType,
    start_date: startDate,
    end_date: endDate,
    occurrences: countOf(row.content),
    next_occurrence: null,
    next_date: null,
  });
  await enqueue(db, {
    kind: 'recurring.expire',
    payload: { ...identityOf(row), revision: row.revision },
    runAt: new Date(instantOf({ date: addDays(expiryDate, 1), time: '00:00' })),
    uniqueKey: `${row.ref_no}/${row.revision}`,
    isDated: true,
  });
}

async function scheduled(actor: Actor, row: Row): Promise<RequestRow> {
  const { replacesRefNo } = row.content;
  if (replacesRefNo !== undefined) await takeOver(actor, row, replacesRefNo);
  const running = await updateRequest(actor.db, identityOf(row), { status: 'In Progress', tab: 'pending' });
  const moved = await moveOn(actor, { ...running, content: row.content });
  await scheduleNextRun(actor, moved);
  return moved;
}

async function checkPayable(db: Database, { content, company_id: companyId }: Row, now: Date): Promise<void> {
  const { replacesRefNo } = content;
  if (replacesRefNo !== undefined) await checkStillReplaceable(db, companyId, replacesRefNo);
  if (jakartaMoment(now.getTime()).date <= timingOf(content).expiryDate) return;
  throw await tooLateToApprove(db);
}

async function contentNow(db: Database, row: Row): Promise<ContentOf<'recurring'>> {
  const { content, stage_kind: stage, tab, company_id: companyId, task_id: taskId } = row;
  if (stage !== null || tab === 'repair') return content;
  const series = await readSeries(db, identityOf(row));
  const counts = (await countOccurrences(db, companyId, [taskId])).get(taskId);
  const calendar = await readCalendarOf(db, content.payment);
  const { executed, remaining, skipped } = numbersOf({ row, series, counts, calendar });
  return {
    ...content,
    payment: paymentUntil(content.payment, series),
    executedOccurrences: executed,
    remainingOccurrences: remaining,
    ...(skipped > 0 && { skippedOccurrences: skipped }),
    nextDate: series.next_date,
  };
}

export const recurring = definePaymentKind<'recurring'>({
  repairForm: () => 'recurring',
  isSeries: true,
  feePayer: ({ payment }) =>
    payment.paymentType === 'LCY' || payment.paymentType === 'FCY' ? feePayer(payment.form) : null,
  checkPayable,
  scheduled,
  contentNow,
  repeats: (content) => {
    const { replacesRefNo, payment } = content;
    const isMost = payment.paymentType === 'BILL_PAY';
    return { timing: timingOf(content), occurrences: paymentsOf(content), isMost, replacesRefNo };
  },
  follows: { submitted: stored, repaired: stored },
});
