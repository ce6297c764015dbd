// The sentences of the review and the receipt of a foreign transfer.
import type { Sentences } from '../../payment-form/payment-kind.ts';
import { whenWords } from '../../payment-form/when-words.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignContent } from './foreign-content.ts';
import { beneficiaryOf } from './values-of-form.ts';

const receiptTexts = { over: 'foreign.over', waits: 'foreign.waiting', 'on-its-way': 'foreign.onItsWay' } as const;

export function useForeignSentences(): Sentences<ForeignContent> {
  const t = useTexts('payments');
  const format = useFormat();
  return {
    review({ form }, payeeName, days) {
      const { fromAccount, transactionDetails, timing } = form;
      const { bankName, accountNumber } = beneficiaryOf(form);
      if (!payeeName || !bankName || !accountNumber) return undefined;
      return t('foreign.sentence', {
        amount: format.money(transactionDetails.amount),
        from: fromAccount.alias || (fromAccount.number ?? ''),
        payee: payeeName,
        bank: bankName,
        account: accountNumber,
        when: whenWords(timing, days, { t, format }),
      });
    },
    receipt: ({ form }, payeeName, state) =>
      t(receiptTexts[state], {
        amount: format.money(form.transactionDetails.amount),
        payee: payeeName,
        bank: beneficiaryOf(form).bankName ?? '',
      }),
  };
}
