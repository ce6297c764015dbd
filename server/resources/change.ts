// Submits a change of a resource as a new task, or as the next revision of a task that was sent back.
import type { AdminTaskReceipt, RepairedTask } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { lockCompany } from '../db/company-lock.ts';
import { Refusal } from '../refusal.ts';
import { nameKey, refuseTakenNames } from '../tasks/holds.ts';
import type { Blocker, ReservedName, TaskKind, WantedChange } from '../tasks/kind.ts';
import { holdRepaired, repairTask, submitTask } from '../tasks/submit.ts';
import type { Definition, ResourceAction, ResourceTypes, Subject } from './definition.ts';
import { differences } from './differences.ts';
import { idsGivingNamesUp } from './given-names.ts';
import { obstacles, ownTasks, surroundingsOf } from './obstacles.ts';
import type { Payload } from './task-kinds.ts';

export interface Order<T extends ResourceTypes> {
  readonly action: ResourceAction;
  readonly records: readonly {
    readonly id: string | null;
    readonly revision: number | null;
    readonly draft: T['draft'] | null;
  }[];
  readonly reason?: string | undefined;
  readonly repair?: RepairedTask | undefined;
  /** A check that runs after the records are locked at their revisions; throws to refuse. */
  readonly check?: () => Promise<void>;
}

type Kind<T extends ResourceTypes> = TaskKind<Payload<T>>;

/** Locks and returns the records. Throws a Refusal when one is gone or not at the revision that the caller read. */
async function read<T extends ResourceTypes>(
  definition: Definition<T>,
  { db, who }: Actor,
  { records }: Order<T>,
): Promise<Subject<T>[]> {
  const ids = records.flatMap(({ id }) => id ?? []);
  const rows = await definition.find(db, who.companyId, ids, true);
  return records.map(({ id, revision, draft }) => {
    const row = rows.find((one) => one.id === id) ?? null;
    if (id !== null && !row) throw new Refusal('193');
    if (row && row.revision !== revision) throw new Refusal('ERR_REQ_3');
    return { row, draft };
  });
}

const takenCode = <T extends ResourceTypes>({ naming: rule }: Definition<T>) => rule?.key?.taken ?? 'ADMIN_NAME_TAKEN';

const fieldOf = <T extends ResourceTypes>(
  { isOfMany, placeOf }: Definition<T>,
  field: string,
  index: number,
  row: T['row'] | null,
) => (isOfMany && placeOf ? placeOf(index, field, row) : field);

/** Returns the new name of a record, to be reserved while its task is open. An unchanged name is not reserved. */
function newName<T extends ResourceTypes>(
  definition: Definition<T>,
  { row, draft }: Subject<T>,
  index: number,
): ReservedName[] {
  const { naming: rule } = definition;
  const name = draft && rule?.nameIn(draft);
  if (!rule || !name) return [];
  const own = row && (rule.key?.of(row) ?? row.name);
  if (own !== null && nameKey(own) === nameKey(name)) return [];
  return [{ name, field: fieldOf(definition, rule.field, index, row), taken: takenCode(definition) }];
}

function naming<T extends ResourceTypes>(
  definition: Definition<T>,
  { db, who }: Actor,
  subjects: readonly Subject<T>[],
) {
  const names = subjects.flatMap((subject, index) => newName(definition, subject, index));
  const others = subjects.flatMap((subject) => definition.reserves?.(subject) ?? []);
  const givingUp = idsGivingNamesUp(definition, subjects);
  const checkHeld = async () => {
    for (const { name, field, taken } of names) {
      const owner = await definition.naming?.find(db, who.companyId, name);
      if (owner !== undefined && !givingUp.includes(owner)) throw new Refusal(taken).at(field);
    }
  };
  return { reservedNames: [...names, ...others], checkHeld };
}

function refusalBy<T extends ResourceTypes>(
  { placeOf }: Definition<T>,
  blocker: Blocker,
  index: number,
  { row }: Subject<T>,
): Refusal {
  const { code, parameters, field } = blocker;
  const refusal = new Refusal(code, parameters);
  return field !== undefined && placeOf ? refusal.at(placeOf(index, field, row)) : refusal;
}

