// The definition of the top-up for the payment form: fields, schema, calls, texts and initial values.
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { repeating } from '../../payment-form/repeat/repeating-kind.ts';
import { useKindWords } from '../../payment-form/use-kind-words.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { inquiryKind } from '../institution/inquiry-kind.tsx';
import { payeeSummary, typedInstitution } from '../institution/institution-values.ts';
import { AmountSection } from './amount-section.tsx';
import { topUpBegins } from './initial-top-up.ts';
import { PayeeSection } from './payee-section.tsx';
import { topUpCalls } from './top-up-calls.ts';
import { topUpContent, type TopUpContent } from './top-up-content.ts';
import { useDenominationNames } from './provider-lists.ts';
import { recurringTopUp, topUpOfSeries } from './recurring-top-up.ts';
import { TopUpFacts } from './top-up-facts.tsx';
import { topUpSchema } from './top-up-schema.ts';
import { useTopUpSentences } from './top-up-sentences.ts';
import { emptyTopUp, hasCustomer, type TopUpValues } from './top-up-values.ts';

function useSummary(values: TopUpValues) {
  const t = useTexts('payments');
  return { payee: when(payeeSummary(values.provider.name, values), t('topUp.stepTo')) };
}

function typedOf(values: TopUpValues): object {
  const { amount, denomCode } = values.transactionDetails;
  return { ...typedInstitution(values), bought: denomCode || amount.value };
}

const single: PaymentKind<TopUpValues, TopUpContent> = {
  ...inquiryKind<TopUpValues>({
    service: 'SVC_TOPUP',
    to: { Section: PayeeSection, label: 'topUp.stepTo', fields: ['payeeDetails', 'favoriteId'] },
    amount: {
      Section: AmountSection,
      label: 'transfer.stepAmount',
      fields: ['transactionDetails.denomCode', 'transactionDetails.amount', 'timing'],
    },
    isAnswered: hasCustomer,
  }),
  kind: 'top-up',
  menuAccess: 'TOPUP',
  title: 'topUp',
  place: 'top-up',
  empty: emptyTopUp,
  schema: topUpSchema,
  calls: topUpCalls,
  begins: topUpBegins,
  Facts: TopUpFacts,
  typedOf,
  contentOf: (form, values) => topUpContent(form, values),
  payeeNameOf: ({ provider }) => provider.name,
  useCodeNames: useDenominationNames,
  useWords: () => useKindWords('topUp'),
  useSentences: useTopUpSentences,
  useSummary,
};

export const topUp = repeating(single, { paymentOf: recurringTopUp, contentOf: topUpOfSeries });
