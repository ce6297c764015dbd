// Leaves out the next occurrence of a series.
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import { announceChange } from '../approval/announce.ts';
import { personIn } from '../approval/load.ts';
import { nextToPay } from '../../domain/recurring-series.ts';
import { checkMay } from '../approval/permissions.ts';
import { addStep } from '../approval/steps.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { loadSeries, showSeries } from './load-series.ts';
import { moveOn } from './move-on.ts';
import { readProgress, type Progress } from './next-run.ts';
import { occurrenceRowOf } from './occurrence-row.ts';
import { storeOccurrence } from './series-store.ts';
import { amountOfSeries, occurrenceOnWire } from './wire.ts';

/** Throws 84 if a user skipped that day already, and 1183 if it is not the next one any more. */
function nextOrRefuse({ days, known }: Progress, plannedDate: string) {
  const before = [...known.values()].find(({ planned_date: date }) => date === plannedDate);
  if (before?.skipped_by_name)
    throw new Refusal('84', { actor: before.skipped_by_name, time: { at: before.updated_at.getTime() } });
  const next = nextToPay(days, new Set(known.keys()));
  if (next?.plannedDate !== plannedDate) throw new Refusal('1183', { date: { date: plannedDate } });
  return next;
}

export const skipRecurringOccurrence: Handlers<Context>['skipRecurringOccurrence'] = async ({ body }, context) => {
  const { db, who } = context;
  const loaded = await loadSeries(context, body.refNo, { lock: true });
  const { row } = loaded;
  if (row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row, person: personIn(loaded, who.userId) }, 'skip');
  const day = nextOrRefuse(await readProgress(context, row), body.plannedDate);
  const skipped = { ...occurrenceRowOf(row, day, context.now), state: 'skipped', skipped_by_name: who.name } as const;
  await storeOccurrence(db, skipped);
  const { reason } = body;
  await addStep(context, { ...row, execution_date: day.plannedDate }, { action: 'skip', status: 'Skipped', reason });
  const moved = await moveOn(context, row);
  const series = await showSeries(context, loaded, moved);
  await announceChange(context, moved, loaded, []);
  await appendAudit(context, {
    type: 'occurrence-skipped',
    subject: row.ref_no,
    name: row.payee_name,
    details: { plannedDate: day.plannedDate, status: displayedStatus(moved.status) },
    ...(reason !== undefined && { reason }),
  });
  const known = { ...skipped, execution_date: null };
  return { series, occurrence: occurrenceOnWire({ day, amount: amountOfSeries(row), known, isNext: false }) };
};
