import type { MouseEvent, RefObject } from 'react';
import type { DataTableProps } from '../table-types.ts';
import { GridRow } from './grid-row.tsx';

/** In a long table each row has its place. */
export interface Places {
  readonly tracks: string;
  readonly minWidth: number;
  readonly rowHeight: number;
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
  const shown = drawn.flatMap((index) => rows.slice(index, index + 1).map((row) => ({ row, index })));
  return (
    <tbody
      ref={body}
      role="rowgroup"
      onClick={onClick}
      className={places && 'relative block'}
      style={places && { height: rows.length * places.rowHeight }}
    >
      {shown.map(({ row, index }) => (
        <GridRow
          key={rowKey(row)}
          row={row}
          index={index}
          table={table}
          isSelected={selection?.keys.has(rowKey(row)) ?? false}
          isCurrent={index === current}
          height={places?.rowHeight}
          tracks={places?.tracks}
        />
      ))}
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
