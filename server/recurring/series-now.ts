// A series as it runs: until the end that was approved, or until the day before another series takes over.
import type { RecurringPayment, RecurringTiming } from '../../generated/types.ts';
import type { RowOf } from '../approval/payment-kind.ts';
import type { SeriesRow } from './series-store.ts';

export type SeriesRequest = RowOf<'recurring'>;
type Ends = Pick<SeriesRow, 'end_date'>;

export const timingNow = ({ content }: SeriesRequest, { end_date: endDate }: Ends): RecurringTiming => ({
  ...content.payment.form.timing,
  endDate,
});

export const paymentUntil = <Payment extends RecurringPayment>(
  payment: Payment,
  { end_date: endDate }: Ends,
): Payment => ({
  ...payment,
  form: { ...payment.form, timing: { ...payment.form.timing, endDate } },
});
