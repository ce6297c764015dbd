// Somebody chose what becomes of a late request: the next day on which it can be paid, or nothing.
import type { StageKind } from '../../domain/approval/types.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { announceChange } from './announce.ts';
import { endAsCancelled } from './cancel.ts';
import { exceptionalRights, exceptionalStateOf } from './exceptional-rights.ts';
import { checkOpen } from './finished.ts';
import { lateness } from './late.ts';
import { loadRequest, personIn, type LoadedRequest } from './load.ts';
import { obstacles } from '../../domain/approval/who-may-act.ts';
import { addStep } from './steps.ts';
import { identityOf, updateRequest, type RequestRow } from './store.ts';

const waitsForMoney = ({ status, tab }: RequestRow) => status === 'Pending Execute' && tab === 'pending';

/** Whoever could decide now, exceptionally or not, may choose, and so may whoever made it. */
function checkMayChoose(loaded: LoadedRequest, { who: { userId }, now }: Context): void {
  const { row, request } = loaded;
  if (row.maker_ids.includes(userId) || waitsForMoney(row)) return;
  const person = personIn(loaded, userId);
  const exceptional = exceptionalStateOf(loaded, now);
  if (exceptionalRights(loaded, person, exceptional).some(({ allowed }) => allowed)) return;
  const [obstacle] = obstacles(request, person, request.revision);
  if (obstacle) throw new Refusal(obstacle.because.code, obstacle.because.parameters);
}

async function offeredDate(context: Context, { row }: LoadedRequest): Promise<string> {
  const step: StageKind = row.stage_kind ?? 'release';
  const late = await lateness(context, row, step);
  if (!late) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
  if (late.offeredDate === null) throw new Refusal(late.code, late.parameters);
  return late.offeredDate;
}

async function moveDate(context: Context, before: LoadedRequest): Promise<RequestRow> {
  const executionDate = await offeredDate(context, before);
  const moved = { execution_date: executionDate, updated_at: context.now };
  const row = await updateRequest(context.db, identityOf(before.row), moved);
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
  if (!waitsForMoney(before.row)) checkOpen(before, body.revision);
  checkMayChoose(before, context);
  const isMoved = body.choice === 'next-working-day';
  const row = isMoved ? await moveDate(context, before) : await endAsCancelled(context, before, undefined);
  return {
    taskId: row.task_id,
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    transactionDate: row.transaction_date,
    executionDate: isMoved ? row.execution_date : null,
  };
};
