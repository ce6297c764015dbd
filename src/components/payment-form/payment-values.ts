// The values of every payment form; each kind adds its payee and its own fields.
import type {
  AdditionalDetails,
  CurrencyCode,
  DebitAccountChoice,
  PaymentAmount,
  PaymentTiming,
  WhatsappNumber,
} from '../../../generated/types.ts';
import { emptyRepeat, type RepeatValues } from './repeat/repeat-values.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';

export interface PaymentValues {
  fromAccount: { id: string; number: string; alias: string; currency: string };
  /** The account that another one replaced, because it cannot be debited now. It is never sent. */
  replacedAccount: string;
  transactionDetails: { amount: { value: string; currency: CurrencyCode }; info: string };
  timing: { kind: 'immediate' | 'forward-dated' | 'recurring'; transactionDate: string };
  /** The choices of a payment that repeats. */
  repeat: RepeatValues;
  /** The original date of a request under repair, which may be in the past. It is never sent. */
  dateBefore: string;
  additionalDetails: { email: string[]; whatsapp: WhatsappNumber[] };
}

export const emptyPayment: PaymentValues = {
  fromAccount: { id: '', number: '', alias: '', currency: '' },
  replacedAccount: '',
  transactionDetails: { amount: { value: '', currency: 'IDR' }, info: '' },
  timing: { kind: 'immediate', transactionDate: '' },
  repeat: emptyRepeat,
  dateBefore: '',
  additionalDetails: { email: [], whatsapp: [] },
};

/** Returns true if the chosen day is in the past. */
export const isPastDay = (
  { timing, dateBefore = '' }: Partial<Pick<PaymentValues, 'timing' | 'dateBefore'>>,
  today: CalendarDate,
): boolean =>
  timing?.kind === 'forward-dated' &&
  timing.transactionDate !== '' &&
  timing.transactionDate < today &&
  timing.transactionDate !== dateBefore;

export const wireTiming = (timing: PaymentValues['timing'] | undefined): unknown =>
  timing?.kind === 'forward-dated' ? timing : { kind: 'immediate' };

export const timingValues = (timing: PaymentTiming): PaymentValues['timing'] =>
  timing.kind === 'forward-dated' ? timing : emptyPayment.timing;

interface Suggested {
  readonly fromAccount?: DebitAccountChoice;
  readonly transactionDetails?: { readonly amount?: PaymentAmount; readonly info?: string };
  readonly additionalDetails?: AdditionalDetails;
}

/** Returns the values that a favorite of any kind can suggest, empty where it does not. Its amount is in rupiah. */
export function suggestedValues({ fromAccount, transactionDetails = {}, additionalDetails = {} }: Suggested) {
  const { amount, info = '' } = transactionDetails;
  const { email = [], whatsapp = [] } = additionalDetails;
  return {
    fromAccount: { ...emptyPayment.fromAccount, ...fromAccount },
    transactionDetails: { amount: { value: amount?.value ?? '', currency: 'IDR' as const }, info },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

/** Returns the values that an existing payment of any kind has. Its amount is in rupiah. */
export const storedValues = ({ timing, ...form }: Suggested & { readonly timing: PaymentTiming }) => ({
  ...suggestedValues(form),
  timing: timingValues(timing),
});

/** Stores the day of the request in dateBefore, because a repair may keep a day that has passed. */
export const withDayBefore = <Values extends PaymentValues>(values: Values): Values => ({
  ...values,
  dateBefore: values.timing.transactionDate,
});

/** Returns what the user entered in the fields that every kind with an amount has, except the amount. */
export const typedPayment = ({ fromAccount, transactionDetails, timing, additionalDetails }: PaymentValues) => ({
  fromAccount,
  info: transactionDetails.info,
  timing,
  more: additionalDetails,
});

/** Removes the alias: number and currency identify the account, and its alias may have been changed since. */
export function asSent<Form extends { readonly fromAccount: DebitAccountChoice }>(form: Form): Form {
  const { alias: _alias, ...fromAccount } = form.fromAccount;
  return { ...form, fromAccount };
}

/** Removes the prefix that the bank puts before field names; a series has the form one level deeper. */
export const withoutForm = (path: string): string =>
  path
    .replace(/^payment\.form\.timing\./, 'repeat.')
    .replace(/^(payment\.)?form\./, '')
    .replace(/^repeatsFrom$/, 'repeat.startDate');
