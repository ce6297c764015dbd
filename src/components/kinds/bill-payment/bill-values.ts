// The values of the form of a bill payment, and their conversion to and from the form of the contract.
import type { BillInquiry, BillPayeeDetails, BillPaymentForm, OpenBill } from '../../../../generated/types.ts';
import { emptyPayment, timingValues, wireTiming, type PaymentValues } from '../../payment-form/payment-values.ts';

export interface TypedBill {
  billId: string;
  description: string;
  amount: string;
  penalty: string;
  dueDate: string;
}

/** The answer of the biller, with the customer it is about. Saved with a draft, but never sent with the form. */
export interface FoundBills {
  asked: string;
  oldestFirst: boolean;
  /** The range of the biller; empty when the amount is fixed by the bills. */
  minimum: string;
  maximum: string;
  bills: TypedBill[];
  facts: { label: string; value: string }[];
}

export interface BillValues extends PaymentValues {
  payeeKind: 'favorite' | 'biller';
  favoriteId: string;
  favoriteName: string;
  payeeDetails: {
    institution: string;
    category: string;
    numberType: string;
    accountNumber: string;
    accountName: string;
    destinationName: string;
  };
  /** The names of the institution and of its number, and the chosen category. Never sent with the form. */
  biller: { name: string; numberLabel: string; listed: string };
  /** The number of months to pay, for billers that allow several. */
  months: string;
  inquiryId: string;
  found: FoundBills;
  billIds: string[];
}

const noBills: FoundBills = { asked: '', oldestFirst: false, minimum: '', maximum: '', bills: [], facts: [] };

export const emptyBill: BillValues = {
  ...emptyPayment,
  payeeKind: 'favorite',
  favoriteId: '',
  favoriteName: '',
  payeeDetails: {
    institution: '',
    category: '',
    numberType: '',
    accountNumber: '',
    accountName: '',
    destinationName: '',
  },
  biller: { name: '', numberLabel: '', listed: '' },
  months: '1',
  inquiryId: '',
  found: noBills,
  billIds: [],
};

type Asked = Pick<BillValues, 'payeeDetails' | 'months'>;

/** Returns a key of what an inquiry asks for: the customer of a biller, and the months. */
export const askedOf = ({ payeeDetails: { institution, numberType, accountNumber }, months }: Asked): string =>
  [institution, numberType, accountNumber, months].join('/');

/** Returns whether the found bills belong to the customer that the form has now. */
export const hasBills = ({ found, inquiryId, ...asked }: Asked & Pick<BillValues, 'found' | 'inquiryId'>): boolean =>
  inquiryId !== '' && found.asked === askedOf(asked);

export function wireBill(values: Partial<BillValues>): unknown {
  const { fromAccount, payeeKind, favoriteId, payeeDetails, transactionDetails, timing, additionalDetails } = values;
  const isFound = hasBills({ ...emptyBill, ...values });
  return {
    fromAccount,
    ...(payeeKind === 'favorite' && { favoriteId }),
    payeeDetails,
    ...(isFound && { inquiryId: values.inquiryId, billIds: values.billIds }),
    transactionDetails,
    timing: wireTiming(timing),
    additionalDetails,
  };
}

const typedBill = ({ amount, penalty, dueDate, ...bill }: OpenBill): TypedBill => ({
  ...bill,
  amount: amount.value,
  penalty: penalty.value,
  dueDate: dueDate ?? '',
});

export const openBill = ({ amount, penalty, dueDate, ...bill }: TypedBill): OpenBill => ({
  ...bill,
  amount: { value: amount, currency: 'IDR' },
  penalty: { value: penalty, currency: 'IDR' },
  dueDate: dueDate || null,
});

export function foundBills(asked: string, { bills, facts, oldestFirst, amountRule }: BillInquiry): FoundBills {
  const range = amountRule.kind === 'range' ? amountRule : undefined;
  return {
    asked,
    oldestFirst,
    minimum: range?.minimum.value ?? '',
    maximum: range?.maximum.value ?? '',
    bills: bills.map(typedBill),
    facts: facts.map((fact) => ({ ...fact })),
  };
}

export const payeeValues = (details: BillPayeeDetails): BillValues['payeeDetails'] => ({
  ...emptyBill.payeeDetails,
  ...details,
});

/** Returns the values of an existing payment, without found bills: a bill may have changed or been paid since. */
export function billValuesOf(form: BillPaymentForm): BillValues {
  const { favoriteId = '', transactionDetails, timing, additionalDetails: { email = [], whatsapp = [] } = {} } = form;
  const { amount, info = '' } = transactionDetails;
  return {
    ...emptyBill,
    fromAccount: { ...emptyBill.fromAccount, ...form.fromAccount },
    payeeKind: favoriteId ? 'favorite' : 'biller',
    favoriteId,
    payeeDetails: payeeValues(form.payeeDetails),
    months: form.payeeDetails.numberType === 'bpjs' ? String(form.billIds.length) : '1',
    billIds: [...form.billIds],
    transactionDetails: { amount: { value: amount.value, currency: 'IDR' }, info },
    timing: timingValues(timing),
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}
