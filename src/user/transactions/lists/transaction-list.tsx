// One of the six lists of transactions; they differ only by the tab.
import { useMatches } from 'react-router-dom';
import { generateTransactionStatusReport } from '../../../../generated/calls/reports.ts';
import { listTransactions } from '../../../../generated/calls/transactions.ts';
import type { TransactionListStatus } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useWrite } from '../../../api/write.ts';
import { csvReport } from '../../../components/table/csv-report.ts';
import type { ScreenHandle } from '../../../components/shell/screen-route.ts';
import { DaysFilter } from '../../../components/table/days-filter.tsx';
import { ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useListSum } from '../../../components/table/use-list-sum.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choicesFilter, daysFilter, searchFilter } from '../../../lib/list-query.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { detailIn } from '../transaction-tabs.ts';
import { StatusTabs } from './status-tabs.tsx';
import { useTransactionColumns } from './transaction-columns.tsx';

const types = [
  'LCY',
  'FCY',
  'BILL_PAY',
  'TOPUP',
  'TAX_PAY',
  'CHQ_BOOK',
  'BULK',
  'BULK_DEBIT',
  'RECURRING',
  'FAV',
] as const;

const spec = {
  filters: { search: searchFilter, transactionTypes: choicesFilter(types), dateRange: daysFilter },
  sort: { fields: ['customerName', 'fullName', 'date', 'createdAt', 'amount'], initial: '-date' },
} as const;

export function Component({ status }: { readonly status: TransactionListStatus }) {
  const t = useTexts('transactions');
  const kinds = useTexts('kinds');
  const screens = useTexts('screens');
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const query = useListQuery(spec);
  const pages = usePages(
    listTransactions,
    (page) => ({ body: { status, filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  const report = useWrite(generateTransactionStatusReport);
  const sum = useListSum(pages.data, (values) => t('list.sum', values));
  return (
    <>
      <PageHeader title={handle ? screens(handle.title) : ''} description={sum || t('list.intro')} />
      <StatusTabs />
      <ListScreen
        id={`transactions-${status}`}
        name={t(`tab.${status}`)}
        pages={pages}
        query={query}
        columns={useTransactionColumns()}
        report={() =>
          report.send({ body: { listStatus: status, filter: query.filters, sort: query.sort, ...csvReport } })
        }
        rowKey={({ refNo, revision }) => `${refNo} ${revision}`}
        rowHref={(transaction) => detailIn(status, transaction)}
        empty={{ icon: 'history', title: t(`list.${status}`), text: t('list.emptyText') }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('list.search')} />
            <ChoicesFilter
              query={query}
              name="transactionTypes"
              label={t('list.types')}
              options={types.map((id) => ({ id, label: kinds(`type.${id}`) }))}
            />
            <DaysFilter query={query} name="dateRange" label={t('list.range')} />
          </>
        }
      />
    </>
  );
}
