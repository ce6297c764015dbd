// The initial values of a top-up, from a favorite or an earlier top-up. The institution is always asked again.
import type { FavoriteDetail, TopUpFavorite, TopUpForm } from '../../../../generated/types.ts';
import { emptyTopUp, payeeValues, topUpValuesOf, type TopUpValues } from './top-up-values.ts';

function payeeOfFavorite({ favoriteId }: { readonly favoriteId: string }, form: TopUpFavorite): Partial<TopUpValues> {
  const { favoriteName, payeeDetails } = form;
  return { payeeKind: 'favorite', favoriteId, favoriteName, payeeDetails: payeeValues(payeeDetails) };
}

export function favoriteTopUp({ favorite, form }: FavoriteDetail): TopUpValues | undefined {
  if (form.paymentType !== 'TOPUP') return undefined;
  const { email = [], whatsapp = [] } = form.additionalDetails ?? {};
  const { info = '' } = form.transactionDetails ?? {};
  return {
    ...emptyTopUp,
    ...payeeOfFavorite(favorite, form),
    fromAccount: { ...emptyTopUp.fromAccount, ...form.fromAccount },
    transactionDetails: { ...emptyTopUp.transactionDetails, info },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

export function repeatedTopUp(form: TopUpForm, favorite: FavoriteDetail | undefined): TopUpValues {
  const values = { ...topUpValuesOf(form), timing: emptyTopUp.timing };
  if (favorite?.form.paymentType === 'TOPUP')
    return { ...values, ...payeeOfFavorite(favorite.favorite, favorite.form) };
  return { ...values, payeeKind: 'number', favoriteId: '' };
}

/** Keeps only the account and the number of an earlier top-up. */
export function sameNumber(form: TopUpForm): TopUpValues {
  const { fromAccount, payeeKind, favoriteId, payeeDetails } = topUpValuesOf(form);
  return { ...emptyTopUp, fromAccount, payeeKind, favoriteId, payeeDetails };
}

/** Stores the day of the request in dateBefore, because a repair may keep a day that has passed. */
export function repairedTopUp(form: TopUpForm): TopUpValues {
  const values = topUpValuesOf(form);
  return { ...values, dateBefore: values.timing.transactionDate };
}
