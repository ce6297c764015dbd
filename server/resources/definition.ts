// The interface of a resource of administration, from which define.ts makes all its operations.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type {
  ActingUser,
  AdminAction,
  AdminRecordKind,
  AdminTaskContent,
  AuditSubject,
  ChangeImpact,
  FieldChange,
  MapRowPart,
  OngoingTask,
  PageInfo,
  PageRequest,
  RecordAction,
  RecordReference,
  RecordStatus,
  UserStatus,
} from '../../generated/types.ts';
import type { NamedAccount } from '../../domain/account-text.ts';
import type { Language } from '../../domain/language.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import type { Blocker, ReservedName } from '../tasks/kind.ts';
import type { RecordOfKind } from '../tasks/holds.ts';

export type ResourceAction = Exclude<AdminAction, 'unlock-token'>;

export interface AdminRecord {
  readonly id: string;
  readonly name: string;
  readonly status: RecordStatus | UserStatus;
  readonly revision: number;
}

export interface ResourceTypes {
  readonly row: AdminRecord;
  /** The values that an administrator fills in. */
  readonly draft: object;
  /** Data of related records, for the rules and the answers. */
  readonly facts: unknown;
  /** The record before the change, as it is stored in the task. */
  readonly snapshot: object;
  readonly request: { readonly page?: PageRequest };
  readonly summary: object;
  readonly detail: object;
}

/** One record of a change. row is null when it is created; draft is null for an action without new values. */
export interface Subject<T extends ResourceTypes> {
  readonly row: T['row'] | null;
  readonly draft: T['draft'] | null;
}

export interface Kept<T extends ResourceTypes> {
  readonly before: T['snapshot'] | null;
  readonly draft: T['draft'] | null;
}

export interface Question<T extends ResourceTypes> {
  readonly action: ResourceAction;
  readonly subject: Subject<T>;
  readonly facts: T['facts'];
}

export interface Related extends RecordOfKind {
  readonly name: string;
}

/** The other records and users that an action changes. */
export type Cascade = Pick<ChangeImpact, 'notices' | 'maps' | 'openRequests' | 'touchedRequests'> & {
  readonly subUserGroups: RecordReference[];
  readonly users: ActingUser[];
  readonly losesToken: ActingUser[];
};

export const noCascade: Cascade = {
  notices: [],
  subUserGroups: [],
  users: [],
  losesToken: [],
  maps: [],
  openRequests: 0,
};

export interface Applied {
  readonly maker: ActingUser;
  /** The reference of the task. */
  readonly refNo: string;
}

type Statuses = readonly AdminRecord['status'][];

/** Who reads; the bank itself has no language. */
export type Reader = Pick<Actor, 'db' | 'who' | 'now'> & { readonly language?: Language };

/** A value as text; with the value itself where the text could be taken for another one. */
export type FieldWord = string | null | { readonly text: string; readonly value: MapRowPart };
export type FieldWords = Readonly<Record<string, FieldWord>>;

export interface Definition<T extends ResourceTypes> {
  readonly recordKind: AdminRecordKind;
  readonly auditKind: AuditSubject['kind'];
  /** The statuses in which a record offers each action. An action that is left out does not exist. */
  readonly actions: Readonly<Partial<Record<ResourceAction, Statuses>>>;
  /** The actions that may be submitted while another action on the record waits; it then goes on waiting. */
  readonly besideOthers?: readonly ResourceAction[];
  readonly naming?: {
    /** The field of the form that shows the refusal of a taken name. */
    readonly field: string;
    /** Null for a record that gives its name up. */
    readonly nameIn: (draft: T['draft']) => string | null;
    readonly find: (db: Database, companyId: string, name: string) => Promise<string | undefined>;
    /** What names a record uniquely, and its code when taken; the name and ADMIN_NAME_TAKEN when left out. */
    readonly key?: { readonly of: (row: T['row']) => string; readonly taken: ErrorCode };
    /** The name of a new record for users; nameIn when left out. */
    readonly shownAs?: (draft: T['draft']) => string;
    /** Names the task of a record that takes a new name; the new name when left out. */
    readonly taskNamedBy?: (row: T['row']) => string;
  };
  /** Returns what else than its name a record reserves while its task is open, under names of its kind. */
  readonly reserves?: (subject: Subject<T>) => ReservedName[];
  /** Returns the field of the draft that names something twice. It is refused before any record is looked for. */
  readonly repeatedIn?: (draft: T['draft']) => string | undefined;
  /** Returns the path in the request body of a field of the record with this index. Left out when no rule names a field. */
  readonly placeOf?: (index: number, field: string, row: T['row'] | null) => string;
  /** True when one task changes several records. */
  readonly isOfMany?: boolean;
  /** Returns those of the records that exist, in the order of their ids, so that locking them cannot deadlock. */
  readonly find: (db: Database, companyId: string, ids: readonly string[], lock: boolean) => Promise<T['row'][]>;
  readonly facts: (actor: Reader, subjects: readonly Subject<T>[]) => Promise<T['facts']>;
  /** Returns why the action is refused, most important first; empty when it is allowed. */
  readonly rules: (question: Question<T>) => Blocker[];
  /** Replaces the codes of the rules when the change is decided on, where only a repair helps. */
  readonly whenDecided?: (blockers: readonly Blocker[]) => Blocker[];
  /** Returns other records that the action needs or changes. An open task on one of them blocks the action. */
  readonly related: (question: Question<T>) => Related[];
  /** Returns the changes of other records that the approver signs with the change; left out when there are none. */
  readonly follows?: (question: Question<T>) => FieldChange[];
  /** Returns the differences of an action without new values; the status when left out. */
  readonly ownChange?: (question: Question<T>) => FieldChange[];
  /** The codes of rules that are named otherwise once the change waits. */
  readonly whileWaiting?: Readonly<Partial<Record<ErrorCode, ErrorCode>>>;
  readonly draftOf: (row: T['row']) => T['draft'];
  /** Returns the value of each field as text for users. */
  readonly words: (draft: T['draft'], facts: T['facts'], row: T['row'] | null) => FieldWords;
  /** Returns the accounts of which the fields carry the numbers, such as `access.1370010246801`; left out without any. */
  readonly accountsIn?: (facts: T['facts'], row: T['row'] | null) => Iterable<NamedAccount>;
  readonly snapshot: (row: T['row'], facts: T['facts']) => T['snapshot'];
  readonly content: (kept: readonly Kept<T>[]) => AdminTaskContent;
  /** Returns what else the action changes. Left out when no action of the resource changes other records. */
  readonly cascade?: (actor: Actor, question: Question<T>) => Promise<Cascade | null>;
  /** Makes the change and returns the id of the record. The caller has locked the records and checked the rules. */
  readonly apply: (actor: Actor, question: Question<T>, applied: Applied) => Promise<string>;
  readonly list: (
    actor: Reader,
    request: T['request'],
  ) => Promise<{ readonly rows: T['row'][]; readonly page: PageInfo }>;
  readonly summary: (row: T['row'], facts: T['facts'], offer: Offer) => T['summary'];
  readonly detail: (actor: Reader, row: T['row'], facts: T['facts'], offer: Offer) => Promise<T['detail']>;
}

/** The open tasks of a record, and the actions that the caller may start on it. */
export interface Offer {
  readonly ongoingTask: OngoingTask | null;
  /** Those beside it; left out where there are none, as in every resource without besideOthers. */
  readonly otherTasks?: OngoingTask[];
  readonly actions: RecordAction[];
}
