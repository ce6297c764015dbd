import type { PaymentTiming } from '../../../generated/types.ts';
import type { Format } from '../text/use-format.ts';
import type { Translate } from '../text/use-texts.ts';
import { repeatWords } from './repeat/repeat-words.ts';
import type { Days } from './payment-content.ts';

interface Wording {
  readonly t: Translate<'payments'>;
  readonly format: Format;
}

/** The execution day as a part of a sentence. */
export function whenWords(
  timing: PaymentTiming,
  { today, executionDate, repeat }: Days,
  { t, format }: Wording,
): string {
  if (repeat) return repeatWords(repeat, { t, format });
  if (timing.kind !== 'forward-dated')
    return executionDate === undefined || executionDate === today
      ? t('transfer.sentenceNow')
      : t('transfer.sentenceOn', { date: format.date(executionDate) });
  const chosen = format.date(timing.transactionDate);
  return executionDate === undefined || executionDate === timing.transactionDate
    ? t('transfer.sentenceOn', { date: chosen })
    : t('transfer.sentenceMoved', { date: format.date(executionDate), chosen });
}
