import type { ColumnType, Generated } from 'kysely';
import type {
  RequestKind,
  ActingUser,
  BulkRecord,
  BulkRecordContent,
  BulkRecordType,
  Conversion,
  CurrencyCode,
  DecisionKind,
  ErrorCode,
  ExceptionalState,
  ExecutionReceipt,
  FeeQuote,
  FromAccount,
  HistoryStep,
  MatchedRow,
  PublicJwk,
  RequestNote,
  ReturnedBy,
  ServiceCode,
  StatusLabel,
  TransactionContent,
  TransactionListStatus,
  TransactionType,
} from '../../generated/types.ts';
import type { ExecutionState } from '../../domain/execution-status.ts';
import type { CodeWords } from './host-tables.ts';
import type { Action, Route, StageKind } from '../../domain/approval/types.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The exceptional state of the wire, and the digest that the first exceptional person signed. */
export type ExceptionalRecord = ExceptionalState & { readonly digest: string | null };

/** Why the bank did not carry out a request: the code, and all its parameters as text. */
export interface FailureCode {
  readonly code: ErrorCode;
  readonly words: CodeWords;
}

/** The columns that the maker of a revision fills in. */
interface AskedFor {
  service: ServiceCode | null;
  content: Json<TransactionContent>;
  fees: OptionalJson<FeeQuote>;
  conversion: OptionalJson<Conversion>;
  amount: string | null;
  currency: CurrencyCode | null;
  idr_equivalent: string | null;
  has_special_rate: Generated<boolean>;
  account_id: string | null;
  account: OptionalJson<FromAccount>;
  payee_account: string;
  payee_bank: string;
  payee_name: string;
  transaction_date: string;
  matched_row: OptionalJson<MatchedRow>;
  rupiah_rate: OptionalJson<RupiahRate>;
}

/** The rate in rupiah of one unit of another currency, and the source of the rate. */
export interface RupiahRate {
  readonly rate: string;
  readonly source: string;
  /** RFC 3339. */
  readonly quotedAt: string;
}

export interface RequestTables {
  requests: AskedFor & {
    company_id: string;
    task_id: string;
    ref_no: string;
    menu_access: TransactionType;
    status: StatusLabel;
    tab: Exclude<TransactionListStatus, 'all'>;
    revision: Generated<number>;
    notes: Json<RequestNote[]>;
    execution_date: string;
    route: Json<Route>;
    stage_kind: StageKind | null;
    waiting_groups: string[];
    maker_ids: string[];
    acted_ids: Generated<string[]>;
    exceptional: OptionalJson<ExceptionalRecord>;
    returned: OptionalJson<ReturnedBy>;
    /** What a person wrote; null where failure says it. */
    reason: string | null;
    failure: OptionalJson<FailureCode>;
    ended_by: OptionalJson<ActingUser>;
    created_by: string;
    created_by_name: string;
    created_at: Date;
    updated_at: Date;
    /** Until when the present step must be taken: the end of its service level, or of the hours of payment if earlier. */
    due_at: Date | null;
    sla_ends_at: Generated<Date | null>;
    id_trx_log: string | null;
    /** The money has left, and the bank of the payee has neither credited it nor sent it back. */
    is_forwarded: Generated<boolean>;
    /** The series of which this is an occurrence. */
    series_ref_no: ColumnType<string | null, string | null | undefined, string | null>;
  };
  request_revisions: {
    company_id: string;
    task_id: string;
    revision: number;
    made_by: string;
    made_by_name: string;
    made_at: Date;
    notes: Json<RequestNote[]>;
    route: Json<Route>;
  } & AskedFor;
  /** A view with one row for each revision of each request. */
  requests_as_made: RequestTables['requests'];
  request_steps: {
    company_id: string;
    task_id: string;
    step_no: ColumnType<number, never, never>;
    action: HistoryStep['action'];
    actor_id: string | null;
    actor_name: string | null;
    acted_at: Date;
    execution_date: string;
    status: StatusLabel;
    secondary: Generated<string>;
    revision: number;
    reason: string | null;
    failure: OptionalJson<FailureCode>;
  };
  request_decisions: {
    company_id: string;
    task_id: string;
    step_no: number;
    kind: DecisionKind;
    counts_as: Action | null;
    revision: number;
    stage: number;
    actor_id: string;
    actor_name: string;
    group_ids: string[];
    decided_at: Date;
    reason: string | null;
    signature_digest: string | null;
    confirmed_by: string | null;
    eligible: Json<ActingUser[]>;
    matrix_version: number;
    matched_row: OptionalJson<MatchedRow>;
  };
  executions: {
    company_id: string;
    id_trx_log: string;
    task_id: string;
    record_no: number;
    /** The amount in rupiah that counts against the daily limits. */
    idr_equivalent: string | null;
    state: ExecutionState;
    attempts: Generated<number>;
    sent_at: Date | null;
    host_reference: string | null;
    code: ErrorCode | null;
    /** The parameters of the code, in both languages; null if it has none. */
    code_words: OptionalJson<CodeWords>;
    credited_at: Date | null;
    /** The day whose limit it uses; null before it is carried out. */
    counted_on: string | null;
    enquiries: Generated<number>;
    last_enquiry_at: Date | null;
    next_enquiry_at: Date | null;
    receipt: OptionalJson<ExecutionReceipt>;
  };
  request_records: {
    company_id: string;
    task_id: string;
    line: number;
    record_type: BulkRecordType;
    record_status: StatusLabel;
    customer_reference: string;
    beneficiary_name: string;
    destination: string;
    destination_bank: Generated<string>;
    service: string;
    amount: string | null;
    currency: CurrencyCode | null;
    idr_equivalent: string | null;
    fee: string | null;
    content: Json<BulkRecordContent>;
    ignored: ColumnType<BulkRecord['ignored'], string | undefined, string>;
    faults: ColumnType<BulkRecord['faults'], string | undefined, string>;
    content_before: OptionalJson<BulkRecordContent>;
    changed_by: OptionalJson<ActingUser>;
    return_reason: Generated<string | null>;
    host_reference: Generated<string | null>;
    executed_at: Generated<Date | null>;
  };
  request_record_decisions: {
    company_id: string;
    task_id: string;
    line: number;
    revision: number;
    stage: number;
    actor_id: string;
    actor_name: string;
    group_ids: string[];
    action: 'pass' | 'reject';
    step_no: number;
    decided_at: Date;
  };
  file_keys: { key_id: string; public_key: Json<PublicJwk>; sealed_private_key: Buffer; made_at: Date };
  repair_locks: { company_id: string; task_id: string; user_id: string; user_name: string; locked_until: Date };
  stage_service_levels: {
    company_id: string;
    request_type: Generated<RequestKind>;
    stage: StageKind;
    hours: number;
    minutes: Generated<number>;
  };
}
