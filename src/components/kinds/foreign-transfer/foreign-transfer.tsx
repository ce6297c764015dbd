// The definition of the foreign transfer for the payment form: fields, schema, calls, texts and initial values.
import { FromSection } from '../../payment-form/from-section.tsx';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { repeating } from '../../payment-form/repeat/repeating-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { AmountSection } from './amount-section.tsx';
import { CostsSection } from './costs-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { foreignCalls } from './foreign-calls.ts';
import { foreignContent, type ForeignContent } from './foreign-content.ts';
import { ForeignFacts } from './foreign-facts.tsx';
import { foreignSchema } from './foreign-schema.ts';
import { openSections, sectionOf, useSections } from './foreign-sections.ts';
import { useForeignSentences } from './foreign-sentences.ts';
import { emptyForeign, type ForeignValues } from './foreign-values.ts';
import {
  favoriteForeign,
  repairedForeign,
  repeatedForeign,
  retriedForeign,
  sameForeignPayee,
} from './initial-foreign.ts';
import { PayeeSection } from './payee-section.tsx';
import { foreignOfSeries, recurringForeign } from './recurring-foreign.ts';
import { UnderlyingSection } from './underlying-section.tsx';
import { withPayee } from './with-payee.ts';

function useWords() {
  const t = useTexts('payments');
  return {
    intro: t('foreign.intro'),
    steps: t('transfer.steps'),
    incomplete: t('transfer.incomplete'),
    again: t('receipt.again'),
    anew: t('receipt.new'),
    track: t('receipt.open'),
  };
}

function useSummary({ payee, transferType }: ForeignValues) {
  const t = useTexts('payments');
  const { accountName, bankName } = payee.beneficiary;
  const name = [accountName || payee.favoriteName, bankName].filter(Boolean).join(', ');
  return {
    payee: name ? { label: t('transfer.stepTo'), value: name } : undefined,
    way: { label: t('transfer.rail'), value: t(`foreign.${transferType}`) },
  };
}

/** Returns what the user entered, without what the directory or the bank answered. */
function typedOf({
  dateBefore: _before,
  acceptedText: _accepted,
  acceptedMessage: _message,
  debitWishIn: _wishIn,
  replacedAccount: _replaced,
  payee,
  ...values
}: ForeignValues): object {
  const { bankName: _name, bankAddress: _address, currency: _currency, ...beneficiary } = payee.beneficiary;
  return { ...values, favoriteId: payee.favoriteId, beneficiary };
}

const First = () => (
  <>
    <FromSection />
    <PayeeSection />
    <AmountSection />
  </>
);

const Later = () => (
  <>
    <UnderlyingSection />
    <CostsSection />
    <DetailsSection />
  </>
);

const single: PaymentKind<ForeignValues, ForeignContent> = {
  kind: 'foreign-transfer',
  menuAccess: 'FCY',
  title: 'foreignTransfer',
  place: 'foreign-transfer',
  services: ['SVC_FCY_TT', 'SVC_FCY_OVB'],
  paysIn: 'any',
  empty: emptyForeign,
  schema: foreignSchema,
  calls: foreignCalls,
  begins: {
    repaired: ({ form }) => repairedForeign(form),
    repeated: ({ form }, favorite) => repeatedForeign(form, favorite),
    retried: ({ form }, favorite) => retriedForeign(form, favorite),
    samePayee: ({ form }) => sameForeignPayee(form),
    toFavorite: favoriteForeign,
    favoriteIdOf: ({ form: { payee } }) => (payee.kind === 'favorite' ? payee.favoriteId : undefined),
  },
  First,
  Later,
  Facts: ForeignFacts,
  unsent: ['amountSide', 'debitWish', 'debitWishIn', 'matters'],
  typedOf,
  sectionOf,
  openSections,
  serviceOf: ({ transferType }) => `SVC_FCY_${transferType}`,
  contentOf: (form, values) => foreignContent(withPayee(form, values)),
  payeeNameOf: ({ payee }) => payee.beneficiary.accountName,
  // The receipt does not contain the stored form, so it is read from the request.
  sentOf: () => undefined,
  useWords,
  useSections,
  useSentences: useForeignSentences,
  useSummary,
};

export const foreignTransfer = repeating(single, { paymentOf: recurringForeign, contentOf: foreignOfSeries });
