import type { ForeignTransferForm, RecurringForeignTransfer, RecurringPayment } from '../../../../generated/types.ts';
import type { Repeat } from '../../payment-form/repeat/repeat-values.ts';
import { foreignContent, type ForeignContent } from './foreign-content.ts';

/** A series names no rate, because each payment is exchanged at the counter rate of its day. */
export function recurringForeign(
  { deal: _deal, ...form }: ForeignTransferForm,
  { timing }: Repeat,
): RecurringForeignTransfer {
  return { paymentType: 'FCY', form: { ...form, timing } };
}

export function foreignOfSeries(payment: RecurringPayment): ForeignContent | undefined {
  if (payment.paymentType !== 'FCY') return undefined;
  return foreignContent({ ...payment.form, timing: { kind: 'immediate' } });
}
