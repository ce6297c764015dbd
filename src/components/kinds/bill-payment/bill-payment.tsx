// The definition of the bill payment for the payment form: fields, schema, calls, texts and initial values.
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { repeating } from '../../payment-form/repeat/repeating-kind.ts';
import { useKindWords } from '../../payment-form/use-kind-words.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { inquiryKind } from '../institution/inquiry-kind.tsx';
import { payeeSummary } from '../institution/institution-values.ts';
import { billCalls } from './bill-calls.ts';
import { billContent, type BillContent } from './bill-content.ts';
import { BillFacts } from './bill-facts.tsx';
import { billSchema } from './bill-schema.ts';
import { useBillSentences } from './bill-sentences.ts';
import { emptyBill, hasBills, type BillValues } from './bill-values.ts';
import { BillsSection } from './bills-section.tsx';
import { billBegins } from './initial-bill.ts';
import { PayeeSection } from './payee-section.tsx';
import { billOfSeries, recurringBill } from './recurring-bill.ts';
import { typedBill } from './typed-bill.ts';

function useSummary({ biller, billIds, timing, ...values }: BillValues) {
  const t = useTexts('payments');
  const areBillsPaid = billIds.length > 0 && timing.kind !== 'recurring';
  return {
    payee: when(payeeSummary(biller.name, values), t('bill.stepTo')),
    way: when(areBillsPaid && t('bill.count', { count: billIds.length }), t('bill.bills')),
  };
}

const single: PaymentKind<BillValues, BillContent> = {
  ...inquiryKind<BillValues>({
    service: 'SVC_BILL_PAY',
    to: { Section: PayeeSection, label: 'bill.stepTo', fields: ['payeeDetails', 'favoriteId'] },
    amount: {
      Section: BillsSection,
      label: 'bill.stepBills',
      fields: ['billIds', 'transactionDetails.amount', 'timing'],
    },
    isAnswered: hasBills,
  }),
  kind: 'bill-payment',
  menuAccess: 'BILL_PAY',
  title: 'billPayment',
  place: 'bill-payment',
  empty: emptyBill,
  schema: billSchema,
  calls: billCalls,
  begins: billBegins,
  Facts: BillFacts,
  typedOf: typedBill,
  contentOf: (form, values) => billContent(form, values),
  payeeNameOf: ({ biller }) => biller.name,
  useWords: () => useKindWords('bill'),
  useSentences: useBillSentences,
  useSummary,
};

export const billPayment = repeating(single, { hasCap: true, paymentOf: recurringBill, contentOf: billOfSeries });
