import { classes } from './classes.ts';

interface SkeletonProps {
  /** The size of the content to come: `h-4 w-32`, `h-9`, `size-8 rounded-full` and so on. */
  readonly className?: string;
}

export const SKELETON_BLOCK = 'block rounded-sm bg-sunken';

/** Becomes visible only after 100 ms. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className="block animate-appear">
      <span className={classes(SKELETON_BLOCK, 'animate-breathe', className)} />
    </span>
  );
}
