import type { Sort } from '../../ui/table-types.ts';
import type { ListControl } from './list-types.ts';

type Ordered = NonNullable<ListControl['sort']>;

export const tableSort = (sort: ListControl['sort']): Sort | undefined =>
  sort && { column: sort.field, direction: sort.direction === 'asc' ? 'ascending' : 'descending' };

export const listSort = ({ column, direction }: Sort): Ordered => ({
  field: column,
  direction: direction === 'ascending' ? 'asc' : 'desc',
});
