import type { PaymentKinds } from './approval/payment-kind.ts';
import { bulk } from './bulk/kind.ts';
import { favorite } from './favorites/kind.ts';
import { billPayment } from './payments/bill-payment/kind.ts';
import { chequeBook } from './payments/cheque-book/kind.ts';
import { foreignTransfer } from './payments/foreign-transfer/kind.ts';
import { localTransfer } from './payments/local-transfer/kind.ts';
import { taxPayment } from './payments/tax-payment/kind.ts';
import { topUp } from './payments/top-up/kind.ts';
import { recurring } from './recurring/kind.ts';

export const paymentKinds: PaymentKinds = {
  'local-transfer': localTransfer,
  'foreign-transfer': foreignTransfer,
  'bill-payment': billPayment,
  'top-up': topUp,
  'tax-payment': taxPayment,
  'cheque-book': chequeBook,
  recurring,
  favorite,
  bulk,
};
