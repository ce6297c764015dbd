// The definition of the bill payment for the payment form: fields, schema, calls, texts and initial values.
import { FromSection } from '../../payment-form/from-section.tsx';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { repeating } from '../../payment-form/repeat/repeating-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { billCalls } from './bill-calls.ts';
import { billContent, type BillContent } from './bill-content.ts';
import { BillFacts } from './bill-facts.tsx';
import { billSchema } from './bill-schema.ts';
import { openSections, sectionOf, useSections } from './bill-sections.ts';
import { useBillSentences } from './bill-sentences.ts';
import { billBegins } from './initial-bill.ts';
import { emptyBill, type BillValues } from './bill-values.ts';
import { billOfSeries, recurringBill } from './recurring-bill.ts';
import { BillsSection } from './bills-section.tsx';
import { DetailsSection } from '../institution/details-section.tsx';
import { PayeeSection } from './payee-section.tsx';
import { typedBill } from './typed-bill.ts';

function useWords() {
  const t = useTexts('payments');
  return {
    intro: t('bill.intro'),
    steps: t('bill.steps'),
    incomplete: t('bill.incomplete'),
    again: t('bill.again'),
    anew: t('bill.anew'),
    track: t('bill.track'),
  };
}

function useSummary({ biller, payeeDetails, favoriteName, billIds, timing }: BillValues) {
  const t = useTexts('payments');
  const areBillsPaid = billIds.length > 0 && timing.kind !== 'recurring';
  const payee = [biller.name || favoriteName, payeeDetails.accountName || payeeDetails.accountNumber];
  return {
    payee: when(payee.filter(Boolean).join(', '), t('bill.stepTo')),
    way: when(areBillsPaid && t('bill.count', { count: billIds.length }), t('bill.bills')),
  };
}

const First = () => (
  <>
    <FromSection />
    <PayeeSection />
    <BillsSection />
  </>
);

const single: PaymentKind<BillValues, BillContent> = {
  kind: 'bill-payment',
  menuAccess: 'BILL_PAY',
  title: 'billPayment',
  place: 'bill-payment',
  services: ['SVC_BILL_PAY'],
  empty: emptyBill,
  schema: billSchema,
  calls: billCalls,
  begins: billBegins,
  First,
  Later: DetailsSection,
  Facts: BillFacts,
  typedOf: typedBill,
  sectionOf,
  openSections,
  serviceOf: () => 'SVC_BILL_PAY',
  contentOf: (form, values) => billContent(form, values),
  payeeNameOf: ({ biller }) => biller.name,
  // The receipt does not contain the stored form, so it is read from the request.
  sentOf: () => undefined,
  useWords,
  useSections,
  useSentences: useBillSentences,
  useSummary,
};

export const billPayment = repeating(single, { hasCap: true, paymentOf: recurringBill, contentOf: billOfSeries });
