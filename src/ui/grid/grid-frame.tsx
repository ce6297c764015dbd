import type { CSSProperties, KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import type { DataTableProps } from '../table-types.ts';
import { GridBody, type Places } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import type { Viewport } from './viewport.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useRowOpener } from './use-row-opener.tsx';

interface GridFrameProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly viewport: Viewport;
  /** Returns the rows to draw for the row that is the tab stop; that row must be among them. */
  readonly drawn: (current: number) => readonly number[];
  readonly places?: Places;
  readonly className: string;
  readonly style: CSSProperties;
  readonly onScroll?: () => void;
}

/**
 * A table whose rows can be selected, opened and used with the keyboard. React Aria's table is too slow here: drawing
 * each of its rows and cells takes longer than the time between two frames.
 */
export function GridFrame<Row>({ table, viewport, drawn, places, className, style, onScroll }: GridFrameProps<Row>) {
  const { label, rows, selection } = table;
  const { open, link } = useRowOpener(table);
  const rowSelection = useRowSelection(table, open);
  const keys = useGridKeys(rows.length, viewport, rowSelection.extend);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rowSelection.onKeyDown(event);
    keys.onKeyDown(event);
  };
  return (
    <div ref={viewport.box} onScroll={onScroll} className={classes('overflow-auto', className)} style={style}>
      {rows.length > 0 && keys.before}
      <table
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection && true}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onKeyDown={onKeyDown}
        className={places ? 'block' : 'w-full border-separate border-spacing-0'}
        style={places && { minWidth: places.minWidth }}
      >
        <GridHead table={table} isLong={places !== undefined} />
        <GridBody
          table={table}
          body={viewport.body}
          drawn={drawn(keys.current)}
          current={keys.current}
          places={places}
          onClick={rowSelection.onClick}
        />
      </table>
      {rows.length > 0 && keys.behind}
      {link}
    </div>
  );
}
