// The definition of every kind of payment that has a form.
import type { PaymentKind } from '../payment-form/payment-kind.ts';
import { billPayment } from './bill-payment/bill-payment.tsx';
import { chequeBook } from './cheque-book/cheque-book.tsx';
import { foreignTransfer } from './foreign-transfer/foreign-transfer.tsx';
import { localTransfer } from './local-transfer/local-transfer.tsx';
import { taxPayment } from './tax-payment/tax-payment.tsx';
import type { KindWithForm } from './payment-forms.ts';
import { topUp } from './top-up/top-up.tsx';

export const paymentKinds: Readonly<Record<KindWithForm, PaymentKind>> = {
  'local-transfer': localTransfer,
  'foreign-transfer': foreignTransfer,
  'bill-payment': billPayment,
  'top-up': topUp,
  'tax-payment': taxPayment,
  'cheque-book': chequeBook,
};
