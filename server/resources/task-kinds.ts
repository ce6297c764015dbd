// Makes a task kind from each action of a resource.
import type { ChangeImpact, FieldChange } from '../../generated/types.ts';
import type { AuditEvent } from '../audit/append.ts';
import type { Actor } from '../approval/actor.ts';
import { Refusal } from '../refusal.ts';
import type { TaskRow } from '../tasks/store.ts';
import { defineTaskKind, type Blocker, type CarriedOut, type TaskChange, type TaskKind } from '../tasks/kind.ts';
import type { Definition, Question, ResourceAction, ResourceTypes, Subject } from './definition.ts';
import { differences } from './differences.ts';
import { idsGivingNamesUp } from './given-names.ts';
import { cascadeOf, impactFrom } from './impact.ts';
import { wrongStatus } from './obstacles.ts';

/** A record as the maker read it, and its new values. */
export interface Wanted<T extends ResourceTypes> {
  readonly id: string | null;
  /** Null for a new record, and in a rehearsal of a draft. */
  readonly revision: number | null;
  readonly before: T['snapshot'] | null;
  readonly draft: T['draft'] | null;
}

export interface Payload<T extends ResourceTypes> {
  readonly records: readonly Wanted<T>[];
}

/** A draft is not submitted, so it has no task; this takes the place of one. */
const rehearsalBy = ({ who }: Actor) => ({
  ref_no: '',
  changes: [],
  submitted_by: who.userId,
  submitted_by_name: who.name,
});

const isPayload = <T extends ResourceTypes>(stored: unknown): stored is Payload<T> =>
  typeof stored === 'object' && stored !== null && 'records' in stored && Array.isArray(stored.records);

type Change<T extends ResourceTypes> = Pick<TaskChange<Payload<T>>, 'payload'> & {
  readonly task: Pick<TaskRow, 'ref_no' | 'changes' | 'submitted_by' | 'submitted_by_name'>;
  /** A replay has no approvers, so the check of what they saw is left out. */
  readonly isRehearsal?: boolean;
};

interface Found<T extends ResourceTypes> {
  readonly questions: readonly Question<T>[];
  readonly blockers: readonly Blocker[];
}

const idsOf = <T extends ResourceTypes>(records: readonly Wanted<T>[]) => records.flatMap(({ id }) => id ?? []);

/**
 * Blocks the change of a record that is gone, and new values over values that have changed since the maker read them. An
 * action without new values overwrites nothing, so a user cannot stop it by new contact details.
 */
function changedSince<T extends ResourceTypes>(row: T['row'] | null, { id, revision, draft }: Wanted<T>): Blocker[] {
  if (id === null) return [];
  if (!row) return [{ code: '193', about: [] }];
  const isOverwritten = draft !== null && revision !== null && row.revision !== revision;
  return isOverwritten ? [{ code: 'ERR_REQ_3', about: [row.name] }] : [];
}

async function takenName<T extends ResourceTypes>(
  { naming }: Definition<T>,
  { db, who }: Actor,
  { row, draft }: Subject<T>,
  givingUp: readonly string[],
): Promise<Blocker[]> {
  if (!naming || draft === null) return [];
  const name = naming.nameIn(draft);
  if (name === null) return [];
  const found = await naming.find(db, who.companyId, name);
  const code = naming.key?.taken ?? 'ADMIN_NAME_TAKEN';
  const isFree = found === undefined || found === row?.id || givingUp.includes(found);
  return isFree ? [] : [{ code, about: [name] }];
}

/** A draft that is only rehearsed was not submitted, so nothing has looked for values that it names twice. */
function repeatedIn<T extends ResourceTypes>(definition: Definition<T>, { draft }: Subject<T>): Blocker[] {
  const field = draft === null ? undefined : definition.repeatedIn?.(draft);
  return field === undefined ? [] : [{ code: 'FIELD_REPEATED', about: [], field }];
}

