// The values that a task wants which was sent back, and why it was sent back.
import type { AdminRecordKind } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findTask, stepsOf } from '../tasks/store.ts';

export interface Returned<Draft> {
  readonly draft: Draft;
  /** The fields that the task changed when it was submitted; the draft holds the others as they were then. */
  readonly changed: ReadonlySet<string>;
  readonly reason: string | null;
  /** False once it was repaired or has ended. */
  readonly isBack: boolean;
}

interface Asked<Draft> {
  readonly taskId: string | undefined;
  readonly recordKind: AdminRecordKind;
  readonly isDraft: (stored: unknown) => stored is Draft;
}

const draftIn = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'records' in payload && Array.isArray(payload.records)
    ? (payload.records as { readonly draft?: unknown }[])[0]?.draft
    : undefined;

/** Returns undefined without a task. Throws a Refusal for a task of another kind. */
export async function returnedDraft<Draft>(
  { db, who }: Pick<Context, 'db' | 'who'>,
  { taskId, recordKind, isDraft }: Asked<Draft>,
): Promise<Returned<Draft> | undefined> {
  if (taskId === undefined) return undefined;
  const identity = { companyId: who.companyId, taskId };
  const task = await findTask(db, identity);
  const draft = draftIn(task?.payload);
  if (task?.record_kind !== recordKind || !isDraft(draft)) throw new Refusal('193');
  const steps = await stepsOf(db, identity);
  const last = steps.findLast(({ decision }) => decision === 'send-to-repair' || decision === 'return-to-maker');
  const changed = new Set(task.changes.map(({ field }) => field));
  return { draft, changed, reason: last?.reason ?? null, isBack: task.status === 'To Repair' };
}
