import { listTimeDeposits } from '../../../../generated/calls/accounts.ts';
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
import { useTimeDepositColumns } from './time-deposit-columns.tsx';

export function Component() {
  const t = useTexts('holdings');
  const title = useScreenTitle();
  const query = useListQuery(accountQuery);
  const pages = usePages(listTimeDeposits, (page) => ({ body: { ...accountListBody(query), page } }), query.size);
  return (
    <>
      <PageHeader title={title} description={t('deposit.intro')} actions={<HoldingsButton kind="time-deposit" />} />
      <AboveList above={!pages.error && <CurrencyTotals totals={pages.data?.totals} />} isAwaited={pages.isLoading}>
        <ListScreen
          id="time-deposits"
          name={title}
          pages={pages}
          query={query}
          columns={useTimeDepositColumns()}
          rowKey={({ accountId }) => accountId}
          rowHref={({ accountId }) => paths.timeDepositDetail(accountId)}
          empty={{ icon: 'lock', title: t('deposit.none'), text: t('list.noneText') }}
          filters={<AccountFilters query={query} />}
          actions={<OrderButton query={query} />}
        />
      </AboveList>
    </>
  );
}
