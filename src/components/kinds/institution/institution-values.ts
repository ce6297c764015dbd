// The values of a form that pays an institution, which answers about a customer number before it is paid.
import type { Institution, LabelValue } from '../../../../generated/types.ts';
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

type PayeeSummarized = Pick<InstitutionValues, 'favoriteName' | 'payeeDetails'>;

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

/** Copies the answer of an institution for the form. */
export const foundAbout = (asked: string, facts: readonly LabelValue[]): FoundByInstitution => ({
  asked,
  facts: facts.map((fact) => ({ ...fact })),
});

/** Returns whether the answer is about what the form asks for now. */
export const isAnswerTo = (asked: string, { found, inquiryId }: Pick<InstitutionValues, 'found' | 'inquiryId'>) =>
  inquiryId !== '' && found.asked === asked;

/** Returns what a form keeps of the chosen institution; empty without one. */
export function namesOf(chosen: Institution | undefined) {
  const { institution = '', institutionName = '', category = '', numberType = '', numberLabel = '' } = chosen ?? {};
  return { institution, institutionName, category, numberType, numberLabel };
}

/** Returns the institution and its customer for the summary of the form. */
export const payeeSummary = (name: string, { favoriteName, payeeDetails }: PayeeSummarized): string =>
  [name || favoriteName, payeeDetails.accountName || payeeDetails.accountNumber].filter(Boolean).join(', ');

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
