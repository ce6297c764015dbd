// The definition of the top-up for the payment form: fields, schema, calls, texts and initial values.
import { FromSection } from '../../payment-form/from-section.tsx';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { repeating } from '../../payment-form/repeat/repeating-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { DetailsSection } from '../institution/details-section.tsx';
import { typedPayee } from '../institution/institution-values.ts';
import { AmountSection } from './amount-section.tsx';
import { topUpBegins } from './initial-top-up.ts';
import { PayeeSection } from './payee-section.tsx';
import { topUpCalls } from './top-up-calls.ts';
import { topUpContent, type TopUpContent } from './top-up-content.ts';
import { recurringTopUp, topUpOfSeries } from './recurring-top-up.ts';
import { TopUpFacts } from './top-up-facts.tsx';
import { topUpSchema } from './top-up-schema.ts';
import { openSections, sectionOf, useSections } from './top-up-sections.ts';
import { useTopUpSentences } from './top-up-sentences.ts';
import { emptyTopUp, type TopUpValues } from './top-up-values.ts';

function useWords() {
  const t = useTexts('payments');
  return {
    intro: t('topUp.intro'),
    steps: t('topUp.steps'),
    incomplete: t('topUp.incomplete'),
    again: t('topUp.again'),
    anew: t('topUp.anew'),
    track: t('topUp.track'),
  };
}

function useSummary({ provider, payeeDetails, favoriteName }: TopUpValues) {
  const t = useTexts('payments');
  const payee = [provider.name || favoriteName, payeeDetails.accountName || payeeDetails.accountNumber];
  return { payee: when(payee.filter(Boolean).join(', '), t('topUp.stepTo')) };
}

/** Returns what the user entered, without what the institution answered. */
function typedOf(values: TopUpValues): object {
  const { fromAccount, transactionDetails, timing, additionalDetails } = values;
  const { amount, denomCode, info } = transactionDetails;
  return {
    ...typedPayee(values),
    fromAccount,
    bought: denomCode || amount.value,
    info,
    timing,
    more: additionalDetails,
  };
}

const First = () => (
  <>
    <FromSection />
    <PayeeSection />
    <AmountSection />
  </>
);

const single: PaymentKind<TopUpValues, TopUpContent> = {
  kind: 'top-up',
  menuAccess: 'TOPUP',
  title: 'topUp',
  place: 'top-up',
  services: ['SVC_TOPUP'],
  empty: emptyTopUp,
  schema: topUpSchema,
  calls: topUpCalls,
  begins: topUpBegins,
  First,
  Later: DetailsSection,
  Facts: TopUpFacts,
  typedOf,
  sectionOf,
  openSections,
  serviceOf: () => 'SVC_TOPUP',
  contentOf: (form, values) => topUpContent(form, values),
  payeeNameOf: ({ provider }) => provider.name,
  // The receipt does not contain the stored form, so it is read from the request.
  sentOf: () => undefined,
  useWords,
  useSections,
  useSentences: useTopUpSentences,
  useSummary,
};

export const topUp = repeating(single, { paymentOf: recurringTopUp, contentOf: topUpOfSeries });
