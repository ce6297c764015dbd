// What the kinds share whose form asks an institution before the amount is known: its sections and their order.
import type { ComponentType } from 'react';
import type { ServiceCode } from '../../../../generated/types.ts';
import { FromSection } from '../../payment-form/from-section.tsx';
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { TextKey } from '../../text/namespaces.ts';
import { DetailsSection } from './details-section.tsx';

interface Part {
  readonly Section: ComponentType;
  readonly label: TextKey<'payments'>;
  readonly fields: readonly string[];
}

interface Shape<Values> {
  readonly service: ServiceCode;
  readonly to: Part;
  readonly amount: Part;
  /** Who reads the note that the user writes; the institution when left out. */
  readonly infoNote?: TextKey<'payments'>;
  /** Before the inquiry is answered, neither the payee nor the amount is complete. */
  isAnswered(values: Values): boolean;
}

/** Returns the parts of the definition; a field that no section names is in the details. */
export function inquiryKind<Values>({ service, to, amount, infoNote = 'bill.infoNote', isAnswered }: Shape<Values>) {
  return {
    services: [service],
    serviceOf: () => service,
    First: () => (
      <>
        <FromSection />
        <to.Section />
        <amount.Section />
      </>
    ),
    Later: () => <DetailsSection infoNote={infoNote} />,
    sectionOf(field: string): string {
      const isOf = (own: string) => field.startsWith(own);
      if (isOf('fromAccount')) return 'from';
      if (isOf('inquiryId') || to.fields.some(isOf)) return 'to';
      return amount.fields.some(isOf) ? 'amount' : 'details';
    },
    openSections(values: Values, refused: ReadonlySet<string>): string[] {
      if (!isAnswered(values)) return ['to', 'amount', 'details'];
      return refused.has('amount') ? ['details'] : [];
    },
    useSections(): FormSection[] {
      const t = useTexts('payments');
      return [
        { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
        { id: 'to', label: t(to.label), fields: to.fields },
        { id: 'amount', label: t(amount.label), fields: amount.fields },
        { id: 'details', label: t('transfer.stepDetails'), fields: ['transactionDetails.info', 'additionalDetails'] },
        { id: reviewId, label: t('transfer.stepReview'), fields: [] },
      ];
    },
    // The receipt does not contain the stored form, so it is read from the request.
    sentOf: () => undefined,
  };
}
