import type { ReactNode } from 'react';
import { Label, Meter } from 'react-aria-components';
import { classes } from './classes.ts';

interface UsageBarProps {
  readonly label: string;
  /** 0 to 100; a higher number means that the limit is exceeded. */
  readonly used: number;
  /** Describes the number: "62 %". */
  readonly usedText: string;
  /** For a bar whose row or heading already has the label. */
  readonly isLabelHidden?: boolean;
  /** Below the bar: used and left, as Money. */
  readonly children?: ReactNode;
}

const FULL = 100;
const NEARLY_FULL = 80;

function colourOf(used: number): string {
  if (used >= FULL) return 'bg-refused-solid';
  return used >= NEARLY_FULL ? 'bg-wait-solid' : 'bg-chart-1';
}

/** Shows how much of a limit is used. */
export function UsageBar({ label, used, usedText, isLabelHidden = false, children }: UsageBarProps) {
  return (
    <Meter value={Math.min(used, FULL)} valueLabel={usedText} className="flex min-w-0 flex-col gap-1">
      <span className="flex items-baseline justify-between gap-3 text-sm">
        <Label className={isLabelHidden ? 'sr-only' : 'font-medium'}>{label}</Label>
        <span className="figures font-semibold">{usedText}</span>
      </span>
      <span className="h-2 forced-color-adjust-none overflow-hidden rounded-full bg-sunken">
        <span
          className={classes('block h-full rounded-full', colourOf(used))}
          style={{ width: `${Math.min(used, FULL)}%` }}
        />
      </span>
      {children && <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">{children}</span>}
    </Meter>
  );
}
