// The initial values of a bill payment. The bills are always read again.
import type { FavoriteDetail } from '../../../../generated/types.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { withDayBefore } from '../../payment-form/payment-values.ts';
import { favoriteValues, samePayee, withFavorite, type KnownFavorite } from '../institution/institution-begins.ts';
import type { BillContent } from './bill-content.ts';
import { billValuesOf, emptyBill, type BillValues } from './bill-values.ts';

function knownBiller(detail: FavoriteDetail | undefined): KnownFavorite | undefined {
  return detail?.form.paymentType === 'BILL_PAY'
    ? { favoriteId: detail.favorite.favoriteId, form: detail.form }
    : undefined;
}

/** Returns the values of a favorite. Its amount is used if the biller accepts it. */
export const billOfFavorite = (known: KnownFavorite): BillValues => favoriteValues(emptyBill, known);

export const billBegins: PaymentKind<BillValues, BillContent>['begins'] = {
  repaired: ({ form }) => withDayBefore(billValuesOf(form)),
  // Without the bills and their amount, because those bills are paid.
  repeated({ form }, favorite) {
    const values = billValuesOf(form);
    const transactionDetails = { ...emptyBill.transactionDetails, info: values.transactionDetails.info };
    const anew = { ...values, timing: emptyBill.timing, billIds: [], transactionDetails };
    return withFavorite(anew, 'biller', knownBiller(favorite));
  },
  // With the same bills and amount as far as the biller still has them open.
  retried: ({ form }, favorite) =>
    withFavorite({ ...billValuesOf(form), timing: emptyBill.timing }, 'biller', knownBiller(favorite)),
  samePayee({ form }) {
    const values = billValuesOf(form);
    return { ...samePayee(emptyBill, values), months: values.months };
  },
  toFavorite(favorite) {
    const known = knownBiller(favorite);
    return known && billOfFavorite(known);
  },
  favoriteIdOf: ({ form }) => form.favoriteId,
};
