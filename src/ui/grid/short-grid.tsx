import { MOST_ROOM } from '../table-types.ts';
import type { DataTableProps } from '../table-types.ts';
import { GridFrame } from './grid-frame.tsx';
import { useFixedViewport } from './viewport.ts';

/** For a table whose rows are all drawn. */
export function ShortGrid<Row>(props: DataTableProps<Row>) {
  const { rows, maxHeight = MOST_ROOM } = props;
  const viewport = useFixedViewport();
  return (
    <GridFrame
      table={props}
      viewport={viewport}
      drawn={() => [...rows.keys()]}
      className="scroll-pt-10 print:max-h-none! print:overflow-visible"
      style={{ maxHeight }}
    />
  );
}
