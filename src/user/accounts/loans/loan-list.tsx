import { listLoans } from '../../../../generated/calls/accounts.ts';
import { CURRENCIES } from '../../../../domain/money.ts';
import { usePages } from '../../../api/pages.ts';
import { DaysFilter } from '../../../components/table/days-filter.tsx';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { recordFilter, recordFilters, recordsAtFirst, recordStates } from '../facilities/facility-query.ts';
import { facilityQuery, isReversed } from '../shared/account-query.ts';
import { DetailHeader } from '../shared/detail-page.tsx';
import { OrderButton } from '../shared/order-button.tsx';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { useLoanColumns } from './loan-columns.tsx';

const spec = { filters: recordFilters, initial: recordsAtFirst, sort: facilityQuery.sort } as const;

export function Component() {
  const t = useTexts('facilities');
  const screens = useTexts('screens');
  const title = useScreenTitle();
  const query = useListQuery(spec);
  const pages = usePages(
    listLoans,
    (page) => ({ body: { filter: recordFilter(query.filters), reverse: isReversed(query), page } }),
    query.size,
  );
  return (
    <>
      <DetailHeader
        back={{ href: paths.loanFacilities, label: screens('loanFacilities') }}
        title={title}
        description={query.filters.facilityId ? t('loan.ofFacility') : t('loan.listIntro')}
      />
      <ListScreen
        id="loans"
        name={title}
        pages={pages}
        query={query}
        columns={useLoanColumns()}
        rowKey={({ accountId }) => accountId}
        rowHref={({ accountId }) => paths.loanDetail(accountId)}
        empty={{ icon: 'bank', title: t('loan.noLoans'), text: t('list.noneText') }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('filter.search')} />
            <ChoiceFilter
              query={query}
              name="state"
              label={t('filter.state')}
              options={recordStates.map((id) => ({ id, label: t(`filter.${id}`) }))}
            />
            <ChoicesFilter
              query={query}
              name="currencies"
              label={t('filter.currencies')}
              options={CURRENCIES.map((id) => ({ id, label: id }))}
            />
            <DaysFilter query={query} name="due" label={t('filter.due')} />
          </>
        }
        actions={<OrderButton query={query} />}
      />
    </>
  );
}
