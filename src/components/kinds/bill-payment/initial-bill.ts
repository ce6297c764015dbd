// The initial values of a bill payment, from a favorite or an earlier payment. The bills are always read again.
import type { BillFavorite, BillPaymentForm, FavoriteDetail } from '../../../../generated/types.ts';
import { billValuesOf, emptyBill, payeeValues, type BillValues } from './bill-values.ts';

interface KnownBiller {
  readonly favoriteId: string;
  readonly form: BillFavorite;
}

function payeeOfFavorite({ favoriteId, form }: KnownBiller): Partial<BillValues> {
  const { favoriteName, payeeDetails } = form;
  return { payeeKind: 'favorite', favoriteId, favoriteName, payeeDetails: payeeValues(payeeDetails) };
}

/** Returns the values of a favorite. Its amount is used if the biller accepts it. */
export function billOfFavorite(known: KnownBiller): BillValues {
  const { form } = known;
  const { email = [], whatsapp = [] } = form.additionalDetails ?? {};
  const { amount, info = '' } = form.transactionDetails ?? {};
  return {
    ...emptyBill,
    ...payeeOfFavorite(known),
    fromAccount: { ...emptyBill.fromAccount, ...form.fromAccount },
    transactionDetails: { amount: { value: amount?.value ?? '', currency: 'IDR' }, info },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

export const favoriteBill = ({ favorite: { favoriteId }, form }: FavoriteDetail): BillValues | undefined =>
  form.paymentType === 'BILL_PAY' ? billOfFavorite({ favoriteId, form }) : undefined;

/** Returns the values of an earlier payment without its bills and amount, because those bills are paid. */
export function repeatedBill(form: BillPaymentForm, favorite: FavoriteDetail | undefined): BillValues {
  const { amount } = emptyBill.transactionDetails;
  const before = billValuesOf(form);
  const values = {
    ...before,
    timing: emptyBill.timing,
    billIds: [],
    transactionDetails: { ...before.transactionDetails, amount },
  };
  if (favorite?.form.paymentType === 'BILL_PAY') {
    const { favoriteId } = favorite.favorite;
    return { ...values, ...payeeOfFavorite({ favoriteId, form: favorite.form }) };
  }
  return { ...values, payeeKind: 'biller', favoriteId: '' };
}

/** Keeps only the account and the customer of an earlier payment. */
export function sameCustomer(form: BillPaymentForm): BillValues {
  const { fromAccount, payeeKind, favoriteId, payeeDetails, months } = billValuesOf(form);
  return { ...emptyBill, fromAccount, payeeKind, favoriteId, payeeDetails, months };
}

/** Stores the day of the request in dateBefore, because a repair may keep a day that has passed. */
export function repairedBill(form: BillPaymentForm): BillValues {
  const values = billValuesOf(form);
  return { ...values, dateBefore: values.timing.transactionDate };
}
