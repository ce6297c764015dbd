// The initial values of a top-up.
import type { FavoriteDetail, TopUpFavorite } from '../../../../generated/types.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { withDayBefore } from '../../payment-form/payment-values.ts';
import { favoriteValues, samePayee, withFavorite, type KnownFavorite } from '../institution/institution-begins.ts';
import type { TopUpContent } from './top-up-content.ts';
import { emptyTopUp, topUpValuesOf, type TopUpValues } from './top-up-values.ts';

function knownNumber(detail: FavoriteDetail | undefined): KnownFavorite<TopUpFavorite> | undefined {
  return detail?.form.paymentType === 'TOPUP'
    ? { favoriteId: detail.favorite.favoriteId, form: detail.form }
    : undefined;
}

export function topUpOfFavorite(known: KnownFavorite<TopUpFavorite>): TopUpValues {
  const values = favoriteValues(emptyTopUp, known);
  const { denomCode = '' } = known.form.transactionDetails ?? {};
  return { ...values, transactionDetails: { ...values.transactionDetails, denomCode } };
}

export const topUpBegins: PaymentKind<TopUpValues, TopUpContent>['begins'] = {
  repaired: ({ form }) => withDayBefore(topUpValuesOf(form)),
  repeated: ({ form }, favorite) =>
    withFavorite({ ...topUpValuesOf(form), timing: emptyTopUp.timing }, 'number', knownNumber(favorite)),
  samePayee: ({ form }) => samePayee(emptyTopUp, topUpValuesOf(form)),
  toFavorite(favorite) {
    const known = knownNumber(favorite);
    return known && topUpOfFavorite(known);
  },
  favoriteIdOf: ({ form }) => form.favoriteId,
};
