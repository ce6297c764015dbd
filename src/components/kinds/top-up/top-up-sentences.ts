// The sentences of the review and the receipt of a top-up.
import type { TopUpForm } from '../../../../generated/types.ts';
import type { Sentences } from '../../payment-form/payment-kind.ts';
import { whenWords } from '../../payment-form/when-words.ts';
import { useSentenceWording, type SentenceWording } from '../../payment-form/sentence-wording.ts';
import type { TopUpContent } from './top-up-content.ts';

const receiptTexts = { over: 'topUp.over', waits: 'topUp.waiting', 'on-its-way': 'topUp.onItsWay' } as const;

/** The number, with whose it is. */
export const numberText = ({ accountNumber, accountName, destinationName }: TopUpForm['payeeDetails']): string => {
  const name = destinationName || accountName;
  return name ? `${accountNumber} (${name})` : accountNumber;
};

export function topUpSentences({ t, format }: SentenceWording): Sentences<TopUpContent> {
  return {
    review({ form }, payeeName, days) {
      const { fromAccount, payeeDetails, transactionDetails, timing } = form;
      if (!payeeName) return undefined;
      return t('topUp.sentence', {
        amount: format.money(transactionDetails.amount),
        from: fromAccount.alias || (fromAccount.number ?? ''),
        provider: payeeName,
        number: numberText(payeeDetails),
        when: whenWords(timing, days, { t, format }),
      });
    },
    receipt: ({ form }, payeeName, state) =>
      t(receiptTexts[state], {
        amount: format.money(form.transactionDetails.amount),
        provider: payeeName,
        number: numberText(form.payeeDetails),
      }),
  };
}

export const useTopUpSentences = (): Sentences<TopUpContent> => topUpSentences(useSentenceWording());
