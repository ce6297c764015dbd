// The values of the form of a bill payment, and their conversion to and from the form of the contract.
import type { AmountBefore, BillsToChoose } from '../../../../domain/bill-choice.ts';
import type { BillInquiry, BillPaymentForm } from '../../../../generated/types.ts';
import { valuesOfForm } from '../institution/institution-begins.ts';
import {
  askedOf as payeeAsked,
  emptyInstitution,
  foundAbout,
  isAnswerTo,
  wireInstitution,
  type FoundByInstitution,
  type InstitutionValues,
} from '../institution/institution-values.ts';

export type FoundBills = FoundByInstitution & BillsToChoose;

export interface BillValues extends InstitutionValues {
  /** The names of the institution and of its number, and the chosen category. Never sent with the form. */
  biller: { name: string; numberLabel: string; listed: string };
  /** The number of months to pay, for billers that allow several. */
  months: string;
  found: FoundBills;
  billIds: string[];
}

export const emptyBill: BillValues = {
  ...emptyInstitution,
  payeeKind: 'favorite',
  biller: { name: '', numberLabel: '', listed: '' },
  months: '1',
  found: { asked: '', oldestFirst: false, minimum: '', maximum: '', bills: [], facts: [] },
  billIds: [],
};

/**
 * Returns a key of what an inquiry asks for. The months come first: in older drafts they come last, and their bills have
 * another shape, so those are asked for again.
 */
export const askedOf = (asked: BillValues): string => `${asked.months}/${payeeAsked(asked)}`;

/** Returns whether the found bills belong to the customer that the form has now. */
export const hasBills = (values: BillValues): boolean => isAnswerTo(askedOf(values), values);

export function wireBill(values: Partial<BillValues>): unknown {
  const { inquiryId, billIds } = values;
  return wireInstitution(values, hasBills({ ...emptyBill, ...values }) ? { inquiryId, billIds } : undefined);
}

/** The amount in the form with the bills it was set for. */
export const amountBefore = ({ transactionDetails, found, billIds }: BillValues): AmountBefore => ({
  amount: transactionDetails.amount.value,
  found,
  billIds,
});

export function foundBills(asked: string, { bills, facts, oldestFirst, amountRule }: BillInquiry): FoundBills {
  const range = amountRule.kind === 'range' ? amountRule : undefined;
  return {
    ...foundAbout(asked, facts),
    oldestFirst,
    minimum: range?.minimum.value ?? '',
    maximum: range?.maximum.value ?? '',
    bills,
  };
}

/** Returns the values of an existing payment, without found bills: a bill may have changed or been paid since. */
export const billValuesOf = (form: BillPaymentForm): BillValues => ({
  ...valuesOfForm(emptyBill, 'biller', form),
  months: form.payeeDetails.numberType === 'bpjs' ? String(form.billIds.length) : '1',
  billIds: [...form.billIds],
});
