import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AuditEventType, AuditOutcome, SystemParameterName } from '../../generated/types.ts';

type Json = JSONColumnType<Record<string, unknown>>;
/** A number that the database generates. */
type Counted = ColumnType<number, never, never>;

export interface GroundTables {
  companies: {
    company_id: string;
    name: string;
    is_single_access: Generated<boolean>;
    created_at: Generated<Date>;
  };
  users: {
    company_id: string;
    user_id: string;
    name: string;
    email: string;
    mobile: Generated<string>;
    roles: string[];
    services: Generated<string[]>;
    flags: Generated<string[]>;
    status: Generated<'active' | 'inactive' | 'blocked' | 'pending'>;
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    failed_logins: Generated<number>;
    last_login_at: Date | null;
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  sessions: {
    session_id: string;
    company_id: string;
    user_id: string;
    token_hash: Buffer;
    token_expires_at: Date;
    refresh_hash: Buffer;
    exchanged_hash: Buffer | null;
    exchanged_at: Date | null;
    sealed_key: Buffer;
    started_at: Date;
    last_used_at: Date;
    ended_at: Date | null;
    ended_code: string | null;
  };
  spent_refresh_tokens: { refresh_hash: Buffer; session_id: string; spent_at: Date };
  one_time_items: { kind: string; item_id: string; content: Json; expires_at: Date; used_at: Date | null };
  stored_answers: {
    company_id: string;
    user_id: string;
    idempotency_key: string;
    operation: string;
    body_digest: Buffer;
    sealed_output: Buffer;
    created_at: Date;
  };
  setup_changes: { company_id: string; change: number; changed_at: Generated<Date> };
  login_places: { place: string; last_login_at: Date };
  rate_limits: { subject: string; window_start: Date; hits: number };
  audit_events: {
    company_id: string;
    number: number;
    happened_at: Date;
    actor_id: string | null;
    actor_name: string | null;
    event_id: string;
    event_type: AuditEventType;
    area: 'corporate' | 'administration';
    outcome: AuditOutcome;
    subject: string;
    details: Json;
    /** The name of the job when the system acted. */
    request_id: string;
    ip_address: string | null;
    device: string | null;
    previous_hash: Buffer;
    hash: Buffer;
  };
  events: {
    event_id: Counted;
    company_id: string;
    user_id: string | null;
    user_ids: Generated<string[] | null>;
    type: string;
    data: Json;
    in_indonesian: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
    created_at: Generated<Date>;
  };
  jobs: {
    job_id: Counted;
    kind: string;
    payload: Json;
    run_at: Date;
    attempts: Generated<number>;
    state: Generated<'waiting' | 'running' | 'done' | 'dead'>;
    locked_until: Date | null;
    last_error: string | null;
    unique_key: string | null;
    is_dated: Generated<boolean>;
    created_at: Generated<Date>;
  };
  mails: {
    mail_id: Counted;
    company_id: string | null;
    channel: Generated<'mail' | 'whatsapp'>;
    recipient: string;
    subject: string;
    body: string;
    attachment_name: ColumnType<string | null, string | null | undefined>;
    attachment_type: ColumnType<string | null, string | null | undefined>;
    attachment: ColumnType<Buffer | null, Buffer | null | undefined>;
    created_at: Date;
    sent_at: Date | null;
  };
  system_parameters: {
    name: SystemParameterName;
    value: string;
    description_en: string;
    description_id: string;
    effective_from: string;
    effective_to: string | null;
    source: string;
  };
  sandbox_settings: { name: string; value: JSONColumnType<object> };
  health_probes: { written_at: Date };
  storage_key_checks: { only_one: Generated<boolean>; sealed: Buffer };
}
