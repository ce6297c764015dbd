// Which parts of the form would be accepted as they stand.
import { transferFailures } from './transfer-schema.ts';
import { nameCheckOf, type TransferValues } from './transfer-values.ts';
import { isRailSettled } from './use-rail-question.ts';

export const sectionIds = ['from', 'to', 'amount', 'rail', 'details', 'review'] as const;
export type SectionId = (typeof sectionIds)[number];

const ofClearing = /^payee\.beneficiary\.(?:addressLine|clearingCode|citizenship|residency|category)/;

/** The section in which a failure is put right. */
export function sectionOf(field: string): SectionId {
  if (field.startsWith('fromAccount')) return 'from';
  if (field === 'transferType' || ofClearing.test(field)) return 'rail';
  if (field.startsWith('payee')) return 'to';
  return field.startsWith('transactionDetails.amount') || field.startsWith('timing') ? 'amount' : 'details';
}

const isNameOpen = (values: TransferValues) => ['unchecked', 'different'].includes(nameCheckOf(values));

/** Nothing is ticked because something stands in it, only because it would be accepted. */
export function stepsDone(
  values: TransferValues,
  refused: ReadonlySet<SectionId> = new Set(),
): Readonly<Record<SectionId, boolean>> {
  const open = new Set(transferFailures(values).map(({ field }) => sectionOf(field)));
  // A method is found for an amount and a day; it means nothing for those that the bank refuses.
  const hasRail = isRailSettled(values) && !refused.has('amount');
  return {
    from: !open.has('from'),
    to: !open.has('to') && !isNameOpen(values),
    amount: !open.has('amount'),
    rail: !open.has('rail') && hasRail,
    details: !open.has('details') && hasRail,
    review: false,
  };
}
