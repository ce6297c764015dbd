import { definePaymentKind } from '../../approval/payment-kind.ts';

export const billPayment = definePaymentKind<'bill-payment'>({
  repairForm: () => 'billing',
});
