// What a signature over tasks covers. It is read from the stored tasks, never from the request.
import type { AdminSignedItem } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { Person } from '../people/people-store.ts';
import { inSignedOrder, sha256OfList } from '../people/challenge-digest.ts';
import type { AboutToBeDecided } from '../people/signatures.ts';
import { findTaskByReference, type TaskRow } from './store.ts';

export const signedItem = (task: TaskRow): AdminSignedItem => ({
  refNo: task.ref_no,
  revision: task.revision,
  recordKind: task.record_kind,
  action: task.action,
  recordName: task.record_name,
  changes: task.changes,
});

// Lists, because the keys of an object may be in any order, which would change the digest.
const wordsOf = ({ refNo, revision, recordKind, action, recordName, changes }: AdminSignedItem) => [
  refNo,
  revision,
  recordKind,
  action,
  recordName,
  // A shortened text does not say everything; the values do. The column is jsonb, which orders the keys of objects.
  changes.map(({ field, before, after, values, alias }) => [
    field,
    before,
    after,
    ...(values ? [JSON.stringify(values)] : []),
    ...(alias === undefined ? [] : [alias]),
  ]),
];

export const digestOfTasks = ({ companyId, userId }: Person, items: readonly AdminSignedItem[]): Buffer =>
  sha256OfList([companyId, userId, 'approve-task', inSignedOrder(items).map(wordsOf)]);

/** What a person who approves these tasks must have signed. */
export function aboutTasks(person: Person, tasks: readonly TaskRow[]): AboutToBeDecided {
  const items = tasks.map(signedItem);
  return {
    action: 'approve-task',
    targets: items.map(({ refNo, revision }) => ({ refNo, revision })),
    digest: digestOfTasks(person, items),
  };
}

/** Returns the tasks in the order of the items. Throws a Refusal when one does not exist. */
export async function findSignedTasks(
  db: Database,
  companyId: string,
  items: readonly { readonly refNo: string }[],
): Promise<TaskRow[]> {
  const tasks: TaskRow[] = [];
  for (const { refNo } of items) {
    const task = await findTaskByReference(db, companyId, refNo);
    if (!task) throw new Refusal('193');
    tasks.push(task);
  }
  return tasks;
}
