// The values of the form for cheque and giro books, and their conversion to and from the form of the contract.
import type { ChequeBookForm } from '../../../../generated/types.ts';
import { emptyPayment, type PaymentValues } from '../../payment-form/payment-values.ts';
import { emptyPickup, pickupValues, wirePickup, type PickupValues } from './pickup-values.ts';

export interface ChequeBookValues extends PaymentValues {
  type: '' | 'cheque' | 'giro';
  quantity: string;
  /** The city near which branches are looked for. Never sent with the form. */
  city: string;
  branch: { branchCode: string; branchName: string };
  pickup: PickupValues;
  info: string;
}

export const emptyBooks: ChequeBookValues = {
  ...emptyPayment,
  type: '',
  quantity: '1',
  city: '',
  branch: { branchCode: '', branchName: '' },
  pickup: emptyPickup,
  info: '',
};

const quantityOf = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : undefined);

export function wireBooks(values: Partial<ChequeBookValues>): unknown {
  const { fromAccount, type, quantity, branch, pickup, info } = { ...emptyBooks, ...values };
  return { fromAccount, type, quantity: quantityOf(quantity), branch, pickup: wirePickup(pickup), info };
}

export function bookValuesOf(form: ChequeBookForm): ChequeBookValues {
  const { fromAccount, type, quantity, branch, pickup, info = '' } = form;
  return {
    ...emptyBooks,
    fromAccount: { ...emptyBooks.fromAccount, ...fromAccount },
    type,
    quantity: String(quantity),
    branch: { ...branch },
    pickup: pickupValues(pickup),
    info,
  };
}
