// The review and the receipt of a transfer, each as one sentence.
import type { LocalTransferForm, LocalTransferReceipt } from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Format } from '../text/use-format.ts';
import type { Translate } from '../text/use-texts.ts';
import { payeeWords } from '../transfer-facts/payee-words.ts';

export interface Wording {
  readonly t: Translate<'payments'>;
  readonly kinds: Translate<'kinds'>;
  readonly format: Format;
}

export interface Days {
  readonly today: CalendarDate;
  /** Undefined until the bank has said it. */
  readonly executionDate: CalendarDate | undefined;
}

function whenOf({ timing }: LocalTransferForm, { today, executionDate }: Days, { t, format }: Wording): string {
  if (timing.kind !== 'forward-dated')
    return executionDate === undefined || executionDate === today
      ? t('transfer.sentenceNow')
      : t('transfer.sentenceOn', { date: format.date(executionDate) });
  const chosen = format.date(timing.transactionDate);
  return executionDate === undefined || executionDate === timing.transactionDate
    ? t('transfer.sentenceOn', { date: chosen })
    : t('transfer.sentenceMoved', { date: format.date(executionDate), chosen });
}

/** Undefined as long as the payee is not known. */
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
      when: whenOf(form, days, wording),
    })
  );
}

export function receiptSentence(
  { form, route }: Pick<LocalTransferReceipt, 'form' | 'route'>,
  isSettled: boolean,
  { t, format }: Pick<Wording, 't' | 'format'>,
): string | undefined {
  const payee = payeeWords(form);
  const amount = format.money(form.transactionDetails.amount);
  const waits = route.stages.length > 0 ? 'receipt.text' : 'receipt.single';
  return payee && t(isSettled ? 'receipt.over' : waits, { ...payee, amount });
}
