// The definition of the local transfer for the payment form: fields, schema, calls, texts and initial values.
import type { LocalTransferReceipt, LocalTransferValidation } from '../../../../generated/types.ts';
import { FromSection } from '../../payment-form/from-section.tsx';
import type { Days } from '../../payment-form/payment-content.ts';
import type { PaymentKind, ReceiptState } from '../../payment-form/payment-kind.ts';
import { repeating } from '../../payment-form/repeat/repeating-kind.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { TransferFactsList } from './transfer-facts-list.tsx';
import { AmountSection } from './amount-section.tsx';
import { knownFavorite, repeatedTransfer, samePayee, transferToFavorite } from './initial-transfer.ts';
import { DetailsSection } from './details-section.tsx';
import { PayeeSection } from './payee-section.tsx';
import { RailSection } from './rail-section.tsx';
import { transferCalls } from './transfer-calls.ts';
import { sentTransfer, transferContent, type TransferContent, transferOfSeries } from './transfer-content.ts';
import { transferSchema } from './transfer-schema.ts';
import { openSections, sectionOf, useSections } from './transfer-sections.ts';
import { receiptSentence, reviewSentence } from './transfer-sentence.ts';
import { transferServices } from './transfer-services.ts';
import { emptyTransfer, filledBeneficiary, repairedValues, type TransferValues } from './transfer-values.ts';
import { typedTransfer } from './typed-transfer.ts';
import { withBeneficiary } from './with-beneficiary.ts';

function useWords() {
  const t = useTexts('payments');
  return {
    intro: t('transfer.intro'),
    steps: t('transfer.steps'),
    incomplete: t('transfer.incomplete'),
    again: t('receipt.again'),
    anew: t('receipt.new'),
    track: t('receipt.open'),
  };
}

function useSummary({ payee, transferType }: TransferValues) {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const { accountName, bankName } = payee.beneficiary;
  const name = [accountName || payee.favoriteName, bankName].filter(Boolean).join(', ');
  return {
    payee: (accountName || bankName) !== '' ? { label: t('transfer.stepTo'), value: name } : undefined,
    way: transferType !== '' ? { label: t('transfer.rail'), value: kinds(`rail.${transferType}`) } : undefined,
  };
}

function useSentences() {
  const wording = { t: useTexts('payments'), kinds: useTexts('kinds'), format: useFormat() };
  return {
    review: ({ form }: TransferContent, _payeeName: string, days: Days) => reviewSentence(form, days, wording),
    receipt: ({ form }: TransferContent, _payeeName: string, state: ReceiptState) =>
      receiptSentence(form, state, wording),
  };
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
    <RailSection />
    <DetailsSection />
  </>
);

const single: PaymentKind<TransferValues, TransferContent> = {
  kind: 'local-transfer',
  menuAccess: 'LCY',
  title: 'localTransfer',
  place: 'local-transfer',
  services: transferServices,
  empty: emptyTransfer,
  schema: transferSchema,
  calls: transferCalls,
  begins: {
    repaired: ({ form }) => repairedValues(form),
    repeated: ({ form }, favorite) => repeatedTransfer(form, favorite && knownFavorite(favorite)),
    samePayee: ({ form }) => samePayee(form),
    toFavorite(detail) {
      const favorite = knownFavorite(detail);
      return favorite && transferToFavorite(favorite);
    },
    favoriteIdOf: ({ form: { payee } }) => (payee.kind === 'favorite' ? payee.favoriteId : undefined),
  },
  First,
  Later,
  Facts: ({ content, executionDate }) => <TransferFactsList form={content.form} executionDate={executionDate} />,
  unsent: ['railFor', 'railWish', 'matters'],
  typedOf: typedTransfer,
  sectionOf,
  openSections,
  serviceOf: ({ transferType }) => `SVC_LCY_${transferType}`,
  contentOf(form, values, known) {
    const beneficiary = (known as LocalTransferValidation | undefined)?.beneficiary ?? filledBeneficiary(values);
    return transferContent(beneficiary ? withBeneficiary(form, beneficiary) : form);
  },
  payeeNameOf: ({ payee }) => payee.beneficiary.accountName,
  sentOf: (receipt) => sentTransfer(receipt as LocalTransferReceipt),
  useWords,
  useSections,
  useSentences,
  useSummary,
};

export const localTransfer = repeating(single, {
  paymentOf: (form, { timing }) => ({ paymentType: 'LCY', form: { ...form, timing } }),
  contentOf: transferOfSeries,
});
