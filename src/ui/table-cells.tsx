import type { ReactNode } from 'react';
import { Cell, Column as AriaColumn } from 'react-aria-components';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { isBlank } from './table-types.ts';
import type { Column, Sort } from './table-types.ts';

export const CHECKBOX_WIDTH = 44;
export const ACTIONS_WIDTH = 52;
export const HEAD =
  'group/head h-9 border-b border-line px-3 text-left text-xs font-semibold text-ink-soft outline-offset-[-2px] focus-ring';
const BODY = 'border-b border-line px-3 py-2 align-middle outline-offset-[-2px] focus-ring';
/** What can be done with a row stays in sight when its columns are wider than the screen. */
export const AT_THE_EDGE = 'sticky right-0 bg-surface';
const SORT_ICONS: Readonly<Record<string, IconName>> = { ascending: 'arrow-up', descending: 'arrow-down' };

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly isRowHeader: boolean;
}

export function HeaderCell<Row>({ column, isRowHeader }: HeaderCellProps<Row>) {
  const { id, header, width, isSortable } = column;
  return (
    <AriaColumn
      id={id}
      isRowHeader={isRowHeader}
      allowsSorting={isSortable}
      textValue={header}
      width={width}
      style={typeof width === 'number' ? { width } : undefined}
      className={classes(HEAD, isSortable && 'cursor-pointer hover:text-ink')}
    >
      {({ sortDirection }) => <HeaderText column={column} direction={sortDirection} />}
    </AriaColumn>
  );
}

interface HeaderTextProps<Row> {
  readonly column: Column<Row>;
  readonly direction: Sort['direction'] | undefined;
}

export function HeaderText<Row>({ column, direction }: HeaderTextProps<Row>) {
  const { header, align, isSortable } = column;
  return (
    <span className={classes('flex h-full items-center gap-1 whitespace-nowrap', align === 'end' && 'justify-end')}>
      {header}
      {isSortable && (
        <Icon
          name={SORT_ICONS[direction ?? ''] ?? 'chevrons-up-down'}
          size={14}
          className={direction ? 'text-accent' : 'opacity-60'}
        />
      )}
    </span>
  );
}

export function CheckboxColumn() {
  return (
    <AriaColumn
      width={CHECKBOX_WIDTH}
      minWidth={CHECKBOX_WIDTH}
      style={{ width: CHECKBOX_WIDTH }}
      className={classes(HEAD, 'pr-0')}
    >
      <SelectionCheckbox />
    </AriaColumn>
  );
}

export function ActionsColumn({ label }: { readonly label: string }) {
  return (
    <AriaColumn
      width={ACTIONS_WIDTH}
      minWidth={ACTIONS_WIDTH}
      style={{ width: ACTIONS_WIDTH }}
      className={classes(HEAD, AT_THE_EDGE)}
    >
      <span className="sr-only">{label}</span>
    </AriaColumn>
  );
}

interface BodyCellProps {
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  readonly isTight?: boolean;
  readonly isAtEdge?: boolean;
}

export function BodyCell({ children, align, isTight, isAtEdge }: BodyCellProps) {
  return (
    <Cell
      className={classes(
        BODY,
        align === 'end' && 'text-right',
        isTight && 'py-1 pr-0',
        isAtEdge && `${AT_THE_EDGE} group-data-hovered/row:bg-sunken group-data-selected/row:bg-accent-soft`,
      )}
    >
      {isBlank(children) ? '–' : children}
    </Cell>
  );
}

export function isRowHeader<Row>(columns: readonly Column<Row>[], column: Column<Row>, index: number): boolean {
  return column.isRowHeader ?? (index === 0 && !columns.some((other) => other.isRowHeader));
}

export function rowClass(isOpenable: boolean): string {
  return classes(
    'group/row focus-ring outline-offset-[-2px] transition-colors data-hovered:bg-sunken data-selected:bg-accent-soft',
    isOpenable && 'cursor-pointer',
  );
}
