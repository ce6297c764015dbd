// The sentences of the review and the receipt of a bill payment.
import { billDescription } from '../../../../domain/bill-description.ts';
import type { Sentences } from '../../payment-form/payment-kind.ts';
import { whenWords } from '../../payment-form/when-words.ts';
import { useSentenceWording, type SentenceWording } from '../../payment-form/sentence-wording.ts';
import type { BillContent } from './bill-content.ts';

const receiptTexts = { over: 'bill.over', waits: 'bill.waiting', 'on-its-way': 'bill.onItsWay' } as const;

export function billSentences({ t, format }: SentenceWording): Sentences<BillContent> {
  return {
    review({ form, bills }, payeeName, days) {
      const { fromAccount, payeeDetails, transactionDetails, timing } = form;
      if (!payeeName || (bills.length === 0 && !days.repeat)) return undefined;
      return t(days.repeat ? 'bill.sentenceRepeated' : 'bill.sentence', {
        amount: format.money(transactionDetails.amount),
        from: fromAccount.alias || (fromAccount.number ?? ''),
        biller: payeeName,
        customer: payeeDetails.accountName || payeeDetails.accountNumber,
        number: payeeDetails.accountNumber,
        bills: bills.map(({ description }) => billDescription(description, format.language)).join(', '),
        when: whenWords(timing, days, { t, format }),
      });
    },
    receipt: ({ form }, payeeName, state) =>
      t(receiptTexts[state], {
        amount: format.money(form.transactionDetails.amount),
        biller: payeeName,
        customer: form.payeeDetails.accountName || form.payeeDetails.accountNumber,
        number: form.payeeDetails.accountNumber,
      }),
  };
}

export const useBillSentences = (): Sentences<BillContent> => billSentences(useSentenceWording());
