import { definePaymentKind } from '../../approval/payment-kind.ts';

export const topUp = definePaymentKind<'top-up'>({
  repairForm: () => 'topup',
  documents: ({ form }) => (form.payeeDetails.numberType === 'pln-prepaid' ? ['email-pln-token'] : []),
});
