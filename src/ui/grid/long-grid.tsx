import { MOST_ROOM } from '../table-types.ts';
import type { DataTableProps } from '../table-types.ts';
import { ACTIONS_WIDTH, CHECKBOX_WIDTH, LEAST_WIDTH } from './grid-cells.ts';
import { GridFrame } from './grid-frame.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

function widthOf<Row>({ columns, selection, rowActions }: DataTableProps<Row>): number {
  const widths = columns.map(({ width }) => (typeof width === 'number' ? width : LEAST_WIDTH));
  return [selection ? CHECKBOX_WIDTH : 0, rowActions ? ACTIONS_WIDTH : 0, ...widths].reduce((sum, one) => sum + one);
}

/** The row with the focus is always drawn, even if it is scrolled out of view. */
function withCurrent(first: number, end: number, current: number): readonly number[] {
  const span = Array.from({ length: Math.max(end - first, 0) }, (_, at) => first + at);
  if (current < 0) return span;
  if (current < first) return [current, ...span];
  return current < end ? span : [...span, current];
}

/** For more rows than are drawn at the same time. */
export function LongGrid<Row>(props: DataTableProps<Row>) {
  const { first, end, rowHeight, isScrolling, onScroll, ...viewport } = useVisibleRows(props.rows.length);
  return (
    <GridFrame
      table={props}
      viewport={viewport}
      drawn={(current) => withCurrent(first, end, current)}
      places={{ minWidth: widthOf(props), rowHeight, isScrolling }}
      onScroll={onScroll}
      className="relative scroll-pt-10 bg-surface contain-strict"
      style={{ height: props.maxHeight ?? MOST_ROOM }}
    />
  );
}
