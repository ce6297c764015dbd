import type { ColumnType, Generated } from 'kysely';
import type {
  ActingUser,
  AdminAction,
  AdminDecisionKind,
  AdminRecordKind,
  AdminTaskStatus,
  ChangeImpact,
  ErrorCode,
  FieldChange,
  HistoryStep,
} from '../../generated/types.ts';
import type { Parameters } from '../../domain/parameters.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The status as stored. A person who may decide on the task is shown To Approve instead of Pending Approval. */
export type StoredTaskStatus = Extract<
  AdminTaskStatus,
  'Pending Approval' | 'To Repair' | 'Successful' | 'Cancelled' | 'Rejected' | 'Failed'
>;

export interface TaskFailure {
  readonly code: ErrorCode;
  readonly parameters: Parameters;
  readonly at: string;
}

export interface TaskTables {
  admin_tasks: {
    company_id: string;
    task_id: string;
    ref_no: string;
    record_kind: AdminRecordKind;
    action: AdminAction;
    record_id: string | null;
    record_name: string;
    record_count: Generated<number>;
    revision: Generated<number>;
    status: StoredTaskStatus;
    payload: Json<unknown>;
    changes: Json<FieldChange[]>;
    maker_ids: string[];
    submitted_by: string;
    submitted_by_name: string;
    submitted_at: Date;
    last_acted_by: OptionalJson<ActingUser>;
    last_acted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    due_at: Date | null;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
    failure: OptionalJson<TaskFailure>;
    /** What the change affected when it was carried out. */
    impact: OptionalJson<ChangeImpact>;
  };
  admin_task_holds: {
    company_id: string;
    record_kind: AdminRecordKind;
    record_id: Generated<string>;
    name_key: Generated<string>;
    task_id: string;
  };
  admin_task_revisions: {
    company_id: string;
    task_id: string;
    revision: number;
    makers: Json<ActingUser[]>;
    made_at: Date;
    record_name: string;
    record_count: Generated<number>;
    payload: Json<unknown>;
    changes: Json<FieldChange[]>;
  };
  admin_task_steps: {
    company_id: string;
    task_id: string;
    step_no: ColumnType<number, never, never>;
    action: HistoryStep['action'];
    decision: AdminDecisionKind | null;
    actor_id: string;
    actor_name: string;
    acted_at: Date;
    status: StoredTaskStatus;
    revision: number;
    reason: string | null;
    signature_digest: string | null;
    eligible: Json<ActingUser[]>;
    self_approval: boolean;
  };
}
