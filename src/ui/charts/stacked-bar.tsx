import { classes } from '../classes.ts';
import { colourAt, SERIES_BACKGROUND } from './chart-types.ts';

export interface Part {
  readonly id: string;
  readonly label: string;
  /** In any unit; the bar is divided in proportion. */
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
  /** The place of its colour, if that is not its own place among the parts. */
  readonly colour?: number;
}

interface StackedBarProps {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The parts of a whole as one bar. The list below it repeats the data as text. */
export function StackedBar({ title, parts }: StackedBarProps) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0) || 1;
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <div
        aria-hidden="true"
        className="flex h-3 forced-color-adjust-none gap-0.5 overflow-hidden rounded-full bg-sunken"
      >
        {parts.map(({ id, value, colour }, index) => (
          <span
            key={id}
            className={classes('min-w-0.5', colourAt(SERIES_BACKGROUND, colour ?? index))}
            style={{ width: `${(value / whole) * 100}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-col gap-1">
        {parts.map(({ id, label, text, colour }, index) => (
          <li key={id} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={classes(
                'size-2.5 forced-color-adjust-none rounded-sm',
                colourAt(SERIES_BACKGROUND, colour ?? index),
              )}
            />
            <span className="min-w-0 flex-1 break-words">{label}</span>
            <span className="figures font-medium">{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
