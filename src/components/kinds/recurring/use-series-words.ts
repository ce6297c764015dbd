// What a person signs of a series beside the amount of one payment: when it pays, how often, and what all of it comes to.
import type { SeriesTerms } from '../../../../generated/types.ts';
import { repeatWords } from '../../payment-form/repeat/repeat-words.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

export function useSeriesWords(): (terms: SeriesTerms) => string {
  const requests = useTexts('requests');
  const t = useTexts('payments');
  const format = useFormat();
  return ({ timing, payments, total, isMost, replacesRefNo: refNo }) => {
    const parts = [
      repeatWords(timing, { t, format }),
      requests('series.times', { count: payments }),
      requests(isMost ? 'series.most' : 'series.total', { amount: format.money(total) }),
      refNo && requests('series.replaces', { refNo }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
