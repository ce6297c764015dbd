// The screen on which each kind of payment is made and repaired.
import type { RequestRepair } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';

export interface PaymentFormOfKind {
  readonly screen: ScreenPath;
  readonly repair: RequestRepair['pageMode'];
  /** A second address of the same form. */
  readonly alsoRepair?: RequestRepair['pageMode'];
}

export type KindWithForm =
  | 'local-transfer'
  | 'foreign-transfer'
  | 'bill-payment'
  | 'top-up'
  | 'tax-payment'
  | 'cheque-book';

/** The forms of the other kinds are not built yet. */
export const paymentForms: Readonly<Record<KindWithForm, PaymentFormOfKind>> = {
  'local-transfer': { screen: '/services/local-currency-transfer', repair: 'local-currency-transfer' },
  'foreign-transfer': { screen: '/services/foreign-currency-transfer', repair: 'foreign-currency-transfer' },
  'bill-payment': { screen: '/services/bill-payment', repair: 'billing' },
  'top-up': { screen: '/services/top-up', repair: 'topup' },
  'tax-payment': { screen: '/services/tax-payment', repair: 'tax-payment', alsoRepair: 'create-tax-bill' },
  'cheque-book': { screen: '/services/cheque-book-request', repair: 'cheque-book-request' },
};
