// What a maker signs to stop a series.
import type { ChallengeRequest, RecurringDetail, RecurringPayment, ServiceCode } from '../../../../generated/types.ts';

function serviceOf({ paymentType, form }: RecurringPayment): ServiceCode {
  if (paymentType === 'LCY') return `SVC_LCY_${form.transferType}`;
  if (paymentType === 'FCY') return `SVC_FCY_${form.transferType}`;
  return `SVC_${paymentType}`;
}

export const stopChallengeOf = ({
  series,
  payment,
}: Pick<RecurringDetail, 'series' | 'payment'>): ChallengeRequest => ({
  serviceType: serviceOf(payment),
  menuAccess: 'RECURRING',
  trxCurrency: series.amount.currency,
  trxAmount: series.amount.value,
  action: 'stop',
  items: [{ refNo: series.refNo, revision: series.revision }],
});
