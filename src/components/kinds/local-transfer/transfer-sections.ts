// The sections of the form of a local transfer, and the section of each field.
import { missingForClearing } from '../../../../domain/clearing-details.ts';
import type { PaymentNote } from '../../../../generated/types.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { isClearing, nameCheckOf, type TransferValues } from './transfer-values.ts';
import { isRailSettled } from './use-rail-question.ts';

const ofClearing = /^payee\.beneficiary\.(?:addressLine|clearingCode|citizenship|residency|category)/;

export function sectionOf(field: string): string {
  if (field.startsWith('fromAccount')) return 'from';
  if (field === 'transferType' || ofClearing.test(field)) return 'rail';
  if (field.startsWith('payee')) return 'to';
  return field.startsWith('transactionDetails.amount') || field.startsWith('timing') ? 'amount' : 'details';
}

/** A name that differs is confirmed in the review, for the names of that moment. */
function isNameOpen(values: TransferValues, confirmed: readonly PaymentNote[]): boolean {
  const state = nameCheckOf(values);
  const { name } = values.found;
  const isOther = ({ kind, parameters }: PaymentNote) => kind === 'name-differs' && parameters?.['found'] === name;
  return state === 'unchecked' || (state === 'different' && !confirmed.some(isOther));
}

/** The details that clearing needs stand below the rail. */
function isClearingOpen({ transferType, payeeKind, payee }: TransferValues): boolean {
  const { missing, beneficiary } = payee;
  if (!isClearing(transferType)) return false;
  if (payeeKind === 'favorite') return missing.some((detail) => !beneficiary[detail]);
  return !beneficiary.accountName || missingForClearing(beneficiary).length > 0;
}

/** Returns the sections that are not complete. The rail depends on the amount, so a refused amount reopens it. */
export function openSections(
  values: TransferValues,
  refused: ReadonlySet<string>,
  confirmed: readonly PaymentNote[],
): string[] {
  const hasRail = isRailSettled(values) && !refused.has('amount') && !isClearingOpen(values);
  return [...(isNameOpen(values, confirmed) ? ['to'] : []), ...(hasRail ? [] : ['rail', 'details'])];
}

export function useSections(): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'to', label: t('transfer.stepTo'), fields: ['payee'] },
    { id: 'amount', label: t('transfer.stepAmount'), fields: ['transactionDetails.amount', 'timing'] },
    { id: 'rail', label: t('transfer.stepRail'), fields: ['transferType'] },
    {
      id: 'details',
      label: t('transfer.stepDetails'),
      fields: ['transactionDetails.info', 'transactionDetails.purposeCode', 'additionalDetails'],
    },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
