import { Link } from 'react-router-dom';
import { listFacilities } from '../../../../generated/calls/accounts.ts';
import { CURRENCIES } from '../../../../domain/money.ts';
import type { Facility, FacilityKind } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFacilityColumns } from '../facilities/facility-columns.tsx';
import { facilityQuery, isReversed } from '../shared/account-query.ts';
import { HoldingsButton } from '../shared/holdings-button.tsx';
import { OrderButton } from '../shared/order-button.tsx';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';

const kind: FacilityKind = 'loan';

const addressOf = ({ isOmnibus, facilityId }: Facility) =>
  isOmnibus ? paths.omnibusFacility(facilityId) : paths.loans(facilityId);

export function Component() {
  const t = useTexts('facilities');
  const title = useScreenTitle();
  const query = useListQuery(facilityQuery);
  const pages = usePages(
    listFacilities,
    (page) => ({
      body: { filter: { facilityKind: kind, ...query.filters }, reverse: isReversed(query), page },
    }),
    query.size,
  );
  return (
    <>
      <PageHeader
        title={title}
        description={t('loan.intro')}
        actions={
          <>
            <HoldingsButton kind="loan" />
            <Link to={paths.loans()} className={buttonClass('quiet')}>
              {t('loan.all')}
            </Link>
          </>
        }
      />
      <ListScreen
        id="loan-facilities"
        name={title}
        pages={pages}
        query={query}
        columns={useFacilityColumns()}
        rowKey={({ facilityId }) => facilityId}
        rowHref={addressOf}
        empty={{ icon: 'bank', title: t('loan.none'), text: t('list.noneText') }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('filter.search')} />
            <ChoicesFilter
              query={query}
              name="currencies"
              label={t('filter.currencies')}
              options={CURRENCIES.map((id) => ({ id, label: id }))}
            />
          </>
        }
        actions={<OrderButton query={query} />}
      />
    </>
  );
}
