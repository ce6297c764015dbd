import { classes } from './classes.ts';

interface SkeletonProps {
  /** The shape of what comes: `h-4 w-32`, `h-9`, `size-8 rounded-full` … */
  readonly className?: string;
}

export const SKELETON_BLOCK = 'block rounded-sm bg-sunken';

/** Shows only when the wait is longer than 100 ms. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className="block animate-appear">
      <span className={classes(SKELETON_BLOCK, 'animate-breathe', className)} />
    </span>
  );
}
