import { definePaymentKind } from '../approval/payment-kind.ts';

export const recurring = definePaymentKind<'recurring'>({
  repairForm: () => 'recurring',
  isSeries: true,
});
