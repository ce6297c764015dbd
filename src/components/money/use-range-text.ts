import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** The amounts of a range, for each of its bounds that is set. */
export function useRangeText() {
  const t = useTexts('administration');
  const format = useFormat();
  return (minimum: string | null, maximum: string | null, currency: string): string => {
    const money = (value: string) => format.money({ value, currency });
    if (minimum === null) return maximum === null ? t('range.open') : t('range.upTo', { maximum: money(maximum) });
    return maximum === null
      ? t('range.from', { minimum: money(minimum) })
      : t('range.between', { minimum: money(minimum), maximum: money(maximum) });
  };
}

/** The same beside ranges of other currencies: a range without bounds names its currency too. */
export function useCurrencyRangeText() {
  const t = useTexts('administration');
  const rangeText = useRangeText();
  return (minimum: string | null, maximum: string | null, currency: string): string =>
    minimum === null && maximum === null ? t('range.openIn', { currency }) : rangeText(minimum, maximum, currency);
}
