import { definePaymentKind } from '../../approval/payment-kind.ts';

export const taxPayment = definePaymentKind<'tax-payment'>({
  // A tax bill that the portal created is repaired in the form that creates it.
  repairForm: ({ form }) => (form.billingSource === 'created' ? 'create-tax-bill' : 'tax-payment'),
});
