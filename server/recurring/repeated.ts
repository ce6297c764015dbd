// What a kind of payment says of itself when it repeats.
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { PayeeInput } from '../../domain/payee-input.ts';
import type { Note } from '../../domain/payment-notes.ts';
import type { PaymentLimits, RecurringPayment } from '../../generated/types.ts';
import type { RequestDraft } from '../approval/draft.ts';
import type { Context } from '../context.ts';
import { repeatedBill } from './repeated-bill.ts';
import { repeatedForeignTransfer } from './repeated-foreign.ts';
import { repeatedTopUp } from './repeated-top-up.ts';
import { repeatedTransfer } from './repeated-transfer.ts';

export interface SeriesQuestion {
  /** The day of the first occurrence. */
  readonly on: CalendarDate;
  /** The request that is being repaired. */
  readonly refNo?: string | undefined;
}

export interface CheckedRepeated {
  /** The payment with what the server knows of its account and its payee. */
  readonly payment: RecurringPayment;
  readonly draft: Omit<RequestDraft, 'menuAccess' | 'content' | 'transactionDate' | 'notes'>;
  readonly limits: PaymentLimits;
  readonly notes: readonly Note[];
  markUsed(context: Context): Promise<void>;
}

export interface Repeated {
  readonly payeeInput: PayeeInput;
  lockPayee(context: Context): Promise<void>;
  /** The checks of the whole series, as it would be paid on its first day. */
  checkSeries(context: Context, question: SeriesQuestion): Promise<CheckedRepeated>;
  /** The payment of today, with every check of a single one. The series itself is left out of the used limits. */
  draftToday(context: Context, seriesRefNo: string): Promise<RequestDraft>;
}

export function repeatedOf(payment: RecurringPayment): Repeated {
  switch (payment.paymentType) {
    case 'LCY':
      return repeatedTransfer(payment);
    case 'FCY':
      return repeatedForeignTransfer(payment);
    case 'BILL_PAY':
      return repeatedBill(payment);
    case 'TOPUP':
      return repeatedTopUp(payment);
  }
}
