// The initial values of a bill payment. The bills are always read again.
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import {
  favoriteOf,
  favoriteValues,
  institutionBegins,
  withFavorite,
  type KnownFavorite,
} from '../institution/institution-begins.ts';
import type { BillContent } from './bill-content.ts';
import { billValuesOf, emptyBill, type BillValues } from './bill-values.ts';

/** Returns the values of a favorite. Its amount is used if the biller accepts it. */
export const billOfFavorite = (known: KnownFavorite): BillValues => favoriteValues(emptyBill, known);

const shared = institutionBegins({
  paymentType: 'BILL_PAY',
  empty: emptyBill,
  valuesOf: billValuesOf,
  ofFavorite: billOfFavorite,
});

export const billBegins: PaymentKind<BillValues, BillContent>['begins'] = {
  ...shared,
  // Without the bills and their amount, because those bills are paid.
  repeated({ form }, favorite) {
    const values = billValuesOf(form);
    const transactionDetails = { ...emptyBill.transactionDetails, info: values.transactionDetails.info };
    const anew = { ...values, timing: emptyBill.timing, billIds: [], transactionDetails };
    return withFavorite(anew, 'biller', favoriteOf('BILL_PAY', favorite));
  },
  // With the same bills and amount as far as the biller still has them open.
  retried: ({ form }, favorite) =>
    withFavorite({ ...billValuesOf(form), timing: emptyBill.timing }, 'biller', favoriteOf('BILL_PAY', favorite)),
  samePayee: (content) => ({ ...shared.samePayee(content), months: billValuesOf(content.form).months }),
};
