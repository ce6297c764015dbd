// Reads the change to replay, from a waiting task or from a draft that is not submitted yet.
import { checkedKinds } from '../../../domain/approval/routing-kinds.ts';
import type { AdminAction, AdminRecordKind, ReplayRequest } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { kindOf } from '../../tasks/kind.ts';
import { ongoing } from '../../tasks/rules.ts';
import { findTask } from '../../tasks/store.ts';
import { draftedRecord, draftedRecords } from './drafted-records.ts';

export interface ReplayedChange {
  readonly recordKind: AdminRecordKind;
  readonly action: AdminAction;
  readonly payload: unknown;
  /** Null for a new record and for several records, of which the name of the latter is empty. */
  readonly id: string | null;
  readonly name: string;
  /** The id of a new record, where its form names it. */
  readonly newId?: string;
}

type Asked = ReplayRequest['change'];
type Acted = Pick<ReplayedChange, 'recordKind' | 'action'> & { readonly id: string };

async function ofTask(context: Context, taskId: string): Promise<ReplayedChange> {
  const task = await findTask(context.db, { companyId: context.who.companyId, taskId });
  if (!task || !ongoing.includes(task.status) || !checkedKinds.includes(task.record_kind)) throw new Refusal('193');
  const { recordKind, action } = kindOf(context, task);
  const { record_id: id, record_name: name } = task;
  return { recordKind, action, payload: task.payload, id, name };
}

async function ofAction(context: Context, acted: Acted): Promise<ReplayedChange> {
  const payload = { records: [{ id: acted.id, revision: null, before: null, draft: null }] };
  const kind = context.taskKinds.find((one) => one.recordKind === acted.recordKind && one.action === acted.action);
  return { ...acted, payload, name: (await kind?.nameNow(context, payload)) ?? '' };
}

export async function replayedChange(context: Context, asked: Asked): Promise<ReplayedChange> {
  if (asked.kind === 'task') return ofTask(context, asked.taskId);
  if (asked.kind === 'action') {
    const { recordKind, id, action } = asked;
    return ofAction(context, { recordKind, id, action });
  }
  if (asked.kind === 'user-action')
    return ofAction(context, { recordKind: 'user-profile', id: asked.userId, action: asked.action });
  const records = await draftedRecords(context, asked);
  const { id = null, name = '', newId } = draftedRecord(asked) ?? {};
  const isNew = records[0]?.id === null;
  return {
    recordKind: asked.kind,
    action: isNew ? 'create' : 'edit',
    payload: { records },
    id,
    name,
    ...(isNew && newId && { newId }),
  };
}