/** Reads the records as they are now, and returns all blockers of the change. */
async function find<T extends ResourceTypes>(
  definition: Definition<T>,
  actor: Actor,
  { action, records }: { readonly action: ResourceAction; readonly records: readonly Wanted<T>[] },
  lock: boolean,
): Promise<Found<T>> {
  const rows = await definition.find(actor.db, actor.who.companyId, idsOf(records), lock);
  const subjects = records.map(({ id, draft }) => ({ row: rows.find((row) => row.id === id) ?? null, draft }));
  const facts = await definition.facts(actor, subjects);
  const questions = subjects.map((subject) => ({ action, subject, facts }));
  const givingUp = idsGivingNamesUp(definition, subjects);
  const blockers: Blocker[] = [];
  for (const [index, question] of questions.entries()) {
    const wanted = records[index];
    if (wanted) blockers.push(...changedSince<T>(question.subject.row, wanted));
    if (wanted?.id !== null && question.subject.row === null) continue;
    blockers.push(...repeatedIn<T>(definition, question.subject));
    const broken = definition.rules(question);
    const named = broken.map((one) => ({ ...one, code: definition.whileWaiting?.[one.code] ?? one.code }));
    blockers.push(...wrongStatus(definition, question), ...named);
    blockers.push(...(await takenName(definition, actor, question.subject, givingUp)));
  }
  return { questions, blockers: definition.whenDecided?.(blockers) ?? blockers };
}

/** Blocks when the change would now take other records with it than its makers and approvers have seen. */
function unseen<T extends ResourceTypes>(
  { follows }: Definition<T>,
  questions: readonly Question<T>[],
  seen: readonly FieldChange[],
): Blocker[] {
  const known = new Set(seen.map(({ field }) => field));
  const others = questions.flatMap((question) => follows?.(question) ?? []).filter(({ field }) => !known.has(field));
  return others.length > 0 ? [{ code: 'CA-11', about: [] }] : [];
}

export function taskKindOf<T extends ResourceTypes>(
  definition: Definition<T>,
  action: ResourceAction,
): TaskKind<Payload<T>> {
  const { recordKind, auditKind } = definition;
  async function look(actor: Actor, change: Change<T>, lock: boolean): Promise<Found<T>> {
    const { task, payload, isRehearsal } = change;
    const { questions, blockers } = await find(definition, actor, { action, records: payload.records }, lock);
    if (isRehearsal) return { questions, blockers };
    return { questions, blockers: [...blockers, ...unseen(definition, questions, task.changes)] };
  }

  function audited(change: Change<T>, { subject, facts }: Question<T>, recordId: string): AuditEvent {
    const { row, draft } = subject;
    const snapshot = action === 'delete' && row ? { deleted: definition.snapshot(row, facts) } : {};
    return {
      type: 'setting-changed',
      kind: auditKind,
      subject: recordId,
      name: (draft && (definition.naming?.shownAs ?? definition.naming?.nameIn)?.(draft)) ?? row?.name ?? recordId,
      changes: differences(definition, { action, subject, facts }),
      details: { task: change.task.ref_no, recordKind, action, ...snapshot },
    };
  }

  async function impactOf(actor: Actor, { questions, blockers }: Found<T>): Promise<ChangeImpact | null> {
    const [first] = questions;
    if (!definition.cascade || !first) return null;
    const cascade = await cascadeOf(definition, actor, first);
    return cascade && impactFrom(cascade, blockers, 'language' in actor && actor.language === 'EN' ? 'EN' : 'ID');
  }

  async function carryOut(actor: Actor, change: Change<T>): Promise<CarriedOut> {
    const found = await look(actor, change, true);
    const [blocker] = found.blockers;
    if (blocker) throw new Refusal(blocker.code, blocker.parameters);
    const impact = await impactOf(actor, found);
    const { submitted_by: userId, submitted_by_name: name, ref_no: refNo } = change.task;
    const ids: string[] = [];
    for (const question of found.questions)
      ids.push(await definition.apply(actor, question, { maker: { userId, name }, refNo }));
    const [only = null] = definition.isOfMany ? [] : ids;
    return {
      notices: impact?.notices ?? [],
      audited: found.questions.map((question, index) => audited(change, question, ids[index] ?? '')),
      messages: [],
      kept: { record_id: only, impact: impact && JSON.stringify(impact) },
    };
  }

  return defineTaskKind<Payload<T>>({
    recordKind,
    action,
    isPayload,
    contentOf: ({ records }) => definition.content(records),
    blockers: async (actor, change) => [...(await look(actor, change, false)).blockers],
    impact: async (actor, change) => impactOf(actor, await look(actor, change, false)),
    carryOut,
    nameNow: async ({ db, who }, { records }) =>
      (await definition.find(db, who.companyId, idsOf(records), false)).at(0)?.name,
    rehearse: (actor, payload) =>
      carryOut({ ...actor, isRehearsal: true }, { task: rehearsalBy(actor), payload, isRehearsal: true }),
  });
}
