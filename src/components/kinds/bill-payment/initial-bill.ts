// The initial values of a bill payment, from a favorite or an earlier payment. The bills are always read again.
import type { BillFavorite, BillPaymentForm, FavoriteDetail } from '../../../../generated/types.ts';
import { billValuesOf, emptyBill, payeeValues, type BillValues } from './bill-values.ts';

function payeeOfFavorite({ favorite, form }: FavoriteDetail): Partial<BillValues> {
  const { favoriteName, payeeDetails } = form as BillFavorite;
  const { favoriteId } = favorite;
  return { payeeKind: 'favorite', favoriteId, favoriteName, payeeDetails: payeeValues(payeeDetails) };
}

export function favoriteBill(detail: FavoriteDetail): BillValues | undefined {
  const { form } = detail;
  if (form.paymentType !== 'BILL_PAY') return undefined;
  const { email = [], whatsapp = [] } = form.additionalDetails ?? {};
  const { info = '' } = form.transactionDetails ?? {};
  return {
    ...emptyBill,
    ...payeeOfFavorite(detail),
    fromAccount: { ...emptyBill.fromAccount, ...form.fromAccount },
    transactionDetails: { ...emptyBill.transactionDetails, info },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

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
  if (favorite?.form.paymentType === 'BILL_PAY') return { ...values, ...payeeOfFavorite(favorite) };
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
