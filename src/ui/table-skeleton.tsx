import { classes } from './classes.ts';
import { SKELETON_BLOCK } from './skeleton.tsx';
import type { DataTableProps } from './table-types.ts';

interface TableSkeletonProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'loadingText'> {
  readonly areCards: boolean;
}

const ROWS = 8;
const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5'];

/** A placeholder in the shape of the rows to come. */
export function TableSkeleton<Row>({ columns, loadingText, areCards }: TableSkeletonProps<Row>) {
  const shown = areCards ? columns.slice(0, 2) : columns;
  return (
    <div role="status">
      <span className="sr-only">{loadingText}</span>
      {/* One animation for all: animating each element separately would create a layer for each. */}
      <div aria-hidden="true" className="animate-appear">
        <div className="flex h-9 items-center border-b border-line">
          {shown.map(({ id, header, align }) => (
            <span
              key={id}
              className={`flex-1 truncate px-3 text-xs font-semibold text-ink-soft ${align === 'end' ? 'text-right' : ''}`}
            >
              {header}
            </span>
          ))}
        </div>
        <div className="animate-breathe">
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className="flex h-11 items-center border-b border-line">
              {shown.map(({ id, align }, index) => (
                <span key={id} className="flex-1 px-3">
                  <span
                    className={classes(
                      SKELETON_BLOCK,
                      'h-3.5',
                      WIDTHS[(row + index) % WIDTHS.length],
                      align === 'end' && 'ml-auto',
                    )}
                  />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
