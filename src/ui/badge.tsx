import { classes } from './classes.ts';

interface BadgeProps {
  readonly count: number;
  /** Names what is counted, for screen readers: "3 requests wait for you". */
  readonly label: string;
  readonly isQuiet?: boolean;
}

const MOST = 99;

/** Renders nothing if the count is zero. */
export function Badge({ count, label, isQuiet = false }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classes(
        'figures inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs font-bold',
        isQuiet ? 'bg-sunken text-ink' : 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
