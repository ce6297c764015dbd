import type { ColumnType, Generated } from 'kysely';
import type {
  ActingUser,
  CurrencyCode,
  FavoriteForm,
  FavoritePaymentType,
  RecordReference,
  TaxOfficeBilling,
  TransactionType,
} from '../../generated/types.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export interface PaymentTables {
  payment_drafts: {
    company_id: string;
    user_id: string;
    draft_id: string;
    revision: Generated<number>;
    transaction_type: TransactionType;
    content: Buffer;
    saved_at: Date;
    expires_at: Date;
  };
  deals: {
    company_id: string;
    deal_number: string;
    from_currency: CurrencyCode;
    to_currency: CurrencyCode;
    amount: string;
    currency: CurrencyCode;
    rate: string;
    value_date: string;
    valid_until: Date;
    /** A trigger updates it whenever a request uses the deal or releases it. */
    used: Generated<string>;
  };
  favorites: {
    company_id: string;
    favorite_id: string;
    revision: Generated<number>;
    name: string;
    payment_type: FavoritePaymentType;
    service: string;
    payee_name: string;
    destination: string;
    destination_bank: string;
    bank_code: string;
    currency: CurrencyCode;
    form: Json<FavoriteForm>;
    pending_form: ColumnType<FavoriteForm | null, string | null | undefined, string | null>;
    scope: 'private' | 'sub-user-groups' | 'company';
    sub_user_groups: ColumnType<RecordReference[], string | undefined, string>;
    is_approved: boolean;
    ref_no: string | null;
    task_id: string | null;
    history_task_id: string | null;
    used_times: Generated<number>;
    last_used_at: Date | null;
    account_changed_at: Date | null;
    created_by: string;
    created_by_name: string;
    created_at: Date;
    /** By a task of administration; a change by its maker is in the history of its request. */
    changed_by: OptionalJson<ActingUser>;
    changed_at: ColumnType<Date | null, Date | undefined, Date>;
    approved_by: OptionalJson<ActingUser>;
  };
  /** The billings that a company created in the portal. */
  tax_billings: {
    company_id: string;
    billing_id: string;
    billing: Json<TaxOfficeBilling>;
    created_by: string;
    created_by_name: string;
    created_at: Date;
  };
}
