// What a signature over tasks covers, read from the tasks themselves and never from what the browser says.
import type { AdminSignedItem, RequestRevision } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { Person } from '../session/people-store.ts';
import { sha256OfList } from '../session/challenge-digest.ts';
import { findTaskByReference, type TaskRow } from './store.ts';

export const signedItem = (task: TaskRow): AdminSignedItem => ({
  refNo: task.ref_no,
  revision: task.revision,
  recordKind: task.record_kind,
  action: task.action,
  recordName: task.record_name,
  changes: task.changes,
});

/** In the order they were named; one that is not there, or has been repaired since, refuses them all. */
async function loadSignableTasks(
  db: Database,
  companyId: string,
  items: readonly RequestRevision[],
): Promise<AdminSignedItem[]> {
  const signed: AdminSignedItem[] = [];
  for (const { refNo, revision } of items) {
    const task = await findTaskByReference(db, companyId, refNo);
    if (!task) throw new Refusal('193');
    if (task.revision !== revision) throw new Refusal('ERR_REQ_3');
    signed.push(signedItem(task));
  }
  return signed;
}

// Lists instead of objects: their order is fixed, whatever wrote them.
const wordsOf = ({ refNo, revision, recordKind, action, recordName, changes }: AdminSignedItem) => [
  refNo,
  revision,
  recordKind,
  action,
  recordName,
  changes.map(({ field, before, after }) => [field, before, after]),
];

export const digestOfTasks = ({ companyId, userId }: Person, items: readonly AdminSignedItem[]): Buffer =>
  sha256OfList([companyId, userId, 'approve-task', items.map(wordsOf)]);

/** The digest over these tasks as they are now. */
export async function digestOfNamedTasks(
  db: Database,
  person: Person,
  items: readonly RequestRevision[],
): Promise<Buffer> {
  return digestOfTasks(person, await loadSignableTasks(db, person.companyId, items));
}
