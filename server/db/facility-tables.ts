import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CurrencyCode, FacilityKind } from '../../generated/types.ts';

type Amount = ColumnType<string, string, string>;
type Details = JSONColumnType<Record<string, unknown>>;

export interface FacilityTables {
  facilities: {
    company_id: string;
    facility_id: string;
    number: string;
    kind: FacilityKind;
    name: string;
    currency: CurrencyCode;
    plafond: Amount;
    interest_rate: string | null;
    /** The omnibus facility whose limit this one shares. */
    parent_id: string | null;
    maturity_date: string;
    details: Details;
  };
  facility_favorites: { company_id: string; user_id: string; facility_id: string };
  facility_records: {
    company_id: string;
    record_id: string;
    kind: 'trade' | 'guarantee' | 'invoice' | 'deal';
    facility_id: string;
    number: string;
    counterparty: string;
    currency: CurrencyCode;
    amount: Amount;
    outstanding: Amount;
    due_date: string;
    is_open: boolean;
    details: Details;
  };
  loan_instalments: {
    company_id: string;
    account_id: string;
    number: number;
    due_date: string;
    principal: Amount;
    interest: Amount;
    penalty: Generated<string>;
    remaining: Amount;
    paid_on: string | null;
  };
}
