import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CurrencyCode, MutationDetail, ServiceCode } from '../../generated/types.ts';

/** Amounts are read and written as text, so they never become floating-point numbers. */
type Amount = ColumnType<string, string, string>;
type CountedAmount = ColumnType<string, string | undefined, string>;

export interface BankTables {
  accounts: {
    company_id: string;
    account_id: string;
    number: string;
    alias: string;
    name: string;
    kind: 'CA' | 'SA' | 'TD' | 'LOAN' | 'BANK';
    currency: CurrencyCode;
    branch: string;
    status: Generated<'active' | 'blocked' | 'dormant' | 'closed'>;
    interest_rate: ColumnType<string, string | undefined, string>;
    details: ColumnType<Record<string, unknown>, string | undefined, string>;
    alias_revision: Generated<number>;
    alias_changed_at: Date | null;
  };
  former_aliases: {
    company_id: string;
    account_id: string;
    alias: string;
  };
  account_access: {
    company_id: string;
    user_id: string;
    account_id: string;
    is_favorite: Generated<boolean>;
    may_inquire: Generated<boolean>;
    may_debit: Generated<boolean>;
  };
  journal_entries: {
    entry_id: string;
    kind: string;
    reference: string;
    booked_at: Date;
    value_date: string;
    channel: Generated<MutationDetail['channel']>;
  };
  postings: {
    company_id: string;
    account_id: string;
    posting_id: ColumnType<number, never, never>;
    entry_id: string;
    amount: Amount;
    currency: CurrencyCode;
    balance_after: Amount;
    description: string;
    counterparty_name: Generated<string>;
    counterparty_number: Generated<string>;
    counterparty_bank: Generated<string>;
    booked_at: Date;
    value_date: string;
  };
  account_balances: {
    company_id: string;
    account_id: string;
    balance: CountedAmount;
    hold: CountedAmount;
    updated_at: Date;
  };
  approval_groups: { company_id: string; group_id: string; name: string };
  approval_group_members: { company_id: string; group_id: string; user_id: string };
  approval_matrices: { company_id: string; version: number; rows: JSONColumnType<object[]>; created_at: Date };
  person_limits: { company_id: string; user_id: string; stage: 'verify' | 'approve' | 'release'; amount: Amount };
  company_limits: {
    company_id: string;
    kind: 'corporate-daily' | 'role' | 'account-debit';
    /** '' is the limit over the sum of all services. */
    service: ServiceCode | '';
    subject: Generated<string>;
    amount: Amount;
  };
  limit_usage: { company_id: string; service: ServiceCode; day: string; used: CountedAmount };
}
