// Moves a late request to the next day on which it can be paid, or cancels it.
import type { StageKind } from '../../domain/approval/types.ts';
import { obstacles } from '../../domain/approval/who-may-act.ts';
import type { Late } from '../../domain/late-transactions.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { LateChoice } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { lockCompany } from '../db/company-lock.ts';
import { Refusal } from '../refusal.ts';
import { announceChange } from '../approval/announce.ts';
import { endAsCancelled } from './cancel.ts';
import { exceptionalRights, exceptionalStateOf } from '../approval/exceptional-rights.ts';
import { checkOpen } from '../approval/finished.ts';
import { dueTimes, type DueTimes } from '../approval/due-times.ts';
import { lateness, payableUntil } from '../approval/late.ts';
import { loadRequest, personIn, type LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { follow } from '../approval/payment-kind.ts';
import { checkMay, phaseOf } from '../approval/permissions.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

/** Whether the person may decide now, exceptionally or not. */
function decidesNow(loaded: LoadedRequest, person: CompanyPerson, now: Date): boolean {
  const exceptional = exceptionalRights(loaded, person, exceptionalStateOf(loaded, now));
  return (
    exceptional.some(({ allowed }) => allowed) || obstacles(loaded.request, person, loaded.row.revision).length === 0
  );
}

function checkMayChoose(loaded: LoadedRequest, { who, now }: Context, choice: LateChoice['choice']): void {
  const person = personIn(loaded, who.userId);
  const decides = () => decidesNow(loaded, person, now);
  checkMay({ row: loaded.row, person, decides }, choice === 'cancel' ? 'give-up-late' : 'move-late');
}

async function checkLate(context: Context, { row }: LoadedRequest): Promise<Late> {
  const step: StageKind = row.stage_kind ?? 'release';
  const late = await lateness(context, row, step);
  if (!late) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
  return late;
}

/** The service level goes on, but the hours are those of the new day. */
async function dueOn(context: Context, redated: RequestRow): Promise<Partial<DueTimes>> {
  if (redated.stage_kind === null) return {};
  return dueTimes(context.now, redated.sla_ends_at, await payableUntil(context, redated));
}

async function moveDate(context: Context, before: LoadedRequest, late: Late): Promise<RequestRow> {
  const { offeredDate: executionDate } = late;
  if (executionDate === null) throw new Refusal(late.code, late.parameters);
  await lockCompany(context.db, 'payments', before.row.company_id);
  // Check the limits of the new day, because the request has reserved those of its old day.
  const redated = { ...before.row, execution_date: executionDate };
  await recheckLimits(context, redated, 'approve');
  const row = await updateRequest(context.db, identityOf(before.row), {
    execution_date: executionDate,
    updated_at: context.now,
    ...(await dueOn(context, redated)),
  });
  await follow(context, row, 'redated');
  await addStep(context, row, { action: 'move', status: row.status });
  await appendAudit(context, {
    type: 'late-approval-moved',
    subject: row.ref_no,
    name: row.payee_name,
    changes: [{ field: 'executionDate', before: before.row.execution_date, after: executionDate }],
  });
  await announceChange(context, row, before, before.row.waiting_groups);
  return row;
}

export const chooseForLateRequest: Handlers<Context>['chooseForLateRequest'] = async ({ body }, context) => {
  const before = await loadRequest(context.db, context.who, body, { lock: true });
  if (phaseOf(before.row) !== 'short-of-money') checkOpen(before, body.revision);
  if (before.row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkMayChoose(before, context, body.choice);
  const late = await checkLate(context, before);
  const isMoved = body.choice === 'next-working-day';
  const row = isMoved ? await moveDate(context, before, late) : await endAsCancelled(context, before, undefined);
  return {
    taskId: row.task_id,
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    transactionDate: row.transaction_date,
    executionDate: isMoved ? row.execution_date : null,
  };
};
