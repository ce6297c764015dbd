// The interface of a task kind: one action on one kind of record, such as editing a user group.
import { shownParameters, type Parameters } from '../../domain/parameters.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type {
  AdminAction,
  AdminRecordKind,
  AdminTaskContent,
  ChangeImpact,
  FieldChange,
  HinderingTask,
  ImpactNote,
  Language,
} from '../../generated/types.ts';
import type { AuditEvent } from '../audit/append.ts';
import type { Services } from '../context.ts';
import type { InboxMessage } from '../mail/store-news.ts';
import type { Actor } from '../approval/actor.ts';
import { isPartOfSetUp, keepConfiguration } from './keep-configuration.ts';
import type { TaskRow } from './store.ts';

/** A rule that would refuse the approval. */
export interface Blocker {
  readonly code: ErrorCode;
  /** The names of the records, groups or people that the rule is about. */
  readonly about: readonly string[];
  readonly parameters?: Parameters;
  /** The open tasks that hinder. */
  readonly tasks?: readonly HinderingTask[];
  /** The value of the draft that breaks the rule. */
  readonly field?: string;
}

/** Names at most 50 tasks, as many as fit into an answer. */
export function hinderedBy(tasks: readonly HinderingTask[]): Blocker {
  const named = tasks.slice(0, 50).map(({ taskId, refNo, recordName }) => ({ taskId, refNo, recordName }));
  return { code: 'CA-1', about: named.map(({ recordName, refNo }) => `${recordName} (${refNo})`), tasks: named };
}

export const asNote = ({ code, about, parameters, tasks }: Blocker, language: Language): ImpactNote => ({
  code,
  about: [...about],
  ...(tasks && { tasks: [...tasks] }),
  ...(parameters && { parameters: shownParameters(parameters, language) }),
});

export interface TaskChange<Payload> {
  readonly task: TaskRow;
  readonly payload: Payload;
}

export interface CarriedOut {
  readonly notices: readonly ImpactNote[];
  /** The audit events of the change itself; the approval stores them with its own. */
  readonly audited: readonly AuditEvent[];
  /** To the users whom the change concerns. */
  readonly messages: readonly InboxMessage[];
  /** The columns of the task that the change sets. */
  readonly kept?: { readonly record_id: string | null; readonly impact: string | null };
}

interface Definition<Payload> {
  readonly recordKind: AdminRecordKind;
  readonly action: AdminAction;
  /** Returns whether a stored payload has the shape of this kind. */
  readonly isPayload: (stored: unknown) => stored is Payload;
  readonly contentOf: (payload: Payload) => AdminTaskContent;
  /** Returns why the change would be refused now; empty when it would not. */
  readonly blockers: (actor: Actor, change: TaskChange<Payload>) => Promise<Blocker[]>;
  /** Returns what else would change; null when nothing would. */
  readonly impact?: (actor: Actor, change: TaskChange<Payload>) => Promise<ChangeImpact | null>;
  /**
   * Makes the change in the transaction of its approval, and returns the events and messages for the caller to store.
   * If it throws a Refusal, the change is rolled back and the task becomes Failed.
   */
  readonly carryOut: (actor: Actor, change: TaskChange<Payload>) => Promise<CarriedOut>;
  /** Reads the name of the record as it is now; left out where no draft asks for it. */
  readonly nameNow?: (actor: Actor, payload: Payload) => Promise<string | undefined>;
  /** Makes a change that no task carries yet; left out where no one asks what would follow from it. */
  readonly rehearse?: (actor: Actor, payload: Payload) => Promise<unknown>;
}

export interface TaskKind<Payload = unknown> extends Pick<Definition<Payload>, 'recordKind' | 'action'> {
  readonly submitted: (payload: Payload) => string;
  readonly contentOf: (stored: unknown) => AdminTaskContent;
  readonly blockers: (actor: Actor, task: TaskRow) => Promise<Blocker[]>;
  readonly impact: (actor: Actor, task: TaskRow) => Promise<ChangeImpact | null>;
  readonly carryOut: (actor: Actor, task: TaskRow) => Promise<CarriedOut>;
  readonly nameNow: (actor: Actor, stored: unknown) => Promise<string | undefined>;
  /** Makes the change of a stored payload, to be rolled back by the caller. Throws a Refusal if it is not possible. */
  readonly rehearse: (actor: Actor, stored: unknown) => Promise<void>;
}

/** A name that no other record may take while the task is open. */
export interface ReservedName {
  readonly name: string;
  /** The field of the form that shows the refusal, and its code. */
  readonly field: string;
  readonly taken: ErrorCode;
}

/** A change that a maker submits. */
export interface WantedChange<Payload> {
  readonly kind: TaskKind<Payload>;
  readonly payload: Payload;
  readonly recordId: string | null;
  readonly recordName: string;
  /** All records that change; only recordId when left out. */
  readonly recordIds?: readonly string[];
  /** True when another task holds the records, and this one does not wait for its end. */
  readonly isBeside?: boolean;
  readonly reservedNames?: readonly ReservedName[];
  /** Runs after the records and the names are reserved, when no other task can take them; throws to refuse. */
  readonly checkHeld?: () => Promise<void>;
  readonly changes: readonly FieldChange[];
  readonly reason?: string | undefined;
}

export function defineTaskKind<Payload>(definition: Definition<Payload>): TaskKind<Payload> {
  const { recordKind, action, isPayload } = definition;
  function payloadOf(stored: unknown): Payload {
    if (!isPayload(stored)) throw new Error(`A task to ${action} a ${recordKind} holds something else`);
    return stored;
  }
  const changeOf = (task: TaskRow) => ({ task, payload: payloadOf(task.payload) });
  return {
    recordKind,
    action,
    submitted: (payload) => JSON.stringify(payload),
    contentOf: (stored) => definition.contentOf(payloadOf(stored)),
    blockers: (actor, task) => definition.blockers(actor, changeOf(task)),
    impact: async (actor, task) => (await definition.impact?.(actor, changeOf(task))) ?? null,
    async carryOut(actor, task) {
      const done = await definition.carryOut(actor, changeOf(task));
      const { who, now } = actor;
      if (isPartOfSetUp(recordKind))
        await keepConfiguration(actor.db, { companyId: who.companyId, now, refNo: task.ref_no });
      return done;
    },
    nameNow: async (actor, stored) => definition.nameNow?.(actor, payloadOf(stored)),
    rehearse: async (actor, stored) => {
      await definition.rehearse?.(actor, payloadOf(stored));
    },
  };
}

export type AnyTaskKind = Omit<TaskKind, 'submitted'>;

declare module '../context.ts' {
  interface Services {
    readonly taskKinds: readonly AnyTaskKind[];
  }
}

/** An actor who decides on tasks. Needs all task kinds, because an approval carries the change out. */
export type TaskActor = Actor & Pick<Services, 'taskKinds'>;

export function kindOf({ taskKinds }: Pick<Services, 'taskKinds'>, { record_kind: recordKind, action }: TaskRow) {
  const found = taskKinds.find((kind) => kind.recordKind === recordKind && kind.action === action);
  if (!found) throw new Error(`No task can ${action} a ${recordKind}`);
  return found;
}
