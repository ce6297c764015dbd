// The common screen of trade finance, guarantees, value chain and treasury: limits above, records below.
import { useState, type ReactNode } from 'react';
import { listFacilities } from '../../../../generated/calls/accounts.ts';
import { CURRENCIES } from '../../../../domain/money.ts';
import type { FacilityKind } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { ReadFailure } from '../../../components/failure/read-failure.tsx';
import { DaysFilter } from '../../../components/table/days-filter.tsx';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { AboveList } from '../../../components/table/above-list.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import type { ListColumn, ListScreenProps } from '../../../components/table/list-types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { FacilityCards } from './facility-cards.tsx';
import { recordStates, type RecordQuery } from './facility-query.ts';

interface RecordScreenProps<Row> {
  readonly kind: Exclude<FacilityKind, 'loan'>;
  readonly query: RecordQuery;
  readonly pages: ListScreenProps<Row>['pages'];
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  readonly renderDetail: (row: Row) => ReactNode;
}

interface FiltersProps {
  readonly query: RecordQuery;
  readonly facilities: readonly { readonly facilityId: string; readonly accountName: string }[];
}

function Filters({ query, facilities }: FiltersProps) {
  const t = useTexts('facilities');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('filter.search')} />
      {facilities.length > 1 && (
        <ChoiceFilter
          query={query}
          name="facilityId"
          label={t('list.facility')}
          options={facilities.map(({ facilityId, accountName }) => ({ id: facilityId, label: accountName }))}
        />
      )}
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
  );
}

export function RecordScreen<Row extends object>(props: RecordScreenProps<Row>) {
  const { kind, query, pages, columns, rowKey, titleOf, renderDetail } = props;
  const t = useTexts('facilities');
  const common = useTexts('common');
  const title = useScreenTitle();
  const [opened, open] = useState<Row>();
  const facilities = usePages(listFacilities, (page) => ({ body: { filter: { facilityKind: kind }, page } }), 100);
  return (
    <>
      <PageHeader title={title} description={t(`${kind}.intro`)} />
      <AboveList
        above={
          facilities.error && facilities.items.length === 0 ? (
            <ReadFailure error={facilities.error} onRetry={() => void facilities.refresh()} />
          ) : (
            <FacilityCards facilities={facilities.items} />
          )
        }
        isAwaited={facilities.isLoading}
      >
        <ListScreen
          id={kind}
          name={title}
          pages={pages}
          query={query}
          columns={columns}
          rowKey={rowKey}
          onOpen={open}
          empty={{ icon: 'layers', title: t(`${kind}.none`), text: t('list.noneText') }}
          filters={<Filters query={query} facilities={facilities.items} />}
        />
      </AboveList>
      {opened && (
        <Drawer isOpen onClose={() => open(undefined)} title={titleOf(opened)} closeLabel={common('action.close')}>
          {renderDetail(opened)}
        </Drawer>
      )}
    </>
  );
}
