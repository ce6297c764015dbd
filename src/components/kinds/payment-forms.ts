// The screen on which each kind of payment is made and repaired.
import type { RequestRepair } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';

export interface PaymentFormOfKind {
  readonly screen: ScreenPath;
  /** The forms that repair it. */
  readonly repairs: readonly RequestRepair['pageMode'][];
}

export type KindWithForm = 'local-transfer' | 'bill-payment' | 'tax-payment';

/** The forms of the other kinds are not built yet. */
export const paymentForms: Readonly<Record<KindWithForm, PaymentFormOfKind>> = {
  'local-transfer': { screen: '/services/local-currency-transfer', repairs: ['local-currency-transfer'] },
  'bill-payment': { screen: '/services/bill-payment', repairs: ['billing'] },
  'tax-payment': { screen: '/services/tax-payment', repairs: ['tax-payment', 'create-tax-bill'] },
};
