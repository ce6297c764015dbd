// The interface of the host: the core bank, the national rails and the billers. The host books payments in the ledger, so
// the portal posts nothing itself. An order that is sent twice with the same reference is executed once.
import type { Money } from '../../domain/money.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type {
  LabelValue,
  ReturnedTransfer,
  ServiceCode,
  TaxBilling,
  TaxBillingForm,
  TaxOfficeBilling,
} from '../../generated/types.ts';
import type { OrderAnswer, OrderOutcome } from '../db/host-tables.ts';

export interface PayeeQuestion {
  readonly service: ServiceCode;
  readonly accountNumber: string;
  /** Left out for an account at this bank. */
  readonly bankCode?: string;
}

export interface ProxyQuestion {
  /** 01 phone, 02 e-mail, 03 IPT id. */
  readonly proxyType: '01' | '02' | '03';
  readonly proxyValue: string;
}

export interface FoundPayee {
  readonly kind: 'found';
  readonly accountName: string;
  readonly accountNumber: string;
  /** The three digits of the payee's bank. */
  readonly bankCode: string;
  readonly currency: Money['currency'];
}

export type NotCarriedOut = { readonly kind: 'rejected'; readonly code: ErrorCode } | { readonly kind: 'timeout' };
export type PayeeAnswer = FoundPayee | NotCarriedOut;

export interface BillQuestion {
  readonly institution: string;
  readonly customerNumber: string;
  /** The number of months to pay in advance, if the biller allows it. */
  readonly months?: number;
}

export interface BillOfHost {
  readonly billId: string;
  /** The biller's own text, in its language. */
  readonly description: string;
  readonly amount: Money;
  readonly penalty: Money;
  readonly dueDate: string | null;
}

export interface FoundBills {
  readonly kind: 'found';
  readonly customerName: string;
  readonly facts: readonly LabelValue[];
  /** The unpaid bills, oldest first. */
  readonly bills: readonly BillOfHost[];
  /** True when the customer must pay older bills before newer ones. */
  readonly oldestFirst: boolean;
  /** The smallest partial payment; null when the biller does not accept partial payments. */
  readonly minimum: Money | null;
}

export type BillAnswer = FoundBills | NotCarriedOut;

export interface TopUpQuestion {
  readonly institution: string;
  readonly customerNumber: string;
}

export interface FoundCustomer {
  readonly kind: 'found';
  /** Empty where the institution gives no name, such as of a mobile number. */
  readonly customerName: string;
  readonly facts: readonly LabelValue[];
}

export type TopUpAnswer = FoundCustomer | NotCarriedOut;

export interface FoundBilling {
  readonly kind: 'found';
  readonly billing: TaxBilling;
  /** The state receipt that already exists for this billing, or for another one of the same tax. */
  readonly paid: { readonly billingId: string; readonly ntpn: string } | null;
}

export type BillingAnswer = FoundBilling | NotCarriedOut;

export interface Taxpayer {
  readonly kind: 'found';
  readonly name: string;
  readonly address: string;
  /** The state receipt of the same tax, if it is paid. */
  readonly paidNtpn: string | null;
}

export type TaxpayerAnswer = Taxpayer | NotCarriedOut;
export type NewBillingAnswer = { readonly kind: 'created'; readonly billing: TaxOfficeBilling } | NotCarriedOut;

/** A billing to be created, with the names of its codes. */
export interface NewBilling {
  readonly form: TaxBillingForm;
  readonly mapName: string;
  readonly kjsName: string;
  /** The same reference again gets the same billing. */
  readonly reference: string;
}

export interface OrderFee {
  /** In the currency of the account that pays it. */
  readonly amount: Money;
  /** The account of the company that pays the fee; when null, the fee is deducted from what the payee receives. */
  readonly accountId: string | null;
}

interface AnyOrder {
  readonly companyId: string;
  readonly reference: string;
  readonly service: ServiceCode;
  readonly debitAccountId: string;
  /** What the payee receives, before a fee that the payee pays. */
  readonly amount: Money;
  /** The debited amount, when the account has another currency. */
  readonly debitAmount?: Money;
  /** Left out for a free service. */
  readonly fee?: OrderFee;
  readonly description: string;
  readonly valueDate: string;
}

interface Customer {
  readonly number: string;
  readonly name: string;
}

interface Institution {
  readonly code: string;
  readonly name: string;
}

export interface TransferOrder extends AnyOrder {
  readonly kind: 'transfer';
  readonly payee: {
    readonly name: string;
    readonly accountNumber: string;
    readonly bankCode?: string;
    readonly bankName?: string;
    /** The bank that passes the transfer on to the payee's bank. */
    readonly intermediary?: string;
  };
}

export interface BillOrder extends AnyOrder {
  readonly kind: 'bill';
  readonly institution: Institution;
  readonly customer: Customer;
  readonly billIds: readonly string[];
}

export interface TopUpOrder extends AnyOrder {
  readonly kind: 'top-up';
  readonly institution: Institution;
  readonly customer: Customer;
  /** Left out when any amount can be loaded. */
  readonly denomination?: string;
}

export interface TaxOrder extends AnyOrder {
  readonly kind: 'tax';
  readonly billingId: string;
  readonly taxpayerName: string;
}

/** Its amount is zero: only the fee is debited. */
export interface ChequeBookOrder extends AnyOrder {
  readonly kind: 'cheque-book';
  readonly books: number;
}

export type HostOrder = TransferOrder | BillOrder | TopUpOrder | TaxOrder | ChequeBookOrder;

/** unknown: the host has not received the order, so nothing was debited. */
export type EnquiryAnswer = OrderOutcome | { readonly kind: 'unknown' };

/** delivered: the bank of the payee confirmed that it credited the account. */
export type Tracked =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'on-its-way'; readonly until: Date }
  | { readonly kind: 'returned'; readonly returned: ReturnedTransfer };

export interface OrderKey {
  readonly companyId: string;
  readonly reference: string;
}

export interface Host {
  inquirePayee(question: PayeeQuestion): Promise<PayeeAnswer>;
  inquireProxy(question: ProxyQuestion): Promise<PayeeAnswer>;
  inquireBills(question: BillQuestion): Promise<BillAnswer>;
  inquireTopUp(question: TopUpQuestion): Promise<TopUpAnswer>;
  inquireTaxBilling(billingId: string): Promise<BillingAnswer>;
  inquireTaxpayer(form: TaxBillingForm): Promise<TaxpayerAnswer>;
  createTaxBilling(billing: NewBilling): Promise<NewBillingAnswer>;
  carryOut(order: HostOrder): Promise<OrderAnswer>;
  enquire(order: OrderKey): Promise<EnquiryAnswer>;
  /** Says whether a telegraphic transfer that left has arrived or came back. */
  track(order: OrderKey): Promise<Tracked>;
}
