import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AccountAccess,
  ActingUser,
  ApprovalMode,
  ApprovalOrder,
  ApprovalScope,
  ConfiguredKind,
  RecordStatus,
  RequestKind,
  ServiceCode,
  SetUpFinding,
  StageGroupChoice,
  WorkflowMapRowDraft,
} from '../../generated/types.ts';

type Json<Value> = ColumnType<Value, string | undefined, string>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
type OptionalDate = ColumnType<Date | null, Date | null | undefined, Date | null>;
type CountedAmount = ColumnType<string, string | undefined, string>;
type Amount = ColumnType<string | null, string | null | undefined, string | null>;

interface Stamped {
  revision: Generated<number>;
  created_by: ColumnType<ActingUser, string | undefined, string>;
  created_at: Generated<Date>;
  changed_by: OptionalJson<ActingUser>;
  changed_at: OptionalDate;
  approved_by: OptionalJson<ActingUser>;
}

/** A row of a workflow map; createdAt is in milliseconds. */
export type StoredMapRow = Omit<WorkflowMapRowDraft, 'id'> & { readonly id: string; readonly createdAt: number };

export interface AdministrationTables {
  user_groups: {
    company_id: string;
    group_id: string;
    name: string;
    status: Generated<RecordStatus>;
    revision: Generated<number>;
    workflow_map_ids: Generated<string[]>;
    enterprise_limit_ids: Generated<string[]>;
    created_by: Json<ActingUser>;
    created_at: Generated<Date>;
    changed_by: OptionalJson<ActingUser>;
    changed_at: OptionalDate;
    approved_by: OptionalJson<ActingUser>;
  };
  sub_user_groups: {
    company_id: string;
    group_id: string;
    name: string;
    is_active: Generated<boolean>;
    user_group_id: string;
    revision: Generated<number>;
    account_access: Json<AccountAccess>;
    services: Generated<ServiceCode[]>;
    enterprise_limit_ids: Generated<string[]>;
    created_by: Json<ActingUser>;
    created_at: Generated<Date>;
    changed_by: OptionalJson<ActingUser>;
    changed_at: OptionalDate;
    approved_by: OptionalJson<ActingUser>;
  };
  company_services: { company_id: string; service: ServiceCode };
  approval_workflows: Stamped & {
    company_id: string;
    workflow_id: string;
    name: string;
    request_type: RequestKind;
    approval_order: ApprovalOrder;
    approval_mode: ApprovalMode;
    approval_scope: ApprovalScope[];
    verify: Json<StageGroupChoice[]>;
    approve: Json<StageGroupChoice[]>;
    release: Json<StageGroupChoice[]>;
    status: Generated<RecordStatus>;
  };
  workflow_maps: Stamped & {
    company_id: string;
    map_id: string;
    name: string;
    is_active: Generated<boolean>;
    rows: Json<StoredMapRow[]>;
    matrix_version: Generated<number>;
    /** Null if it is not known: then the rows are counted. */
    overlap_count: number | null;
  };
  enterprise_limits: {
    company_id: string;
    limit_id: string;
    name: string;
    is_active: Generated<boolean>;
    minimum_amount: CountedAmount;
    maximum_amount: CountedAmount;
    revision: Generated<number>;
    created_by: Json<ActingUser>;
    created_at: Generated<Date>;
    changed_by: OptionalJson<ActingUser>;
    changed_at: OptionalDate;
    approved_by: OptionalJson<ActingUser>;
  };
  enterprise_limit_items: {
    company_id: string;
    limit_id: string;
    service: ServiceCode;
    item_id: Generated<string>;
    amount: ColumnType<string, string, string>;
  };
  company_settings: {
    company_id: string;
    setting: string;
    revision: Generated<number>;
    changed_by: Json<ActingUser>;
    changed_at: Date;
    approved_by: Json<ActingUser>;
  };
  configuration_versions: {
    company_id: string;
    record_kind: ConfiguredKind | 'account';
    record_id: string;
    from_at: Date;
    /** Null if the record was deleted. */
    content: ColumnType<unknown, string | null, string | null>;
    ref_no: string | null;
    name: GeneratedAlways<string | null>;
  };
  decider_versions: {
    company_id: string;
    from_at: Date;
    content: Json<object>;
  };
  finding_checks: {
    company_id: string;
    first_on: string;
    last_on: string;
    checked_at: Date;
  };
  nightly_findings: {
    company_id: string;
    finding_key: string;
    finding: Json<SetUpFinding>;
    found_on: string;
    /** Null while it is not solved. */
    solved_on: string | null;
    is_worse: Generated<boolean>;
  };
  delegations: {
    company_id: string;
    service: ServiceCode;
    role: 'MK' | 'VF' | 'AP' | 'RL';
    amount: ColumnType<string, string, string>;
  };
  account_limits: {
    company_id: string;
    account_id: string;
    minimum: Amount;
    maximum: Amount;
    daily_maximum: Amount;
    revision: Generated<number>;
    changed_at: Date;
  };
}
