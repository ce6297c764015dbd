import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { ShownParameters } from '../../domain/parameters.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CorrespondentStep, LabelValue, ReturnedTransfer, TaxBilling } from '../../generated/types.ts';

/** The receiver's proof of payment, besides the bank's reference. */
export type HostProof =
  | { readonly kind: 'biller'; readonly reference: string; readonly facts: readonly LabelValue[] }
  | {
      readonly kind: 'token';
      readonly reference: string;
      readonly token: string;
      readonly meterNumber: string;
      readonly kilowattHours: string;
      readonly customerName: string;
      readonly tariff: string;
    }
  | { readonly kind: 'swift'; readonly uetr: string; readonly steps: readonly CorrespondentStep[] }
  | {
      readonly kind: 'tax';
      readonly ntpn: string;
      readonly ntb: string;
      readonly stan: string;
      readonly bookingDate: string;
      /** Left out for revenue of a payer without a taxpayer number. */
      readonly npwp?: string;
    };

export interface OrderDone {
  readonly kind: 'done';
  readonly hostReference: string;
  /** RFC 3339. */
  readonly at: string;
  /** Left out for a transfer, whose only proof is the reference. */
  readonly proof?: HostProof;
}

/** The parameters of a code as text. */
export type CodeWords = Readonly<Record<Language, ShownParameters>>;

export type OrderOutcome =
  | OrderDone
  | { readonly kind: 'insufficient'; readonly code: ErrorCode }
  | { readonly kind: 'rejected'; readonly code: ErrorCode; readonly words?: CodeWords };
export type OrderAnswer = OrderOutcome | { readonly kind: 'timeout' };

export interface HostTables {
  host_script: {
    script_id: ColumnType<number, never, never>;
    operation: 'inquirePayee' | 'inquireProxy' | 'transfer';
    service: string | null;
    answer: JSONColumnType<Record<string, unknown>>;
    used_at: Date | null;
  };
  host_transfers: {
    company_id: string;
    reference: string;
    answer: JSONColumnType<OrderAnswer>;
    outcome: JSONColumnType<OrderOutcome>;
    recorded_at: Date;
  };
  /** Transfers that a bank abroad sends back; the answer is null until the money is back. */
  host_returns: {
    company_id: string;
    reference: string;
    reason: ReturnedTransfer['reason'];
    returns_at: Date;
    debit_account_id: string;
    debit_currency: string;
    currency: string;
    sent: string;
    debited: string;
    answer: ColumnType<ReturnedTransfer | null, string | null, string>;
  };
  /** Since when customers of billers have had bills. */
  host_bill_customers: { institution: string; customer_number: string; first_month: string };
  /** The bills that have been paid, as the sandbox host records them. */
  host_bill_payments: {
    institution: string;
    customer_number: string;
    bill_id: string;
    reference: string;
    amount: string;
    paid_at: Date;
  };
  /** The billings that the state revenue system of the sandbox has. */
  host_tax_billings: {
    billing_id: string;
    billing: JSONColumnType<TaxBilling>;
    asked: string | null;
    recorded_at: Date;
  };
  host_tax_payments: { billing_id: string; tax_key: string; ntpn: string; paid_at: Date };
}
