// The values of the form of a top-up, and their conversion to and from the form of the contract.
import type { TopUpForm } from '../../../../generated/types.ts';
import { valuesOfForm } from '../institution/institution-begins.ts';
import {
  askedOf,
  emptyInstitution,
  isAnswerTo,
  wireInstitution,
  type InstitutionValues,
} from '../institution/institution-values.ts';

export interface TopUpValues extends InstitutionValues {
  /** What the institution is called and sells. Never sent with the form. */
  provider: { name: string; numberLabel: string; amountKind: string; minimum: string; maximum: string };
  transactionDetails: InstitutionValues['transactionDetails'] & { denomCode: string };
}

export const emptyTopUp: TopUpValues = {
  ...emptyInstitution,
  payeeKind: 'number',
  provider: { name: '', numberLabel: '', amountKind: '', minimum: '', maximum: '' },
  transactionDetails: { ...emptyInstitution.transactionDetails, denomCode: '' },
  found: { asked: '', facts: [] },
};

/** Returns whether the found customer belongs to the number that the form has now. */
export const hasCustomer = (values: TopUpValues): boolean => isAnswerTo(askedOf(values), values);

export const wireTopUp = (values: Partial<TopUpValues>): unknown =>
  wireInstitution(values, hasCustomer({ ...emptyTopUp, ...values }) ? { inquiryId: values.inquiryId } : undefined);

/** Returns the values of an existing top-up. */
export function topUpValuesOf(form: TopUpForm): TopUpValues {
  const values = valuesOfForm(emptyTopUp, 'number', form);
  const { denomCode = '' } = form.transactionDetails;
  return { ...values, transactionDetails: { ...values.transactionDetails, denomCode } };
}
