// Submits a change as a new task, or as the next revision of a task that was sent back.
import type { ActingUser, AdminTaskReceipt, RepairedTask } from '../../generated/types.ts';
import { appendAudit, type AuditEvent } from '../audit/append.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import { lockCompany } from '../db/company-lock.ts';
import type { Database } from '../db/database.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from '../approval/actor.ts';
import { newReferencesWith } from '../approval/numbers.ts';
import { taskMinutes } from '../approval/store.ts';
import type { WantedChange } from './kind.ts';
import { checkRepairable } from './conflict.ts';
import { whyNot } from './rules.ts';
import { loadViewer } from './viewer.ts';
import { announceTask, newsForApprovers } from './news.ts';
import { peopleAround } from './people.ts';
import { holdFor, refuseTakenNames } from './holds.ts';
import { lockTask } from './task-locks.ts';
import { addTaskStep } from './steps.ts';
import { findTask, identityOf, insertRevision, insertTask, revisionsOf, updateTask, type TaskRow } from './store.ts';

const minute = 60_000;
const actingUserOf = ({ who }: Actor): ActingUser => ({ userId: who.userId, name: who.name });

/** The service level of the approve stage applies to tasks as it does to requests. */
async function dueAt({ db, who, now }: Actor): Promise<Date | null> {
  const minutes = await taskMinutes(db, { companyId: who.companyId, stage: 'approve' });
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minute);
}

const checkShowable = createShapeCheck({ AdminTaskDetail: ['content', 'changes'] });

/** Returns the columns to store. Throws when the detail page of the task could not show the change. */
async function storable<Payload>({ kind, payload, changes }: WantedChange<Payload>) {
  await checkShowable({ content: kind.contentOf(payload), changes });
  return { payload: kind.submitted(payload), changes: JSON.stringify(changes) };
}

const recordCount = ({ recordIds }: Pick<WantedChange<unknown>, 'recordIds'>) => Math.max(1, recordIds?.length ?? 1);

async function keepRevision(db: Database, task: TaskRow, makers: readonly ActingUser[], madeAt: Date): Promise<void> {
  await insertRevision(db, {
    company_id: task.company_id,
    task_id: task.task_id,
    revision: task.revision,
    makers: JSON.stringify(makers),
    made_at: madeAt,
    record_name: task.record_name,
    record_count: task.record_count,
    payload: JSON.stringify(task.payload),
    changes: JSON.stringify(task.changes),
  });
}

async function begin(
  actor: Actor,
  task: TaskRow,
  step: {
    readonly action: 'submit' | 'repair';
    readonly makers: readonly ActingUser[];
    readonly reason?: string | undefined;
  },
): Promise<AdminTaskReceipt> {
  const { db, now } = actor;
  const { action, makers, reason } = step;
  await keepRevision(db, task, makers, now);
  await addTaskStep(actor, task, { decision: action === 'repair' ? 'repair' : null, reason });
  const audited: AuditEvent = {
    type: 'task-created',
    subject: task.ref_no,
    name: task.record_name,
    changes: task.changes,
    ...(reason && { reason }),
    details: { revision: task.revision, recordKind: task.record_kind },
  };
  const people = await peopleAround(db, actor.who, task.task_id);
  if (!people) throw new Error(`The task ${task.task_id} was not stored`);
  const end = await announceTask(actor, task, people, newsForApprovers(actor, task, people));
  await appendAudit(actor, audited, end);
  const { task_id: taskId, ref_no: refNo, revision } = task;
  return { taskId, refNo, revision, status: 'Pending Approval', submittedAt: instant(now) };
}

async function stored(db: Database, companyId: string, taskId: string): Promise<TaskRow> {
  const task = await findTask(db, { companyId, taskId });
  if (!task) throw new Error(`The task ${taskId} was not stored`);
  return task;
}

export async function submitTask<Payload>(actor: Actor, wanted: WantedChange<Payload>): Promise<AdminTaskReceipt> {
  const { db, who, now } = actor;
  const { kind, recordId, recordName, reason } = wanted;
  if (wanted.reservedNames?.length) await lockCompany(db, 'names', who.companyId);
  await refuseTakenNames(db, who.companyId, wanted);
  const { taskId, refNo } = await newReferencesWith(db, 'ADM', now);
  await insertTask(db, {
    company_id: who.companyId,
    task_id: taskId,
    ref_no: refNo,
    record_kind: kind.recordKind,
    action: kind.action,
    record_id: recordId,
    record_name: recordName,
    record_count: recordCount(wanted),
    status: 'Pending Approval',
    ...(await storable(wanted)),
    maker_ids: [who.userId],
    submitted_by: who.userId,
    submitted_by_name: who.name,
    submitted_at: now,
    due_at: await dueAt(actor),
  });
  const task = await stored(db, who.companyId, taskId);
  await holdFor(db, task, wanted);
  return begin(actor, task, { action: 'submit', makers: [actingUserOf(actor)], reason });
}

async function earlierMakers(db: Database, task: TaskRow, userId: string): Promise<ActingUser[]> {
  const latest = (await revisionsOf(db, identityOf(task))).at(-1);
  return (latest?.makers ?? []).filter((maker) => maker.userId !== userId);
}

/** Stores the next revision of a task that was sent back. The makers of earlier revisions stay makers. */
export async function repairTask<Payload>(
  actor: Actor,
  before: TaskRow,
  wanted: WantedChange<Payload>,
): Promise<AdminTaskReceipt> {
  const { db, who } = actor;
  const { recordName, reason } = wanted;
  const makers = [...(await earlierMakers(db, before, who.userId)), actingUserOf(actor)];
  const task = await updateTask(db, identityOf(before), {
    revision: before.revision + 1,
    status: 'Pending Approval',
    record_name: recordName,
    record_count: recordCount(wanted),
    ...(await storable(wanted)),
    maker_ids: makers.map(({ userId }) => userId),
    last_acted_by: JSON.stringify(actingUserOf(actor)),
    last_acted_at: actor.now,
    due_at: await dueAt(actor),
    reason: null,
    failure: null,
  });
  await holdFor(db, task, wanted);
  return begin(actor, task, { action: 'repair', makers, reason });
}

/**
 * Locks and returns the task that is repaired. Throws a Refusal unless it is the same action on the same record, which
 * the caller may repair. Call it before the record is locked: an approval locks in this order.
 */
export async function holdRepaired<Payload>(
  { db, who, now }: Actor,
  { taskId, revision }: RepairedTask,
  { kind, recordId }: Pick<WantedChange<Payload>, 'kind' | 'recordId'>,
): Promise<TaskRow> {
  const task = await lockTask(db, { companyId: who.companyId, taskId }, { afterOthers: true });
  const isSame = task?.record_kind === kind.recordKind && task.action === kind.action && task.record_id === recordId;
  if (!task || !isSame) throw new Refusal('193');
  const refused = whyNot(await loadViewer({ db, who, now }), task, 'repair');
  if (refused) throw new Refusal(refused);
  await checkRepairable(db, task, revision);
  return task;
}
