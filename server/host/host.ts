// The core bank and the national rails, as the portal sees them. The core bank keeps the ledger: whoever orders a
// transfer posts nothing, and an order sent again under its reference is not carried out again.
import type { Money } from '../../domain/money.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { TransferAnswer, TransferOutcome } from '../db/host-tables.ts';

export interface PayeeQuestion {
  readonly service: ServiceCode;
  readonly accountNumber: string;
  /** Left out for an account of this bank. */
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

export interface TransferFee {
  /** In the currency of the account that pays it. */
  readonly amount: Money;
  /** An account of the company; null keeps it back from what the payee receives. */
  readonly accountId: string | null;
}

export interface TransferOrder {
  readonly companyId: string;
  readonly reference: string;
  readonly service: ServiceCode;
  readonly debitAccountId: string;
  /** What the payee receives, unless the fee is theirs. */
  readonly amount: Money;
  /** What the account is debited, where its currency is another one. */
  readonly debitAmount?: Money;
  /** Nothing for a free service. */
  readonly fee?: TransferFee;
  readonly payee: {
    readonly name: string;
    readonly accountNumber: string;
    readonly bankCode?: string;
    readonly bankName?: string;
  };
  readonly description: string;
  readonly valueDate: string;
}

/** unknown: the order never arrived, so nothing was debited. */
export type EnquiryAnswer = TransferOutcome | { readonly kind: 'unknown' };

export interface Host {
  inquirePayee(question: PayeeQuestion): Promise<PayeeAnswer>;
  inquireProxy(question: ProxyQuestion): Promise<PayeeAnswer>;
  transfer(order: TransferOrder): Promise<TransferAnswer>;
  enquire(order: { readonly companyId: string; readonly reference: string }): Promise<EnquiryAnswer>;
}
