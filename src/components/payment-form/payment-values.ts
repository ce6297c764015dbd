// What the form of every kind of payment holds; each kind adds whom it pays and what else it asks for.
import type { DebitAccountChoice, PaymentTiming, WhatsappNumber } from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';

export interface PaymentValues {
  fromAccount: { id: string; number: string; alias: string; currency: string };
  transactionDetails: { amount: { value: string; currency: 'IDR' }; info: string };
  timing: { kind: 'immediate' | 'forward-dated'; transactionDate: string };
  /** The day of a request that is repaired: it may have passed. It belongs to the screen alone. */
  dateBefore: string;
  additionalDetails: { email: string[]; whatsapp: WhatsappNumber[] };
}

export const emptyPayment: PaymentValues = {
  fromAccount: { id: '', number: '', alias: '', currency: '' },
  transactionDetails: { amount: { value: '', currency: 'IDR' }, info: '' },
  timing: { kind: 'immediate', transactionDate: '' },
  dateBefore: '',
  additionalDetails: { email: [], whatsapp: [] },
};

/** A day that cannot be chosen any more. */
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

/** Number and currency tell whether it is the account that was seen; a name given to it meanwhile tells nothing. */
export function asSent<Form extends { readonly fromAccount: DebitAccountChoice }>(form: Form): Form {
  const { alias: _alias, ...fromAccount } = form.fromAccount;
  return { ...form, fromAccount };
}

/** The bank names fields of the form it was sent. */
export const withoutForm = (path: string): string => path.replace(/^form\./, '');
