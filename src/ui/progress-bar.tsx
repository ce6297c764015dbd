import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { classes } from './classes.ts';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; without it the progress is indeterminate. */
  readonly value?: number;
  /** Describes the number: "320 of 1,000 rows"; by default the percentage. */
  readonly valueText?: string;
  readonly isLabelHidden?: boolean;
}

export function ProgressBar({ label, value, valueText, isLabelHidden = false }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      isIndeterminate={value === undefined}
      valueLabel={valueText}
      className={classes('flex gap-1', isLabelHidden ? 'items-center gap-2.5' : 'flex-col')}
    >
      {({ percentage = 40, valueText: shown }) => (
        <>
          <span className={isLabelHidden ? 'order-last text-sm' : 'flex justify-between gap-3 text-sm'}>
            <Label className={isLabelHidden ? 'sr-only' : 'text-ink-soft'}>{label}</Label>
            <span className="figures font-semibold">{valueText ?? shown}</span>
          </span>
          <span
            className={classes(
              'h-1.5 forced-color-adjust-none overflow-hidden rounded-full bg-sunken',
              isLabelHidden ? 'flex-1' : 'flex-none',
            )}
          >
            <span
              className={`block h-full rounded-full bg-accent transition-[width] ${value === undefined ? 'animate-breathe' : ''}`}
              style={{ width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
