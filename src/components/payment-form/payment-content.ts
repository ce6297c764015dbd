// The types of a payment of any kind, as validated, sent and shown.
import type {
  Conversion,
  HolidayRule,
  DebitAccountChoice,
  PaymentAmount,
  PaymentNoteKind,
  PaymentTiming,
  PaymentValidation,
  RequestRevision,
  RecurringTiming,
  TransactionContent,
} from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';

export interface PaymentContent {
  readonly kind: TransactionContent['kind'];
  readonly form: {
    readonly fromAccount: DebitAccountChoice;
    /** Left out by a kind that costs nothing but its fee. */
    readonly transactionDetails?: { readonly amount: PaymentAmount };
    readonly timing?: PaymentTiming;
  };
}

/** The limits are left out by a kind without an amount. */
export type Validated = Omit<PaymentValidation, 'limits'> &
  Partial<Pick<PaymentValidation, 'limits'>> & {
    /** Left out by a kind that is paid in rupiah only. */
    readonly conversion?: Conversion | null;
  };

export interface ToCheck<Form> {
  readonly form: Form;
  /** The request that is being repaired. */
  readonly refNo: string | undefined;
  /** The day a series of such payments begins. */
  readonly repeatsFrom?: CalendarDate | undefined;
  readonly repeatsOnHoliday?: HolidayRule | undefined;
}

export interface ToSubmit<Form> {
  readonly form: Form;
  readonly draftId: string | undefined;
  readonly confirmed: PaymentNoteKind[];
  /** The running series that this one takes over from. */
  readonly replaces?: RequestRevision;
}

export interface ToResubmit<Form> {
  readonly taskId: string;
  readonly refNo: string;
  readonly revision: number;
  readonly form: Form;
  readonly confirmed: PaymentNoteKind[];
}

export interface Sent<Content> {
  readonly content: Content;
  readonly payeeName: string;
  readonly executionDate: CalendarDate;
}

export interface Days {
  readonly today: CalendarDate;
  /** Undefined until the bank has answered. */
  readonly executionDate: CalendarDate | undefined;
  /** Set if the payment repeats. */
  readonly repeat?: RecurringTiming | undefined;
}
