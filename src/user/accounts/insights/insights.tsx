import { useMemo } from 'react';
import { getBalancesByCurrency, getCashFlow } from '../../../../generated/calls/accounts.ts';
import { CURRENCIES, type CurrencyCode } from '../../../../domain/money.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { DaysFilter } from '../../../components/table/filters.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choiceFilter, daysFilter } from '../../../lib/list-query.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { firstHistoryDay, lastDays } from '../shared/history-days.ts';
import { useScreenTitle } from '../shared/use-screen-title.ts';
import { BalanceShares } from './balance-shares.tsx';
import { Counterparties } from './counterparties.tsx';
import { FlowInsight } from './flow-insight.tsx';

const usualDays = 30;
const home: CurrencyCode = 'IDR';

const cardSkeleton = (
  <Card>
    <Skeleton className="h-64 w-full" />
  </Card>
);

/** What is looked at stands in the address; at first the rupiah of the last 30 days. */
function useInsightFilter() {
  const spec = useMemo(
    () =>
      ({
        filters: { currency: choiceFilter(CURRENCIES), dates: daysFilter },
        initial: { currency: home, dates: lastDays(usualDays) },
      }) as const,
    [],
  );
  const query = useListQuery(spec);
  const { currency = home, dates = { from: firstHistoryDay(), to: bankToday() } } = query.filters;
  return { query, filter: { currency, dates } };
}

export function Component() {
  const t = useTexts('holdings');
  const title = useScreenTitle();
  const { query, filter } = useInsightFilter();
  const balances = useRead(getBalancesByCurrency, { body: {} });
  const flow = useRead(getCashFlow, { body: filter }, { keepsPrevious: true });
  const held = balances.data?.items.map(({ currency }) => currency) ?? [];
  const choices = [...new Set<CurrencyCode>([...held, filter.currency])];
  return (
    <>
      <PageHeader title={title} description={t('insights.intro')} />
      <Reading read={balances} skeleton={cardSkeleton}>
        {(data) => <BalanceShares balances={data} />}
      </Reading>
      <div className="flex flex-wrap items-end gap-3 *:min-w-44 *:flex-1 sm:*:max-w-80">
        <Select
          label={t('insights.currency')}
          options={choices.map((id) => ({ id, label: id }))}
          value={filter.currency}
          onChange={(id) =>
            query.setFilter(
              'currency',
              choices.find((known) => known === id),
            )
          }
          placeholder={home}
        />
        <DaysFilter query={query} name="dates" label={t('insights.period')} min={firstHistoryDay()} max={bankToday()} />
      </div>
      <Reading read={flow} skeleton={cardSkeleton}>
        {(data) => <FlowInsight flow={data} />}
      </Reading>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Counterparties filter={filter} direction="credit" />
        <Counterparties filter={filter} direction="debit" />
      </div>
    </>
  );
}
