// The type of the demonstration records, each with the details of its kind.
import type { DealDetails } from '../../accounts/treasury.ts';
import type { GuaranteeDetails } from '../../accounts/guarantees.ts';
import type { InvoiceDetails } from '../../accounts/value-chain.ts';
import type { TradeDetails } from '../../accounts/trade.ts';

export const idr = (value: string) => ({ value, currency: 'IDR' as const });
export const usd = (value: string) => ({ value, currency: 'USD' as const });

interface Common {
  readonly company_id: string;
  readonly record_id: string;
  readonly facility_id: string;
  readonly number: string;
  readonly counterparty: string;
  readonly currency: 'IDR' | 'USD';
  readonly amount: string;
  readonly outstanding: string;
  readonly due_date: string;
  readonly is_open: boolean;
}

export type DemoRecord = Common &
  (
    | { readonly kind: 'trade'; readonly details: TradeDetails }
    | { readonly kind: 'guarantee'; readonly details: GuaranteeDetails }
    | { readonly kind: 'invoice'; readonly details: InvoiceDetails }
    | { readonly kind: 'deal'; readonly details: DealDetails }
  );
