import { classes } from '../classes.ts';
import { PATHS } from './paths.ts';

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** In pixels at a root font size of 16 px; it scales with the text. */
  readonly size?: 14 | 16 | 18 | 20 | 24 | 32;
  readonly isFilled?: boolean;
  readonly className?: string;
}

/** A decorative icon; screen readers ignore it. */
export function Icon({ name, size = 18, isFilled = false, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0', className)}
      width={side}
      height={side}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
