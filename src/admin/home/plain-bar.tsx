import { classes } from '../../ui/classes.ts';

interface PlainBarProps {
  /** 0 to 100; the text beside the bar says it. */
  readonly filled: number;
  readonly colour: string;
}

/** A bar without behaviour of its own, so that the first screen needs no library for it. */
export function PlainBar({ filled, colour }: PlainBarProps) {
  return (
    <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-sunken">
      <span className={classes('rounded-full', colour)} style={{ width: `${Math.min(Math.max(filled, 0), 100)}%` }} />
    </span>
  );
}
