// What a resource of administration says about itself. Everything that administrators do with it follows from that.
import type {
  ActingUser,
  AdminRecordKind,
  AdminTaskContent,
  AuditSubject,
  ChangeImpact,
  OngoingTask,
  PageInfo,
  PageRequest,
  RecordAction,
  RecordReference,
  RecordStatus,
} from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { RecordOfKind } from '../tasks/holds.ts';

export type ResourceAction = 'create' | 'edit' | 'inactivate' | 'reactivate' | 'delete';

export interface AdminRecord {
  readonly id: string;
  readonly name: string;
  readonly status: RecordStatus;
  readonly revision: number;
}

/** The types of one resource, under one name. */
export interface ResourceTypes {
  readonly row: AdminRecord;
  /** The values that an administrator fills in. */
  readonly draft: object;
  /** What the rules and the answers know of related records. */
  readonly facts: unknown;
  /** A record as a task keeps it, to be shown as it was before. */
  readonly snapshot: object;
  readonly request: { readonly page?: PageRequest };
  readonly summary: object;
  readonly detail: object;
}

/** One record of a change: row is null for one that is to be created, draft for an action without new values. */
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

/** A record that an action changes too, and what else follows from it. */
export type Cascade = Pick<ChangeImpact, 'notices' | 'maps' | 'openRequests'> & {
  readonly subUserGroups: RecordReference[];
  readonly users: ActingUser[];
  readonly losesToken: ActingUser[];
};

export interface Applied {
  readonly maker: ActingUser;
}

type Statuses = readonly RecordStatus[];

export interface Definition<T extends ResourceTypes> {
  readonly recordKind: AdminRecordKind;
  readonly auditKind: AuditSubject['kind'];
  /** The statuses in which a record offers an action; an action that is left out does not exist. */
  readonly actions: Readonly<Partial<Record<ResourceAction, Statuses>>>;
  /** The code for a name that is taken goes to this field of the form. */
  readonly naming?: {
    readonly field: string;
    readonly nameIn: (draft: T['draft']) => string;
    readonly find: (db: Database, companyId: string, name: string) => Promise<string | undefined>;
  };
  /** Where a request holds a value of the draft of its record with this index; left out where no rule names a value. */
  readonly placeOf?: (index: number, field: string) => string;
  /** Several records change in one task. */
  readonly isOfMany?: boolean;
  /** In the order of their ids; lock holds them until the commit. */
  readonly load: (db: Database, companyId: string, ids: readonly string[], lock: boolean) => Promise<T['row'][]>;
  readonly facts: (actor: Pick<Actor, 'db' | 'who' | 'now'>, subjects: readonly Subject<T>[]) => Promise<T['facts']>;
  /** Why the action would be refused, the first being the answer; empty where nothing stands against it. */
  readonly rules: (question: Question<T>) => Blocker[];
  /** Records that the action depends on or changes too: a task of one of them refuses it. */
  readonly related: (question: Question<T>) => Related[];
  readonly draftOf: (row: T['row']) => T['draft'];
  /** Each field and its value, as a person reads them. */
  readonly words: (
    draft: T['draft'],
    facts: T['facts'],
    row: T['row'] | null,
  ) => Readonly<Record<string, string | null>>;
  readonly snapshot: (row: T['row'], facts: T['facts']) => T['snapshot'];
  readonly content: (kept: readonly Kept<T>[]) => AdminTaskContent;
  /** What the action takes with it; left out where that is nothing. */
  readonly cascade?: (actor: Actor, question: Question<T>) => Promise<Cascade | null>;
  /** Makes the change and returns the id of the record. The records are locked and the rules were asked. */
  readonly apply: (actor: Actor, question: Question<T>, applied: Applied) => Promise<string>;
  readonly list: (
    actor: Pick<Actor, 'db' | 'who' | 'now'>,
    request: T['request'],
  ) => Promise<{ readonly rows: T['row'][]; readonly page: PageInfo }>;
  readonly summary: (row: T['row'], facts: T['facts'], offer: Offer) => T['summary'];
  readonly detail: (
    actor: Pick<Actor, 'db' | 'who' | 'now'>,
    row: T['row'],
    facts: T['facts'],
    offer: Offer,
  ) => Promise<T['detail']>;
}

/** What the answers say of a record beside its own values. */
export interface Offer {
  readonly ongoingTask: OngoingTask | null;
  readonly actions: RecordAction[];
}
