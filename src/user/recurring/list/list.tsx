import { Link } from 'react-router-dom';
import { listRecurringPayments } from '../../../../generated/calls/recurring.ts';
import { usePages } from '../../../api/pages.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choicesFilter, searchFilter } from '../../../lib/list-query.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRecurringColumns } from './recurring-columns.tsx';

const types = ['LCY', 'FCY', 'BILL_PAY', 'TOPUP'] as const;
const statuses = [
  'In Progress',
  'Pending Verify',
  'Pending Approve',
  'Pending Release',
  'For Repair',
  'Completed',
  'Stopped',
  'Expired',
] as const;
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

const spec = {
  filters: {
    search: searchFilter,
    paymentTypes: choicesFilter(types),
    statuses: choicesFilter(statuses),
    frequencyTypes: choicesFilter(frequencies),
  },
  sort: {
    fields: ['nextDate', 'destination', 'amount', 'startDate', 'endDate', 'status', 'createdBy'],
    initial: 'nextDate',
  },
} as const;

const useRecurringQuery = () => useListQuery(spec);

function Filters({ query }: { readonly query: ReturnType<typeof useRecurringQuery> }) {
  const t = useTexts('recurring');
  const kinds = useTexts('kinds');
  const payments = useTexts('payments');
  const common = useTexts('common');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoicesFilter
        query={query}
        name="paymentTypes"
        label={t('list.types')}
        options={types.map((id) => ({ id, label: kinds(`type.${id}`) }))}
      />
      <ChoicesFilter
        query={query}
        name="frequencyTypes"
        label={payments('repeat.frequency')}
        options={frequencies.map((id) => ({ id, label: payments(`repeat.${id}`) }))}
      />
      <ChoicesFilter
        query={query}
        name="statuses"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: kinds(`status.${id}`) }))}
      />
    </>
  );
}

export function Component() {
  const t = useTexts('recurring');
  const screens = useTexts('screens');
  const isMaker = mayOpenScreen(usePerson(), '/services/recurring/form');
  const query = useRecurringQuery();
  const pages = usePages(
    listRecurringPayments,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  const create = (
    <Link to={paths.recurringForm} className={buttonClass('primary')}>
      {screens('recurringForm')}
    </Link>
  );
  return (
    <>
      <PageHeader title={screens('recurring')} description={t('list.intro')} {...(isMaker && { actions: create })} />
      <ListScreen
        id="recurring"
        name={screens('recurring')}
        pages={pages}
        query={query}
        columns={useRecurringColumns()}
        rowKey={({ refNo }) => refNo}
        rowHref={({ refNo }) => paths.series(refNo)}
        empty={{ icon: 'repeat', title: t('list.none'), text: t('list.noneText'), ...(isMaker && { action: create }) }}
        filters={<Filters query={query} />}
      />
    </>
  );
}
