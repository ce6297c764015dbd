// The sentences of the review and the receipt of a foreign transfer.
import type { Sentences } from '../../payment-form/payment-kind.ts';
import { whenWords } from '../../payment-form/when-words.ts';
import { useSentenceWording, type SentenceWording } from '../../payment-form/sentence-wording.ts';
import type { ForeignContent } from './foreign-content.ts';
import { beneficiaryOf } from './values-of-form.ts';

const receiptTexts = { over: 'foreign.over', waits: 'foreign.waiting', 'on-its-way': 'foreign.onItsWay' } as const;

export function foreignSentences({ t, format }: SentenceWording): Sentences<ForeignContent> {
  return {
    review({ form }, payeeName, days) {
      const { fromAccount, transactionDetails, timing } = form;
      const { bankName, accountNumber, accountName = payeeName } = beneficiaryOf(form);
      if (!payeeName || !bankName || !accountNumber) return undefined;
      return t('foreign.sentence', {
        amount: format.money(transactionDetails.amount),
        from: fromAccount.alias || (fromAccount.number ?? ''),
        payee: accountName,
        bank: bankName,
        account: accountNumber,
        when: whenWords(timing, days, { t, format }),
      });
    },
    receipt({ form }, payeeName, state) {
      const { bankName = '', accountNumber = '', accountName = payeeName } = beneficiaryOf(form);
      return t(receiptTexts[state], {
        amount: format.money(form.transactionDetails.amount),
        payee: accountName,
        bank: bankName,
        account: accountNumber,
      });
    },
  };
}

export const useForeignSentences = (): Sentences<ForeignContent> => foreignSentences(useSentenceWording());
