// The values of a form that pays an institution, which answers about a customer number before it is paid.
import { emptyPayment, typedPayment, wireTiming, type PaymentValues } from '../../payment-form/payment-values.ts';

export interface InstitutionPayee {
  institution: string;
  category: string;
  numberType: string;
  accountNumber: string;
  accountName: string;
  destinationName: string;
}

/** The answer of the institution, with what it is about. Saved with a draft, but never sent with the form. */
export interface FoundByInstitution {
  asked: string;
  facts: { label: string; value: string }[];
}

export interface InstitutionValues extends PaymentValues {
  /** A favorite, or another kind of payee that the kind of payment has. */
  payeeKind: string;
  favoriteId: string;
  favoriteName: string;
  payeeDetails: InstitutionPayee;
  inquiryId: string;
  found: FoundByInstitution;
}

const noPayee: InstitutionPayee = {
  institution: '',
  category: '',
  numberType: '',
  accountNumber: '',
  accountName: '',
  destinationName: '',
};

export const emptyInstitution = {
  ...emptyPayment,
  favoriteId: '',
  favoriteName: '',
  payeeDetails: noPayee,
  inquiryId: '',
};

export const payeeValues = (details: Partial<InstitutionPayee>): InstitutionPayee => ({ ...noPayee, ...details });

/** The fields that belong to the payee of every kind. */
export const institutionPayeeFields = ['payeeDetails', 'favoriteId', 'favoriteName', 'inquiryId', 'found'] as const;

/** Returns a key of what an inquiry asks for. */
export const askedOf = ({ payeeDetails }: Pick<InstitutionValues, 'payeeDetails'>): string =>
  [payeeDetails.institution, payeeDetails.numberType, payeeDetails.accountNumber].join('/');

/** Converts the values to the form of the contract, with the fields of the answer if it is about these values. */
export function wireInstitution(values: Partial<InstitutionValues>, answered: object | undefined): object {
  const { fromAccount, payeeKind, favoriteId, payeeDetails, transactionDetails, timing, additionalDetails } = values;
  return {
    fromAccount,
    ...(payeeKind === 'favorite' && { favoriteId }),
    payeeDetails,
    ...answered,
    transactionDetails,
    timing: wireTiming(timing),
    additionalDetails,
  };
}

/** Returns what the user entered besides the amount, without what the institution answered. */
export function typedInstitution({ payeeKind, favoriteId, payeeDetails, ...values }: InstitutionValues) {
  const { accountName: _name, category: _category, numberType: _type, ...payee } = payeeDetails;
  return { ...typedPayment(values), payeeKind, favoriteId, payee };
}