/** Throws a Refusal if a draft names something twice. */
function refuseRepeated<T extends ResourceTypes>({ repeatedIn, placeOf }: Definition<T>, { records }: Order<T>): void {
  for (const [index, { draft }] of records.entries()) {
    const field = draft && repeatedIn?.(draft);
    if (field) throw new Refusal('FIELD_REPEATED').at(placeOf?.(index, field, null) ?? field);
  }
}

const nameOf = <T extends ResourceTypes>(definition: Definition<T>, { row, draft }: Subject<T>): string =>
  (row && definition.naming?.taskNamedBy?.(row)) ?? (draft && nameIn(definition, draft)) ?? row?.name ?? '';

const nameIn = <T extends ResourceTypes>({ naming: rule }: Definition<T>, draft: T['draft']): string | undefined =>
  (rule?.shownAs ?? rule?.nameIn)?.(draft) ?? undefined;

/** Returns the change if no rule refuses it. Locks the records. */
async function wantedChange<T extends ResourceTypes>(
  definition: Definition<T>,
  kind: Kind<T>,
  actor: Actor,
  { order, recordId, repairedId }: Asked<T>,
): Promise<WantedChange<Payload<T>>> {
  const { action, reason } = order;
  const subjects = await read(definition, actor, order);
  await order.check?.();
  const surroundings = await surroundingsOf(definition, actor, subjects);
  const { facts } = surroundings;
  for (const [index, subject] of subjects.entries()) {
    const [first] = obstacles(definition, { action, subject }, surroundings, repairedId);
    if (first) throw refusalBy(definition, first, index, subject);
  }
  const [first] = subjects;
  if (!first) throw new Refusal('9090');
  const changes = subjects.flatMap((subject) => differences(definition, { action, subject, facts }));
  if (changes.length === 0) throw new Refusal('NOTHING_CHANGED');
  return {
    kind,
    payload: {
      records: subjects.map(({ row, draft }) => ({
        id: row?.id ?? null,
        revision: row?.revision ?? null,
        before: row && definition.snapshot(row, facts),
        draft,
      })),
    },
    recordId,
    recordIds: subjects.flatMap(({ row }) => row?.id ?? []),
    isBeside: subjects
      .flatMap((subject) => ownTasks(definition, subject, surroundings))
      .some(({ task_id: taskId }) => taskId !== repairedId),
    recordName: nameOf(definition, first),
    ...naming(definition, actor, subjects),
    changes,
    reason,
  };
}

interface Asked<T extends ResourceTypes> {
  readonly order: Order<T>;
  readonly recordId: string | null;
  readonly repairedId?: string | undefined;
}

export async function submitChange<T extends ResourceTypes>(
  definition: Definition<T>,
  kind: Kind<T>,
  actor: Actor,
  order: Order<T>,
): Promise<AdminTaskReceipt> {
  const { records, repair } = order;
  refuseRepeated(definition, order);
  const recordId = definition.isOfMany ? null : (records[0]?.id ?? null);
  if (!repair) await lockCompany(actor.db, 'changes', actor.who.companyId);
  const before = repair && (await holdRepaired(actor, repair, { kind, recordId }));
  const wanted = await wantedChange(definition, kind, actor, { order, recordId, repairedId: before?.task_id });
  return before ? repairTask(actor, before, wanted) : submitTask(actor, wanted);
}

/** Throws the Refusal that the submission of a new record would throw; writes nothing. */
export async function checkCreation<T extends ResourceTypes>(
  definition: Definition<T>,
  kind: Kind<T>,
  actor: Actor,
  draft: T['draft'],
): Promise<void> {
  const order: Order<T> = { action: 'create', records: [{ id: null, revision: null, draft }] };
  refuseRepeated(definition, order);
  const wanted = await wantedChange(definition, kind, actor, { order, recordId: null });
  await refuseTakenNames(actor.db, actor.who.companyId, wanted);
}
