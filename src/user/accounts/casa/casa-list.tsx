import { listCasaAccounts } from '../../../../generated/calls/accounts.ts';
import { usePages } from '../../../api/pages.ts';
import { AboveList } from '../../../components/table/above-list.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AccountFilters } from '../shared/account-filters.tsx';
import { accountListBody, accountQuery } from '../shared/account-query.ts';
import { CurrencyTotals } from '../shared/currency-totals.tsx';
import { HoldingsButton } from '../shared/holdings-button.tsx';
import { OrderButton } from '../shared/order-button.tsx';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { useCasaColumns } from './casa-columns.tsx';

export function Component() {
  const t = useTexts('holdings');
  const title = useScreenTitle();
  const query = useListQuery(accountQuery);
  const pages = usePages(listCasaAccounts, (page) => ({ body: { ...accountListBody(query), page } }), query.size);
  return (
    <>
      <PageHeader title={title} description={t('casa.intro')} actions={<HoldingsButton kind="casa" />} />
      <AboveList above={!pages.error && <CurrencyTotals totals={pages.data?.totals} />} isAwaited={pages.isLoading}>
        <ListScreen
          id="casa-accounts"
          name={title}
          pages={pages}
          query={query}
          columns={useCasaColumns()}
          rowKey={({ accountId }) => accountId}
          rowHref={({ accountId }) => paths.casaDetail(accountId)}
          empty={{ icon: 'wallet', title: t('casa.none'), text: t('list.noneText') }}
          filters={<AccountFilters query={query} hasTypes />}
          actions={<OrderButton query={query} />}
        />
      </AboveList>
    </>
  );
}
