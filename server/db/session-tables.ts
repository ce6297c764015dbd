import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { components } from '../../generated/types.ts';

type Schemas = components['schemas'];

/** What a person signs: a decision on requests, or an approval of tasks. */
export type ChallengedAction = Schemas['SignedAction'] | 'approve-task';

export interface SessionTables {
  user_details: {
    company_id: string;
    user_id: string;
    identity_type: Generated<'KTP' | 'Passport'>;
    identity_number: string;
    identity_expires_on: ColumnType<string | null, string | null | undefined, string | null>;
    user_group: string | null;
    sub_user_group: string | null;
    language: Generated<Schemas['Language']>;
    email_notices: Generated<Schemas['NoticeTopic'][]>;
    previous_login_at: Date | null;
    password_changed_at: Date;
    revision: Generated<number>;
    changed_at: Generated<Date>;
    leave: ColumnType<Schemas['Leave'], string | undefined, string>;
    allowances: ColumnType<Schemas['UserAllowance'][] | null, string | null | undefined, string | null>;
    created_by: ColumnType<Schemas['ActingUser'], string | undefined, string>;
    created_at: Generated<Date>;
    changed_by: ColumnType<Schemas['ActingUser'] | null, string | null | undefined, string | null>;
    approved_by: ColumnType<Schemas['ActingUser'] | null, string | null | undefined, string | null>;
  };
  token_devices: {
    company_id: string;
    serial_number: string;
    user_id: string | null;
    token_type: Schemas['TokenType'];
    status: Schemas['AssignedToken']['status'];
    suite: Generated<string>;
    secret: Buffer;
    wrong_responses: Generated<number>;
    assigned_at: Date;
  };
  challenges: {
    company_id: string;
    challenge_id: string;
    user_id: string;
    action: ChallengedAction;
    items: JSONColumnType<Schemas['SignedTarget'][]>;
    covers: JSONColumnType<(Schemas['SignedItem'] | Schemas['AdminSignedItem'])[]>;
    currency: Schemas['CurrencyCode'] | null;
    amount: string | null;
    digest: Buffer;
    challenge: string;
    created_at: Date;
    expires_at: Date;
    verified_at: Date | null;
    used_at: Date | null;
  };
  mailed_links: {
    token_hash: Buffer;
    company_id: string;
    user_id: string;
    purpose: Schemas['LinkPurpose'];
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    replaced_at: Date | null;
  };
  company_setup: {
    company_id: string;
    npwp: string | null;
    line_of_business: string | null;
    branch_name: string | null;
    relationship_manager: string | null;
    member_since: string | null;
    email: string | null;
    telephone: string | null;
    address: string | null;
    approval_mode: Schemas['ApprovalMode'] | null;
    approval_scope: Generated<Schemas['ApprovalScope'][]>;
    notices: ColumnType<Schemas['CompanyNotices'], string, string>;
  };
  company_features: {
    company_id: string;
    features: (keyof Schemas['FeatureFlags'])[];
    hidden_menus: Schemas['HideableMenu'][];
    payee_input_mode: Generated<Schemas['PayeeInputMode']>;
    allowed_locations: Generated<string[]>;
  };
  maintenance_windows: {
    window_id: string;
    starts_at: Date;
    ends_at: Date;
    whole_portal: boolean;
    services: Generated<Schemas['ServiceCode'][]>;
    reason_en: string;
    reason_id: string;
  };
  browser_minimums: {
    browser: Schemas['BrowserMinimum']['browser'];
    minimum_version: string;
    effective_from: string;
    effective_to: string | null;
    source: string;
  };
}
