import { Suspense, useState } from 'react';
import { listMutations, requestStatement } from '../../../../generated/calls/accounts.ts';
import type { Mutation } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { usePages } from '../../../api/pages.ts';
import { useWrite } from '../../../api/write.ts';
import { AmountFilter } from '../../../components/table/amount-filter.tsx';
import { DaysFilter } from '../../../components/table/days-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { amountsFilter, choiceFilter, daysFilter, searchFilter } from '../../../lib/list-query.ts';
import { lazyWhenOnline } from '../../../lib/lazy-when-online.ts';
import { Section } from '../../../ui/section.tsx';
import { firstHistoryDay, lastDays } from '../shared/history-days.ts';
import { useMovementColumns, type MovedAccount } from './movement-columns.tsx';
import { MovementSummary } from './movement-summary.tsx';

const MovementDrawer = lazyWhenOnline(async () => (await import('./movement-drawer.tsx')).MovementDrawer);

const directions = ['credit', 'debit'] as const;
const usualDays = 30;

// A function, because the default period ends today.
const specOfToday = () =>
  ({
    filters: { search: searchFilter, direction: choiceFilter(directions), dates: daysFilter, amount: amountsFilter },
    initial: { dates: lastDays(usualDays) },
    sort: { fields: ['bookedAt', 'amount'], initial: '-bookedAt' },
  }) as const;

/** The movements of one account, at most 60 days back. */
export function Movements({ account }: { readonly account: MovedAccount }) {
  const { accountId, accountCurrency: currency } = account;
  const t = useTexts('holdings');
  const [spec] = useState(specOfToday);
  const [opened, open] = useState<Mutation>();
  const query = useListQuery(spec);
  // The bank needs a period. Without one, the last 60 days are read, which is all it keeps.
  const { dates = { from: firstHistoryDay(), to: bankToday() }, ...filter } = query.filters;
  const pages = usePages(
    listMutations,
    (page) => ({ body: { filter: { accountId, dates, ...filter }, sort: query.sort, page } }),
    query.size,
  );
  const statement = useWrite(requestStatement, { refreshes: ['reports'] });
  // A statement can be limited to days only, so it is offered if no other filter is set.
  const isWhole = Object.keys(filter).length === 0;
  const report = () => statement.send({ body: { accountIds: [accountId], dates, formatType: 'CSV' } });
  return (
    <Section title={t('movements.title')}>
      {(pages.data || !pages.error) && <MovementSummary summary={pages.data?.summary} />}
      <ListScreen
        id="movements"
        name={t('movements.title')}
        pages={pages}
        query={query}
        columns={useMovementColumns(account)}
        rowKey={({ mutationId }) => mutationId}
        onOpen={open}
        {...(isWhole && { report })}
        empty={{ icon: 'history', title: t('movements.none'), text: t('movements.noneText') }}
        filters={
          <>
            <DaysFilter
              query={query}
              name="dates"
              label={t('movements.period')}
              min={firstHistoryDay()}
              max={bankToday()}
            />
            <ChoiceFilter
              query={query}
              name="direction"
              label={t('movements.direction')}
              options={directions.map((id) => ({ id, label: t(`movements.${id}`) }))}
            />
            <AmountFilter query={query} name="amount" label={t('movements.amount')} currency={currency} />
            <SearchFilter query={query} name="search" label={t('movements.search')} />
          </>
        }
      />
      {opened && (
        <Suspense>
          <MovementDrawer accountId={accountId} movement={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
