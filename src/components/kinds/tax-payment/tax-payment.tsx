// The definition of the tax payment for the payment form: fields, schema, calls, texts and initial values.
import { FromSection } from '../../payment-form/from-section.tsx';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { AmountSection } from './amount-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { repairedTax, repeatedTax, sameAccount } from './initial-tax.ts';
import { taxCalls } from './tax-calls.ts';
import { taxContent, type TaxContent } from './tax-content.ts';
import { TaxFacts } from './tax-facts.tsx';
import { taxSchema } from './tax-schema.ts';
import { openSections, sectionOf, useSections } from './tax-sections.ts';
import { nameOfTax, useTaxSentences } from './tax-sentences.ts';
import { billingOf, emptyTax, type TaxValues } from './tax-values.ts';

function useWords() {
  const t = useTexts('payments');
  return {
    intro: t('tax.intro'),
    steps: t('tax.steps'),
    incomplete: t('bill.incomplete'),
    again: t('tax.again'),
    anew: t('tax.anew'),
    track: t('bill.track'),
  };
}

function useSummary(values: TaxValues) {
  const t = useTexts('payments');
  const billing = billingOf(values);
  return {
    payee: when(billing?.taxpayerName, t('tax.taxpayer')),
    way: when(billing && nameOfTax(billing), t('tax.what')),
  };
}

/** Returns what the user entered, without what the state answered. */
function typedOf({ fromAccount, billingSource, billingId, transactionDetails, timing, additionalDetails }: TaxValues) {
  return { fromAccount, billingSource, billingId, info: transactionDetails.info, timing, more: additionalDetails };
}

const First = () => (
  <>
    <FromSection />
    <BillingSection />
    <AmountSection />
  </>
);

export const taxPayment: PaymentKind<TaxValues, TaxContent> = {
  kind: 'tax-payment',
  menuAccess: 'TAX_PAY',
  title: 'taxPayment',
  place: 'tax-payment',
  services: ['SVC_TAX_PAY'],
  empty: emptyTax,
  schema: taxSchema,
  calls: taxCalls,
  begins: {
    repaired: repairedTax,
    repeated: repeatedTax,
    samePayee: sameAccount,
    // A billing is paid once, so there are no favorites of taxes.
    toFavorite: () => undefined,
    favoriteIdOf: () => undefined,
  },
  First,
  Later: DetailsSection,
  Facts: TaxFacts,
  typedOf,
  sectionOf,
  openSections,
  serviceOf: () => 'SVC_TAX_PAY',
  contentOf: (form, values) => taxContent(form, values),
  payeeNameOf: (values) => billingOf(values)?.taxpayerName ?? '',
  // The receipt does not contain the billing, so it is read from the request.
  sentOf: () => undefined,
  useWords,
  useSections,
  useSentences: useTaxSentences,
  useSummary,
};
