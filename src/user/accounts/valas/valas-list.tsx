import { listValasAccounts } from '../../../../generated/calls/accounts.ts';
import { usePages } from '../../../api/pages.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { AboveList } from '../../../components/table/above-list.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { AccountFilters } from '../shared/account-filters.tsx';
import { accountListBody, accountQuery } from '../shared/account-query.ts';
import { CurrencyTotals } from '../shared/currency-totals.tsx';
import { HoldingsButton } from '../shared/holdings-button.tsx';
import { OrderButton } from '../shared/order-button.tsx';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { useValasColumns } from './valas-columns.tsx';

export function Component() {
  const t = useTexts('holdings');
  const title = useScreenTitle();
  const query = useListQuery(accountQuery);
  const pages = usePages(listValasAccounts, (page) => ({ body: { ...accountListBody(query), page } }), query.size);
  const worth = pages.data?.totalEquivalentIdr;
  return (
    <>
      <PageHeader title={title} description={t('valas.intro')} actions={<HoldingsButton kind="valas" />} />
      <AboveList
        above={
          !pages.error && (
            <CurrencyTotals totals={pages.data?.totals}>
              <Tile label={t('valas.worth')} note={worth ? undefined : t('valas.unread')}>
                {worth ? <Amount amount={worth} size="large" /> : '–'}
              </Tile>
            </CurrencyTotals>
          )
        }
        isAwaited={pages.isLoading}
      >
        <ListScreen
          id="valas-accounts"
          name={title}
          pages={pages}
          query={query}
          columns={useValasColumns()}
          rowKey={({ accountId }) => accountId}
          rowHref={({ accountId }) => paths.valasDetail(accountId)}
          empty={{ icon: 'globe', title: t('valas.none'), text: t('list.noneText') }}
          filters={<AccountFilters query={query} exceptCurrency="IDR" />}
          actions={<OrderButton query={query} />}
        />
      </AboveList>
    </>
  );
}
