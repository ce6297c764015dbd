import type { KeyboardEvent } from 'react';
import { ACTIONS_WIDTH, CHECKBOX_WIDTH } from '../table-cells.tsx';
import type { DataTableProps } from '../table-types.ts';
import { LongHead } from './long-head.tsx';
import { LongRow } from './long-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowChoice } from './use-row-choice.ts';
import { useRowOpener } from './use-row-opener.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

const LEAST_WIDTH = 75;

type Width = DataTableProps<unknown>['columns'][number]['width'];

const fixed = (width: number) => `${width}px`;
const track = (width: Width = '1fr') =>
  typeof width === 'number' ? fixed(width) : `minmax(${fixed(LEAST_WIDTH)}, ${width})`;

function tracksOf<Row>({ columns, selection, rowActions }: DataTableProps<Row>): string {
  const tracks = columns.map(({ width }) => track(width));
  return [selection && fixed(CHECKBOX_WIDTH), ...tracks, rowActions && fixed(ACTIONS_WIDTH)].filter(Boolean).join(' ');
}

function widthOf<Row>({ columns, selection, rowActions }: DataTableProps<Row>): number {
  const widths = columns.map(({ width }) => (typeof width === 'number' ? width : LEAST_WIDTH));
  return [selection ? CHECKBOX_WIDTH : 0, rowActions ? ACTIONS_WIDTH : 0, ...widths].reduce((sum, one) => sum + one);
}

/** The row with the focus is drawn as well, wherever is scrolled to. */
function drawn(first: number, end: number, current: number): readonly number[] {
  const span = Array.from({ length: Math.max(end - first, 0) }, (_, at) => first + at);
  if (current < 0) return span;
  if (current < first) return [current, ...span];
  return current < end ? span : [...span, current];
}

interface LongTableProps<Row> extends DataTableProps<Row> {
  readonly height: string;
}

/**
 * A table of more rows than are drawn at once. React Aria's own would hold up the scroll:
 * each of its rows and cells costs more to draw than there is time between two frames.
 */
export function LongTable<Row extends object>(props: LongTableProps<Row>) {
  const { label, rows, rowKey, selection, height } = props;
  const sight = useRowsInSight(rows.length);
  const { open, link } = useRowOpener(props);
  const choice = useRowChoice(props, open);
  const keys = useGridKeys(rows.length, sight, choice.extend);
  const tracks = tracksOf(props);
  const minWidth = widthOf(props);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    choice.onKeyDown(event);
    keys.onKeyDown(event);
  };
  return (
    <div
      ref={sight.box}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable={selection && true}
      onScroll={sight.onScroll}
      onFocus={keys.onFocus}
      onKeyDown={onKeyDown}
      className="relative overflow-auto bg-surface outline-none contain-strict"
      style={{ height }}
    >
      <LongHead {...choice} table={props} tracks={tracks} minWidth={minWidth} onEverything={choice.chooseEverything} />
      <div
        ref={sight.body}
        role="rowgroup"
        onClick={choice.onClick}
        className="relative"
        style={{ height: rows.length * sight.rowHeight, minWidth }}
      >
        {drawn(sight.first, sight.end, keys.current).map((index) => {
          const row = rows[index];
          return (
            row && (
              <LongRow
                key={rowKey(row)}
                row={row}
                index={index}
                height={sight.rowHeight}
                tracks={tracks}
                table={props}
                isSelected={selection?.keys.has(rowKey(row)) ?? false}
                isCurrent={index === keys.current}
              />
            )
          );
        })}
      </div>
      {link}
    </div>
  );
}
