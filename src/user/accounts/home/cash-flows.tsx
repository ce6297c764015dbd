import { useState } from 'react';
import type { CashFlow } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { useTickText } from '../shared/use-tick-text.ts';
import { withoutYear } from '../shared/short-date.ts';

const decimals = 2;

function Flow({ flow }: { readonly flow: CashFlow }) {
  const t = useTexts('accounts');
  const format = useFormat();
  const tickText = useTickText(flow.currency);
  const amountOf = (value: number) => ({ value: value.toFixed(decimals), currency: flow.currency });
  const points = flow.days.map(({ date, cashIn, cashOut }) => ({
    id: date,
    label: withoutYear(format.date(date)),
    values: [Number(cashIn.value), Number(cashOut.value)],
  }));
  return (
    <>
      <BarChart
        title={t('home.cash')}
        pointLabel={t('home.dayColumn')}
        series={[
          { id: 'in', label: t('home.cashIn') },
          { id: 'out', label: t('home.cashOut') },
        ]}
        points={points}
        format={(value) => format.money(amountOf(value))}
        formatTick={tickText}
        showTableLabel={t('home.showTable')}
        showChartLabel={t('home.showChart')}
      />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex items-baseline gap-2">
          <dt className="text-ink-soft">{t('home.cashIn')}</dt>
          <dd>
            <Amount amount={flow.cashIn} tone="in" isStrong />
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-ink-soft">{t('home.cashOut')}</dt>
          <dd>
            <Amount amount={flow.cashOut} isStrong />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Shows one currency at a time, since sums of different currencies mean nothing. */
export function CashFlows({ cashFlows }: { readonly cashFlows: readonly CashFlow[] }) {
  const t = useTexts('accounts');
  const [chosen, choose] = useState(0);
  const flow = cashFlows[chosen] ?? cashFlows[0];
  return (
    <Card className="flex flex-col gap-3">
      {flow ? <Flow flow={flow} /> : <p className="text-ink-soft">{t('home.noCash')}</p>}
      {cashFlows.length > 1 && (
        <div role="group" aria-label={t('home.currency')} className="flex flex-wrap gap-1">
          {cashFlows.map(({ currency }, index) => (
            <button
              key={currency}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
              className="min-h-7 rounded-md border border-line px-2.5 text-sm font-semibold text-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            >
              {currency}
            </button>
          ))}
        </div>
      )}
    </Card>
  );
}
