// The sentences of the review and the receipt of a transfer.
import type { LocalTransferForm } from '../../../../generated/types.ts';
import type { Days } from '../../payment-form/payment-content.ts';
import type { ReceiptState } from '../../payment-form/payment-kind.ts';
import { whenWords } from '../../payment-form/when-words.ts';
import type { Format } from '../../text/use-format.ts';
import type { Translate } from '../../text/use-texts.ts';
import { payeeWords } from './payee-words.ts';

export interface Wording {
  readonly t: Translate<'payments'>;
  readonly kinds: Translate<'kinds'>;
  readonly format: Format;
}

/** Returns undefined while the payee is not known. */
export function reviewSentence(form: LocalTransferForm, days: Days, wording: Wording): string | undefined {
  const { fromAccount, transferType, transactionDetails } = form;
  const payee = payeeWords(form);
  return (
    payee &&
    wording.t('transfer.sentence', {
      ...payee,
      amount: wording.format.money(transactionDetails.amount),
      from: fromAccount.alias || (fromAccount.number ?? ''),
      rail: wording.kinds(`rail.${transferType}`),
      when: whenWords(form.timing, days, wording),
    })
  );
}

const receiptTexts = { over: 'receipt.over', waits: 'receipt.text', 'on-its-way': 'receipt.single' } as const;

export function receiptSentence(
  form: LocalTransferForm,
  state: ReceiptState,
  { t, format }: Pick<Wording, 't' | 'format'>,
): string | undefined {
  const payee = payeeWords(form);
  return payee && t(receiptTexts[state], { ...payee, amount: format.money(form.transactionDetails.amount) });
}
