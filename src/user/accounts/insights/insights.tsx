import { getBalancesByCurrency, getCashFlow } from '../../../../generated/calls/accounts.ts';
import type { BalancesByCurrency } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { BalanceShares } from './balance-shares.tsx';
import { Counterparties } from './counterparties.tsx';
import { FlowInsight, FlowSkeleton } from './flow-insight.tsx';
import { InsightFilters, useInsightFilter } from './insight-filters.tsx';

export function Component() {
  const t = useTexts('holdings');
  const balances = useRead(getBalancesByCurrency, { body: {} });
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('insights.intro')} />
      <Reading read={balances} skeleton={<CardSkeleton />}>
        {(data) => (data.items.length > 0 ? <Insights balances={data} /> : <NoAccounts />)}
      </Reading>
    </>
  );
}

function NoAccounts() {
  const t = useTexts('holdings');
  return (
    <Card>
      <EmptyState icon="wallet" title={t('casa.none')}>
        {t('list.noneText')}
      </EmptyState>
    </Card>
  );
}

function Insights({ balances }: { readonly balances: BalancesByCurrency }) {
  const { query, filter } = useInsightFilter();
  const flow = useRead(getCashFlow, { body: filter }, { keepsPrevious: true });
  return (
    <>
      <BalanceShares balances={balances} />
      <InsightFilters query={query} currency={filter.currency} held={balances.items} />
      <Reading read={flow} skeleton={<FlowSkeleton />}>
        {(data) => <FlowInsight flow={data} />}
      </Reading>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Counterparties filter={filter} direction="credit" />
        <Counterparties filter={filter} direction="debit" />
      </div>
    </>
  );
}
