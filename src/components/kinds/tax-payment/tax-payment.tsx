// The definition of the tax payment for the payment form: fields, schema, calls, texts and initial values.
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { typedPayment } from '../../payment-form/payment-values.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { inquiryKind } from '../institution/inquiry-kind.tsx';
import { AmountSection } from './amount-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { repairedTax, repeatedTax, retriedTax, sameAccount } from './initial-tax.ts';
import { taxCalls } from './tax-calls.ts';
import { taxContent, type TaxContent } from './tax-content.ts';
import { TaxFacts } from './tax-facts.tsx';
import { taxSchema } from './tax-schema.ts';
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
const typedOf = (values: TaxValues) => {
  const { billingSource, billingId } = values;
  return { ...typedPayment(values), billingSource, billingId };
};

export const taxPayment: PaymentKind<TaxValues, TaxContent> = {
  ...inquiryKind<TaxValues>({
    service: 'SVC_TAX_PAY',
    to: { Section: BillingSection, label: 'tax.stepBilling', fields: ['billingId', 'billingSource', 'payerNpwp'] },
    amount: { Section: AmountSection, label: 'tax.stepAmount', fields: ['transactionDetails.amount', 'timing'] },
    infoNote: 'tax.infoNote',
    isAnswered: (values) => billingOf(values) !== undefined,
  }),
  kind: 'tax-payment',
  menuAccess: 'TAX_PAY',
  title: 'taxPayment',
  place: 'tax-payment',
  empty: emptyTax,
  schema: taxSchema,
  calls: taxCalls,
  begins: {
    repaired: repairedTax,
    repeated: repeatedTax,
    retried: retriedTax,
    samePayee: sameAccount,
    // A billing is paid once, so there are no favorites of taxes.
    toFavorite: () => undefined,
    favoriteIdOf: () => undefined,
  },
  Facts: TaxFacts,
  typedOf,
  contentOf: (form, values) => taxContent(form, values),
  payeeNameOf: (values) => billingOf(values)?.taxpayerName ?? '',
  useWords,
  useSentences: useTaxSentences,
  useSummary,
};
