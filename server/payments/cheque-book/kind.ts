import { definePaymentKind } from '../../approval/payment-kind.ts';

export const chequeBook = definePaymentKind<'cheque-book'>({
  repairForm: () => 'cheque-book-request',
});
