import { startTransition, useEffect, useState } from 'react';
import { MOST_ROOM } from '../table-types.ts';
import type { DataTableProps } from '../table-types.ts';
import { GridFrame } from './grid-frame.tsx';
import { useRowsAtHand } from './sight.ts';

const ROWS_IN_SIGHT = 12;

/** What is in sight comes first, so that a screen is there at once; the rest follows. */
export function ShortGrid<Row>(props: DataTableProps<Row>) {
  const { rows, maxHeight = MOST_ROOM } = props;
  const sight = useRowsAtHand();
  const [areAllDrawn, drawAll] = useState(rows.length <= ROWS_IN_SIGHT);
  useEffect(() => startTransition(() => drawAll(true)), []);
  const shown = areAllDrawn ? rows : rows.slice(0, ROWS_IN_SIGHT);
  return (
    <GridFrame
      table={props}
      sight={sight}
      drawn={() => [...shown.keys()]}
      className="scroll-pt-10 print:max-h-none! print:overflow-visible"
      style={{ maxHeight }}
    />
  );
}
