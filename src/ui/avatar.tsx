import { classes } from './classes.ts';

interface AvatarProps {
  readonly name: string;
  readonly className?: string;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The initials of a person. The full name must be next to it. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-bold text-accent',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
