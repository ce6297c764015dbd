import type { RecurringPayment, RecurringTopUp, TopUpForm } from '../../../../generated/types.ts';
import type { Repeat } from '../../payment-form/repeat/repeat-values.ts';
import type { TopUpContent } from './top-up-content.ts';

/** A series names no inquiry, because the institution is asked again on each day. */
export function recurringTopUp({ inquiryId: _inquiry, ...form }: TopUpForm, { timing }: Repeat): RecurringTopUp {
  return { paymentType: 'TOPUP', form: { ...form, timing } };
}

export function topUpOfSeries(payment: RecurringPayment): TopUpContent | undefined {
  if (payment.paymentType !== 'TOPUP') return undefined;
  return { kind: 'top-up', form: { ...payment.form, inquiryId: '', timing: { kind: 'immediate' } }, facts: [] };
}
