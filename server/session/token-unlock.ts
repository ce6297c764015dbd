import { sql } from 'kysely';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AdminTaskReceipt } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { findDevice } from './challenge-store.ts';

const digits = 6;

async function newNumbers({ db, now }: Context) {
  const { rows } = await sql<{ number: string }>`select nextval('admin_task_numbers')::text as number`.execute(db);
  const number = (rows[0]?.number ?? '').padStart(digits, '0');
  const day = jakartaMoment(now.getTime()).date.replaceAll('-', '');
  return { taskId: `TSK-${day}-${number}`, refNo: `ADM${day.slice(2)}${number}` };
}

async function createTask(context: Context, serialNumber: string, reason?: string): Promise<AdminTaskReceipt> {
  const { db, who, now } = context;
  const { taskId, refNo } = await newNumbers(context);
  await db
    .insertInto('admin_tasks')
    .values({
      company_id: who.companyId,
      task_id: taskId,
      ref_no: refNo,
      kind: 'token-unlock',
      subject: serialNumber,
      status: 'Pending Approval',
      details: JSON.stringify({ userId: who.userId, reason: reason ?? '' }),
      submitted_by: who.userId,
      submitted_at: now,
    })
    .execute();
  await appendAudit(context, { type: 'task-created', subject: refNo, ...(reason && { reason }) });
  return { taskId, refNo, revision: 1, status: 'Pending Approval', submittedAt: instant(now) };
}

async function refuseSecond({ db, who }: Context, serialNumber: string): Promise<void> {
  const open = await db
    .selectFrom('admin_tasks')
    .select('task_id')
    .where('company_id', '=', who.companyId)
    .where('kind', '=', 'token-unlock')
    .where('subject', '=', serialNumber)
    .where('status', '=', 'Pending Approval')
    .executeTakeFirst();
  if (open) throw new Refusal('CA-10');
}

export const requestTokenUnlock: Handlers<Context>['requestTokenUnlock'] = async ({ body }, context) => {
  const device = await findDevice(context.db, context.who);
  if (!device) throw new Refusal('1187');
  if (device.serial_number !== body.serialNumber) throw new Refusal('404');
  if (device.status !== 'Locked') throw new Refusal('STATUS_NOT_ALLOWED', { status: device.status });
  await refuseSecond(context, body.serialNumber);
  return createTask(context, body.serialNumber, body.reason);
};
