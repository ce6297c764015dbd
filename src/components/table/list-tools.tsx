import type { ReactNode } from 'react';
import { PAGE_SIZES } from '../../lib/list-query.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useTexts } from '../text/use-texts.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ExportButton } from './export-button.tsx';
import type { ListScreenProps } from './list-types.ts';
import { SavedViews } from './saved-views.tsx';
import type { ShownColumns } from './use-shown-columns.ts';

interface ListToolsProps<Row> {
  readonly list: ListScreenProps<Row>;
  readonly shown: ShownColumns<Row>;
  readonly children: ReactNode;
}

/** Above the rows: filters, saved views, columns and export. */
export function ListTools<Row>({ list, shown, children }: ListToolsProps<Row>) {
  const { id, query, columns, isExportable = true } = list;
  const t = useTexts('common');
  return (
    <div className="flex flex-wrap items-center gap-2 sm:justify-end print:justify-start">
      {query.filterCount > 0 && (
        <p className="mr-auto text-sm text-ink-soft max-sm:hidden">{t('list.applied', { count: query.filterCount })}</p>
      )}
      {children}
      <PageSize query={query} />
      <ColumnChoice columns={columns} shown={shown.ids} onChange={shown.choose} onReset={shown.reset} />
      <SavedViews
        id={id}
        address={query.address}
        columns={shown.ids}
        onUse={(view) => {
          shown.choose(view.columns);
          query.goTo(view.address);
        }}
      />
      {isExportable && <ExportButton list={list} />}
    </div>
  );
}

function PageSize({ query }: { readonly query: ListScreenProps<never>['query'] }) {
  const t = useTexts('common');
  const sizes = PAGE_SIZES.map((size) => ({
    id: String(size),
    label: String(size),
    isCurrent: size === query.size,
    onPress: () => query.set({ size }),
  }));
  const label = t('list.pageSize');
  const button = (
    <Button variant="quiet" size="small" iconAfter="chevron-down" className="max-sm:hidden">
      {`${label}: ${query.size}`}
    </Button>
  );
  return <Menu label={label} trigger={button} actions={sizes} />;
}
