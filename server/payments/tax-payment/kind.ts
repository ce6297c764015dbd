import { definePaymentKind } from '../../approval/payment-kind.ts';

export const taxPayment = definePaymentKind<'tax-payment'>({
  // A billing made in the portal is made again; one that was entered is paid again.
  repairForm: ({ form }) => (form.billingSource === 'created' ? 'create-tax-bill' : 'tax-payment'),
});
