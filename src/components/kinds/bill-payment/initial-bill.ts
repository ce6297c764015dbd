// What a bill payment begins with: a favorite, or a payment that was made before. The biller is asked for its bills of today.
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

/** The bills of then are paid: those that are open now are chosen anew. */
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

/** The same customer again, everything else anew. */
export function sameCustomer(form: BillPaymentForm): BillValues {
  const { fromAccount, payeeKind, favoriteId, payeeDetails, months } = billValuesOf(form);
  return { ...emptyBill, fromAccount, payeeKind, favoriteId, payeeDetails, months };
}

/** A repair may keep its day though that has passed: the bank then offers the next one. */
export function repairedBill(form: BillPaymentForm): BillValues {
  const values = billValuesOf(form);
  return { ...values, dateBefore: values.timing.transactionDate };
}
