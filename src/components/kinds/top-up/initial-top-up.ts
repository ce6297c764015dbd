// The initial values of a top-up, from a favorite or an earlier top-up. The institution is always asked again.
import type { FavoriteDetail, TopUpFavorite, TopUpForm } from '../../../../generated/types.ts';
import { emptyTopUp, payeeValues, topUpValuesOf, type TopUpValues } from './top-up-values.ts';

interface KnownNumber {
  readonly favoriteId: string;
  readonly form: TopUpFavorite;
}

function payeeOfFavorite({ favoriteId, form }: KnownNumber): Partial<TopUpValues> {
  const { favoriteName, payeeDetails } = form;
  return { payeeKind: 'favorite', favoriteId, favoriteName, payeeDetails: payeeValues(payeeDetails) };
}

export function topUpOfFavorite(known: KnownNumber): TopUpValues {
  const { form } = known;
  const { email = [], whatsapp = [] } = form.additionalDetails ?? {};
  const { amount, denomCode = '', info = '' } = form.transactionDetails ?? {};
  return {
    ...emptyTopUp,
    ...payeeOfFavorite(known),
    fromAccount: { ...emptyTopUp.fromAccount, ...form.fromAccount },
    transactionDetails: { amount: { value: amount?.value ?? '', currency: 'IDR' }, denomCode, info },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

export const favoriteTopUp = ({ favorite: { favoriteId }, form }: FavoriteDetail): TopUpValues | undefined =>
  form.paymentType === 'TOPUP' ? topUpOfFavorite({ favoriteId, form }) : undefined;

export function repeatedTopUp(form: TopUpForm, favorite: FavoriteDetail | undefined): TopUpValues {
  const values = { ...topUpValuesOf(form), timing: emptyTopUp.timing };
  if (favorite?.form.paymentType === 'TOPUP') {
    const { favoriteId } = favorite.favorite;
    return { ...values, ...payeeOfFavorite({ favoriteId, form: favorite.form }) };
  }
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
