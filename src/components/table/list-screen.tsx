import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ReadFailure } from '../failure/read-failure.tsx';
import { useShortcut } from '../keys/use-shortcut.ts';
import { useTexts } from '../text/use-texts.ts';
import { ListTools } from './list-tools.tsx';
import type { ListScreenProps } from './list-types.ts';
import { SelectedSum } from './selected-sum.tsx';
import { SortChoice } from './sort-choice.tsx';
import { tableSort, listSort } from './table-sort.ts';
import { useListSelection } from './use-list-selection.ts';
import { useShownColumns } from './use-shown-columns.ts';

/** Every list uses this component: filters and sort in the address, rows, selection and failures. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { pages, query, rowKey, filters, selection } = props;
  const t = useTexts('common');
  const shown = useShownColumns(props.id, props.columns);
  const selected = useListSelection(selection, pages.items, rowKey);
  useListedKeys(props);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {filters && (
        <FilterBar
          label={t('list.filters')}
          foldLabel={query.filterCount > 0 ? t('list.filtersSet', { count: query.filterCount }) : t('list.filters')}
          clearLabel={t('list.clearFilters')}
          onClear={query.filterCount > 0 ? query.clearFilters : undefined}
        >
          {filters}
        </FilterBar>
      )}
      <ListTools list={props} shown={shown}>
        {props.actions}
      </ListTools>
      <Card isFlush>
        <Rows list={props} columns={shown.columns} selection={selected.table} />
      </Card>
      {selection && <SelectedSum selection={selection} rows={selected.rows} onClear={selected.clear} />}
    </div>
  );
}

/** The table handles these keys itself; this only adds them to the key help. */
function useListedKeys({
  selection,
  onOpen,
  rowHref,
}: Pick<ListScreenProps<never>, 'selection' | 'onOpen' | 'rowHref'>) {
  useShortcut('j', 'keys.next', undefined);
  useShortcut('k', 'keys.previous', undefined);
  useShortcut('x', 'keys.select', undefined, { isOn: selection !== undefined });
  useShortcut('Enter', 'keys.open', undefined, { isOn: (onOpen ?? rowHref) !== undefined });
}

interface RowsProps<Row> {
  readonly list: ListScreenProps<Row>;
  readonly columns: ListScreenProps<Row>['columns'];
  readonly selection: ReturnType<typeof useListSelection<Row>>['table'];
}

function Rows<Row extends object>({ list, columns, selection }: RowsProps<Row>) {
  const { name, pages, query, rowKey, rowHref, onOpen, rowActions, maxHeight } = list;
  const t = useTexts('common');
  const retry = () => void pages.refresh();
  if (pages.error && pages.items.length === 0) return <ReadFailure error={pages.error} onRetry={retry} />;
  return (
    <>
      <DataTable<Row>
        {...{ rowKey, rowHref, onOpen, rowActions, maxHeight, selection }}
        label={name}
        columns={columns.map((column) => ({ ...column, isSortable: query.sortFields.includes(column.id) }))}
        rows={pages.items}
        emptyState={<Empty list={list} />}
        loadingText={t('word.loading')}
        isLoading={pages.isLoading}
        sort={tableSort(query.sort)}
        onSort={(sort) => query.set({ sort: listSort(sort) })}
        rowActionsLabel={t('action.more')}
        cardsHead={<SortChoice query={query} columns={list.columns} />}
        isMain
      />
      {pages.error && <ReadFailure error={pages.error} onRetry={retry} />}
      {pages.items.length > 0 && <Foot pages={pages} />}
    </>
  );
}

function Foot({ pages }: Pick<ListScreenProps<unknown>, 'pages'>) {
  const t = useTexts('common');
  const { items, total, hasMore, loadMore, isLoadingMore } = pages;
  const shown = items.length;
  return (
    <LoadMore
      shown={total === null ? t('list.shownOnly', { shown }) : t('list.shown', { shown, total })}
      label={t('list.loadMore')}
      hasMore={hasMore}
      onLoadMore={loadMore}
      isPending={isLoadingMore}
    />
  );
}

function Empty<Row>({ list: { empty, query } }: { readonly list: ListScreenProps<Row> }) {
  const t = useTexts('common');
  if (query.filterCount === 0) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="quiet" onPress={query.clearFilters}>
      {t('list.clearFilters')}
    </Button>
  );
  return (
    <EmptyState icon="search" title={t('list.nothingMatches')} action={clear}>
      {t('list.nothingMatchesText')}
    </EmptyState>
  );
}
