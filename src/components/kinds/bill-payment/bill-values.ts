// The values of the form of a bill payment, and their conversion to and from the form of the contract.
import type { BillInquiry, BillPaymentForm, OpenBill } from '../../../../generated/types.ts';
import { valuesOfForm } from '../institution/institution-begins.ts';
import {
  askedOf as payeeAsked,
  emptyInstitution,
  wireInstitution,
  type FoundByInstitution,
  type InstitutionValues,
} from '../institution/institution-values.ts';

export interface FoundBills extends FoundByInstitution {
  oldestFirst: boolean;
  /** The range of the biller; empty when the amount is fixed by the bills. */
  minimum: string;
  maximum: string;
  bills: OpenBill[];
}

export interface BillValues extends InstitutionValues {
  /** The names of the institution and of its number, and the chosen category. Never sent with the form. */
  biller: { name: string; numberLabel: string; listed: string };
  /** The number of months to pay, for billers that allow several. */
  months: string;
  found: FoundBills;
  billIds: string[];
}

const noBills: FoundBills = { asked: '', oldestFirst: false, minimum: '', maximum: '', bills: [], facts: [] };

export const emptyBill: BillValues = {
  ...emptyInstitution,
  payeeKind: 'favorite',
  biller: { name: '', numberLabel: '', listed: '' },
  months: '1',
  found: noBills,
  billIds: [],
};

type Asked = Pick<BillValues, 'payeeDetails' | 'months'>;

/**
 * Returns a key of what an inquiry asks for. The months come first: in older drafts they come last, and their bills have
 * another shape, so those are asked for again.
 */
export const askedOf = ({ months, ...payee }: Asked): string => `${months}/${payeeAsked(payee)}`;

/** Returns whether the found bills belong to the customer that the form has now. */
export const hasBills = ({ found, inquiryId, ...asked }: Asked & Pick<BillValues, 'found' | 'inquiryId'>): boolean =>
  inquiryId !== '' && found.asked === askedOf(asked);

export function wireBill(values: Partial<BillValues>): unknown {
  const { inquiryId, billIds } = values;
  return wireInstitution(values, hasBills({ ...emptyBill, ...values }) ? { inquiryId, billIds } : undefined);
}

export function foundBills(asked: string, { bills, facts, oldestFirst, amountRule }: BillInquiry): FoundBills {
  const range = amountRule.kind === 'range' ? amountRule : undefined;
  return {
    asked,
    oldestFirst,
    minimum: range?.minimum.value ?? '',
    maximum: range?.maximum.value ?? '',
    bills,
    facts: facts.map((fact) => ({ ...fact })),
  };
}

/** Returns the values of an existing payment, without found bills: a bill may have changed or been paid since. */
export const billValuesOf = (form: BillPaymentForm): BillValues => ({
  ...valuesOfForm(emptyBill, 'biller', form),
  months: form.payeeDetails.numberType === 'bpjs' ? String(form.billIds.length) : '1',
  billIds: [...form.billIds],
});
