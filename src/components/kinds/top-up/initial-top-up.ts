// The initial values of a top-up.
import type { TopUpFavorite } from '../../../../generated/types.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import {
  favoriteOf,
  favoriteValues,
  institutionBegins,
  withFavorite,
  type KnownFavorite,
} from '../institution/institution-begins.ts';
import type { TopUpContent } from './top-up-content.ts';
import { emptyTopUp, topUpValuesOf, type TopUpValues } from './top-up-values.ts';

export function topUpOfFavorite(known: KnownFavorite<TopUpFavorite>): TopUpValues {
  const values = favoriteValues(emptyTopUp, known);
  const { denomCode = '' } = known.form.transactionDetails ?? {};
  return { ...values, transactionDetails: { ...values.transactionDetails, denomCode } };
}

export const topUpBegins: PaymentKind<TopUpValues, TopUpContent>['begins'] = {
  ...institutionBegins({
    paymentType: 'TOPUP',
    empty: emptyTopUp,
    valuesOf: topUpValuesOf,
    ofFavorite: topUpOfFavorite,
  }),
  repeated: ({ form }, favorite) =>
    withFavorite({ ...topUpValuesOf(form), timing: emptyTopUp.timing }, 'number', favoriteOf('TOPUP', favorite)),
};
