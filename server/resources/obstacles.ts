// Finds why an action is refused. The list, the impact and the submission call it, so they give the same reason.
import { tasksHolding, type HeldRecord, type RecordOfKind } from '../tasks/holds.ts';
import { hinderedBy, type Blocker } from '../tasks/kind.ts';
import type { TaskRow } from '../tasks/store.ts';
import type { Definition, Question, Reader, ResourceTypes, Subject } from './definition.ts';

const isSame = (one: RecordOfKind) => (other: RecordOfKind) =>
  one.recordKind === other.recordKind && one.recordId === other.recordId;

/** The facts about related records, and the open tasks on the records and their related records. */
export interface Surroundings<T extends ResourceTypes> {
  readonly facts: T['facts'];
  readonly held: readonly HeldRecord[];
}

export async function surroundingsOf<T extends ResourceTypes>(
  definition: Definition<T>,
  actor: Reader,
  subjects: readonly Subject<T>[],
): Promise<Surroundings<T>> {
  const facts = await definition.facts(actor, subjects);
  const actions = Object.keys(definition.actions) as Question<T>['action'][];
  const records = subjects.flatMap((subject) => [
    ...ownOf(definition, subject),
    ...actions.flatMap((action) => definition.related({ action, subject, facts })),
  ]);
  return { facts, held: await tasksHolding(actor.db, actor.who.companyId, records) };
}

const ownOf = <T extends ResourceTypes>({ recordKind }: Definition<T>, { row }: Subject<T>): RecordOfKind[] =>
  row ? [{ recordKind, recordId: row.id }] : [];

/** The open tasks on the record: one, and beside it at most one of each action of besideOthers. */
export const ownTasks = <T extends ResourceTypes>(
  definition: Definition<T>,
  subject: Subject<T>,
  { held }: Pick<Surroundings<T>, 'held'>,
): TaskRow[] => ownOf(definition, subject).flatMap((own) => held.filter(isSame(own)).map(({ task }) => task));

export function wrongStatus<T extends ResourceTypes>(
  { actions }: Definition<T>,
  { action, subject: { row } }: Pick<Question<T>, 'action' | 'subject'>,
): Blocker[] {
  if (!row || actions[action]?.includes(row.status)) return [];
  return [{ code: 'STATUS_NOT_ALLOWED', about: [row.name], parameters: { status: row.status } }];
}

const hindering = ({ task_id: taskId, ref_no: refNo }: TaskRow, recordName: string) => ({ taskId, refNo, recordName });

/** Blockers from open tasks on the record or on related records. The task repairedId does not block its own repair. */
function waiting<T extends ResourceTypes>(
  definition: Definition<T>,
  question: Question<T>,
  surroundings: Surroundings<T>,
  repairedId: string | undefined,
): Blocker[] {
  const { action, subject } = question;
  const isBeside = definition.besideOthers?.includes(action);
  const own = ownTasks(definition, subject, surroundings).find(
    (task) => task.task_id !== repairedId && (!isBeside || task.action === action),
  );
  if (own) return [{ code: 'CA-10', about: [own.record_name], tasks: [hindering(own, own.record_name)] }];
  const others = definition.related(question).flatMap((record) => {
    const found = surroundings.held.find(isSame(record));
    return found ? [hindering(found.task, record.name)] : [];
  });
  return others.length > 0 ? [hinderedBy(others)] : [];
}

/** Joins the blockers from open tasks, so that a task which hinders for two reasons is named once. */
function joinHindered(blockers: readonly Blocker[]): Blocker[] {
  const [first, ...others] = blockers.filter(({ code }) => code === 'CA-1');
  if (!first || others.length === 0) return [...blockers];
  const known = first.tasks ?? [];
  const more = others
    .flatMap(({ tasks = [] }) => tasks)
    .filter(({ taskId }) => !known.some((task) => task.taskId === taskId));
  const joined = hinderedBy([...known, ...more]);
  return blockers.flatMap((blocker) => (blocker === first ? joined : others.includes(blocker) ? [] : blocker));
}

/** Returns all blockers of the action. Callers report the first, so the order decides which code the user gets. */
export function obstacles<T extends ResourceTypes>(
  definition: Definition<T>,
  { action, subject }: Pick<Question<T>, 'action' | 'subject'>,
  surroundings: Surroundings<T>,
  repairedId?: string,
): Blocker[] {
  const question = { action, subject, facts: surroundings.facts };
  return joinHindered([
    ...wrongStatus(definition, question),
    ...waiting(definition, question, surroundings, repairedId),
    ...definition.rules(question),
  ]);
}
