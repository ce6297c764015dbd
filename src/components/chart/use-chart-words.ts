import type { ChartProps } from '../../ui/charts/chart-types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

type ChartWords = Pick<ChartProps, 'format' | 'formatTick' | 'showTableLabel' | 'showChartLabel'>;

// Only for display: the exact sums come from the bank.
const wire = (value: number, currency: string) => ({ value: value.toFixed(2), currency });

/** The common texts of charts with amounts: `<BarChart {...useChartWords('IDR')} title … points … />` */
export function useChartWords(currency: string): ChartWords {
  const t = useTexts('common');
  const format = useFormat();
  return {
    format: (value) => format.money(wire(value, currency)),
    formatTick: (value) => format.compactAmount(wire(value, currency)),
    showTableLabel: t('chart.asTable'),
    showChartLabel: t('chart.asPicture'),
  };
}
