// The values of the form of a top-up, and their conversion to and from the form of the contract.
import type { TopUpForm, TopUpInquiry, TopUpPayeeDetails } from '../../../../generated/types.ts';
import { emptyPayment, timingValues, wireTiming, type PaymentValues } from '../../payment-form/payment-values.ts';

/** The answer of the institution, with the number it is about. Saved with a draft, but never sent with the form. */
export interface FoundCustomer {
  asked: string;
  facts: { label: string; value: string }[];
}

export interface TopUpValues extends PaymentValues {
  payeeKind: 'favorite' | 'number';
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
  /** What the institution is called and sells. Never sent with the form. */
  provider: { name: string; numberLabel: string; amountKind: string; minimum: string; maximum: string };
  transactionDetails: PaymentValues['transactionDetails'] & { denomCode: string };
  inquiryId: string;
  found: FoundCustomer;
}

export const emptyTopUp: TopUpValues = {
  ...emptyPayment,
  payeeKind: 'number',
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
  provider: { name: '', numberLabel: '', amountKind: '', minimum: '', maximum: '' },
  transactionDetails: { ...emptyPayment.transactionDetails, denomCode: '' },
  inquiryId: '',
  found: { asked: '', facts: [] },
};

type Asked = Pick<TopUpValues, 'payeeDetails'>;

/** Returns a key of what an inquiry asks for. */
export const askedOf = ({ payeeDetails: { institution, numberType, accountNumber } }: Asked): string =>
  [institution, numberType, accountNumber].join('/');

/** Returns whether the found customer belongs to the number that the form has now. */
export const hasCustomer = ({
  found,
  inquiryId,
  ...asked
}: Asked & Pick<TopUpValues, 'found' | 'inquiryId'>): boolean => inquiryId !== '' && found.asked === askedOf(asked);

export function wireTopUp(values: Partial<TopUpValues>): unknown {
  const { fromAccount, payeeKind, favoriteId, payeeDetails, transactionDetails, timing, additionalDetails } = values;
  const isFound = hasCustomer({ ...emptyTopUp, ...values });
  return {
    fromAccount,
    ...(payeeKind === 'favorite' && { favoriteId }),
    payeeDetails,
    ...(isFound && { inquiryId: values.inquiryId }),
    transactionDetails,
    timing: wireTiming(timing),
    additionalDetails,
  };
}

export const foundCustomer = (asked: string, { facts }: TopUpInquiry): FoundCustomer => ({
  asked,
  facts: facts.map((fact) => ({ ...fact })),
});

export const payeeValues = (details: TopUpPayeeDetails): TopUpValues['payeeDetails'] => ({
  ...emptyTopUp.payeeDetails,
  ...details,
});

/** Returns the values of an existing top-up. Its institution is asked again. */
export function topUpValuesOf(form: TopUpForm): TopUpValues {
  const { favoriteId = '', transactionDetails, timing, additionalDetails: { email = [], whatsapp = [] } = {} } = form;
  const { amount, info = '', denomCode = '' } = transactionDetails;
  return {
    ...emptyTopUp,
    fromAccount: { ...emptyTopUp.fromAccount, ...form.fromAccount },
    payeeKind: favoriteId ? 'favorite' : 'number',
    favoriteId,
    payeeDetails: payeeValues(form.payeeDetails),
    transactionDetails: { amount: { value: amount.value, currency: 'IDR' }, info, denomCode },
    timing: timingValues(timing),
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}
