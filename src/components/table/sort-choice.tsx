import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { ListScreenProps } from './list-types.ts';

const directions = ['asc', 'desc'] as const;

/** The sort choice for a list of cards, which has no headers to press. */
export function SortChoice<Row>({ query, columns }: Pick<ListScreenProps<Row>, 'query' | 'columns'>) {
  const t = useTexts('common');
  const { sort, sortFields } = query;
  const orders = columns
    .filter(({ id }) => sortFields.includes(id))
    .flatMap(({ id: field, header }) =>
      directions.map((direction) => ({
        id: `${field} ${direction}`,
        label: t(`list.${direction}`, { column: header }),
        isCurrent: sort?.field === field && sort.direction === direction,
        onPress: () => query.set({ sort: { field, direction } }),
      })),
    );
  if (orders.length === 0) return null;
  const current = orders.find(({ isCurrent }) => isCurrent);
  const trigger = (
    <Button variant="quiet" size="small" iconAfter="chevron-down">
      {current ? t('list.order', { order: current.label }) : t('list.sort')}
    </Button>
  );
  return (
    <div className="border-b border-line px-4 py-2">
      <Menu label={t('list.sort')} trigger={trigger} actions={orders} />
    </div>
  );
}
