// What a kind of change has to know about itself to travel through the tasks.
import { shownParameters, type Parameters } from '../../domain/parameters.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type {
  AdminAction,
  AdminRecordKind,
  AdminTaskContent,
  ChangeImpact,
  FieldChange,
  ImpactNote,
  Language,
} from '../../generated/types.ts';
import type { AuditEvent } from '../audit/append.ts';
import type { Services } from '../context.ts';
import type { InboxMessage } from '../mail/store-news.ts';
import type { Actor } from '../approval/actor.ts';
import type { TaskRow } from './store.ts';

/** A rule that an approval would be refused by. */
export interface Blocker {
  readonly code: ErrorCode;
  /** The names of the records, groups or people meant. */
  readonly about: readonly string[];
  readonly parameters?: Parameters;
  /** The value of the draft that breaks the rule. */
  readonly field?: string;
}

export const asNote = ({ code, about, parameters }: Blocker, language: Language): ImpactNote => ({
  code,
  about: [...about],
  ...(parameters && { parameters: shownParameters(parameters, language) }),
});

export interface TaskChange<Payload> {
  readonly task: TaskRow;
  readonly payload: Payload;
}

export interface CarriedOut {
  readonly notices: readonly ImpactNote[];
  /** What the audit trail is told of the change itself. */
  readonly audited: readonly AuditEvent[];
  /** For whoever it is about. */
  readonly messages: readonly InboxMessage[];
  /** What the task keeps of it. */
  readonly kept?: { readonly record_id: string | null; readonly impact: string | null };
}

interface Told<Payload> {
  readonly recordKind: AdminRecordKind;
  readonly action: AdminAction;
  /** Recognises what this kind has stored. */
  readonly isPayload: (stored: unknown) => stored is Payload;
  readonly contentOf: (payload: Payload) => AdminTaskContent;
  /** Why carrying it out would be refused now; empty where nothing hinders it. */
  readonly blockers: (actor: Actor, change: TaskChange<Payload>) => Promise<Blocker[]>;
  /** What goes with it; null where nothing does. */
  readonly impact?: (actor: Actor, change: TaskChange<Payload>) => Promise<ChangeImpact | null>;
  /**
   * Makes the change in the transaction of its approval, and gives what follows from it; the approval writes that with
   * its own. A refusal undoes the change and leaves the task Failed.
   */
  readonly carryOut: (actor: Actor, change: TaskChange<Payload>) => Promise<CarriedOut>;
}

export interface TaskKind<Payload = unknown> extends Pick<Told<Payload>, 'recordKind' | 'action'> {
  readonly submitted: (payload: Payload) => string;
  readonly contentOf: (stored: unknown) => AdminTaskContent;
  readonly blockers: (actor: Actor, task: TaskRow) => Promise<Blocker[]>;
  readonly impact: (actor: Actor, task: TaskRow) => Promise<ChangeImpact | null>;
  readonly carryOut: (actor: Actor, task: TaskRow) => Promise<CarriedOut>;
}

/** A change that somebody wants: what it is about, and how it differs from what is there. */
export interface WantedChange<Payload> {
  readonly kind: TaskKind<Payload>;
  readonly payload: Payload;
  readonly recordId: string | null;
  readonly recordName: string;
  /** Every record that changes; the one of recordId when left out. */
  readonly recordIds?: readonly string[];
  /** A name that no other record may take while the task is open. */
  readonly reservedName?: string | undefined;
  /** Asked once nothing else can take the records or the name any more. */
  readonly checkHeld?: () => Promise<void>;
  readonly changes: readonly FieldChange[];
  readonly reason?: string | undefined;
}

export function defineTaskKind<Payload>(told: Told<Payload>): TaskKind<Payload> {
  const { recordKind, action, isPayload } = told;
  function payloadOf(stored: unknown): Payload {
    if (!isPayload(stored)) throw new Error(`A task to ${action} a ${recordKind} holds something else`);
    return stored;
  }
  const changeOf = (task: TaskRow) => ({ task, payload: payloadOf(task.payload) });
  return {
    recordKind,
    action,
    submitted: (payload) => JSON.stringify(payload),
    contentOf: (stored) => told.contentOf(payloadOf(stored)),
    blockers: (actor, task) => told.blockers(actor, changeOf(task)),
    impact: async (actor, task) => (await told.impact?.(actor, changeOf(task))) ?? null,
    carryOut: (actor, task) => told.carryOut(actor, changeOf(task)),
  };
}

export type AnyTaskKind = Omit<TaskKind, 'submitted'>;

declare module '../context.ts' {
  interface Services {
    /** Every kind of change that can be approved. */
    readonly taskKinds: readonly AnyTaskKind[];
  }
}

/** Whoever decides on tasks: an approved change of any kind may be carried out. */
export type TaskActor = Actor & Pick<Services, 'taskKinds'>;

export function kindOf({ taskKinds }: Pick<Services, 'taskKinds'>, { record_kind: recordKind, action }: TaskRow) {
  const found = taskKinds.find((kind) => kind.recordKind === recordKind && kind.action === action);
  if (!found) throw new Error(`No task can ${action} a ${recordKind}`);
  return found;
}
