import { MOST_ROOM } from '../table-types.ts';
import type { DataTableProps } from '../table-types.ts';
import { useNextStep } from '../use-next-step.ts';
import { GridFrame } from './grid-frame.tsx';
import { useRowsAtHand } from './sight.ts';

const ROWS_IN_SIGHT = 12;

/** Of rows that are all drawn. */
export function ShortGrid<Row>(props: DataTableProps<Row>) {
  const { rows, maxHeight = MOST_ROOM } = props;
  const sight = useRowsAtHand();
  const shown = useNextStep() ? rows : rows.slice(0, ROWS_IN_SIGHT);
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
