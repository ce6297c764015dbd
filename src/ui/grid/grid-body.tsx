import type { MouseEvent, RefObject } from 'react';
import type { DataTableProps } from '../table-types.ts';
import { GridRow } from './grid-row.tsx';
import { useRowSlots } from './use-row-slots.ts';

/** The layout of a long table, where each row is positioned by its number. */
export interface Places {
  readonly minWidth: number;
  readonly rowHeight: number;
  readonly isScrolling: boolean;
}

interface GridBodyProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly drawn: readonly number[];
  readonly current: number;
  readonly places: Places | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

export function GridBody<Row>({ table, body, drawn, current, places, onClick }: GridBodyProps<Row>) {
  const { rows, rowKey, columns, selection, rowActions, emptyState } = table;
  const shown = new Map(
    drawn.flatMap((index) => rows.slice(index, index + 1).map((row) => [rowKey(row), { row, index }])),
  );
  const slots = useRowSlots([...shown.keys()], places?.isScrolling ?? false);
  return (
    <tbody
      ref={body}
      role="rowgroup"
      onClick={onClick}
      className={places && 'relative block'}
      style={places && { height: rows.length * places.rowHeight }}
    >
      {slots.map(({ id, row: key }) => {
        const one = shown.get(key);
        return (
          one && (
            <GridRow
              key={id}
              row={one.row}
              index={one.index}
              table={table}
              isSelected={selection?.keys.has(key) ?? false}
              isCurrent={one.index === current}
              height={places?.rowHeight}
            />
          )
        );
      })}
      {rows.length === 0 && (
        <tr role="row">
          <td role="gridcell" colSpan={columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)}>
            {emptyState}
          </td>
        </tr>
      )}
    </tbody>
  );
}
