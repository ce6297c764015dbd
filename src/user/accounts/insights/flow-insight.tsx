import type { ReactNode } from 'react';
import type { CashFlow } from '../../../../generated/types.ts';
import { useChartWords } from '../../../components/chart/use-chart-words.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { AwaitedTiles, Tiles } from '../../../ui/tiles.tsx';
import { useTickText } from '../shared/use-tick-text.ts';
import { withoutYear } from '../shared/short-date.ts';

function Sums({ flow: { cashIn, cashOut, net } }: { readonly flow: CashFlow }) {
  const t = useTexts('holdings');
  return (
    <Tiles>
      <Tile label={t('insights.in')} icon="arrow-in">
        <Amount amount={cashIn} size="large" />
      </Tile>
      <Tile label={t('insights.out')} icon="arrow-out">
        <Amount amount={cashOut} size="large" />
      </Tile>
      <Tile label={t('insights.net')}>
        <Amount amount={net} size="large" />
      </Tile>
    </Tiles>
  );
}

/** The daily cash flow of one currency. */
export function FlowInsight({ flow }: { readonly flow: CashFlow }) {
  return (
    <>
      <Sums flow={flow} />
      <FlowCharts flow={flow} />
    </>
  );
}

/** Has the size of the loaded content, so that nothing below it moves. */
export function FlowSkeleton() {
  return (
    <>
      <AwaitedTiles />
      <Charts>
        <CardSkeleton height="h-80" />
        <CardSkeleton height="h-80" />
      </Charts>
    </>
  );
}

function Charts({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-5 lg:grid-cols-2">{children}</div>;
}

function FlowCharts({ flow }: { readonly flow: CashFlow }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const words = useChartWords(flow.currency);
  const points = flow.days.map(({ date, cashIn, cashOut, closingBalance }) => ({
    id: date,
    label: withoutYear(format.date(date)),
    moved: [Number(cashIn.value), Number(cashOut.value)],
    closing: [Number(closingBalance.value)],
  }));
  const look = { ...words, formatTick: useTickText(flow.currency), pointLabel: t('insights.day') };
  return (
    <Charts>
      <Card>
        <BarChart
          {...look}
          title={t('insights.flow', { currency: flow.currency })}
          series={[
            { id: 'in', label: t('insights.in') },
            { id: 'out', label: t('insights.out') },
          ]}
          points={points.map(({ id, label, moved }) => ({ id, label, values: moved }))}
        />
      </Card>
      <Card>
        <LineChart
          {...look}
          title={t('insights.closing', { currency: flow.currency })}
          series={[{ id: 'closing', label: t('insights.balance') }]}
          points={points.map(({ id, label, closing }) => ({ id, label, values: closing }))}
        />
      </Card>
    </Charts>
  );
}
