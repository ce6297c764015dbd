import { classes } from './classes.ts';

/** A destructive action is quiet-danger among other choices, and danger where it is confirmed. */
export type ButtonVariant = 'primary' | 'quiet' | 'quiet-danger' | 'danger' | 'link';
export type ButtonSize = 'small' | 'normal';

// Colours change only under the pointer: a transition on a button that typing enables would delay the next letters.
const SHAPE =
  'focus-ring relative inline-flex items-center justify-center gap-2 rounded-md text-center leading-tight font-semibold sm:whitespace-nowrap hover:transition-colors select-none data-disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';
const OFF = 'data-disabled:bg-sunken data-disabled:text-ink-soft data-disabled:border-transparent';
const PALE =
  'aria-disabled:not-data-busy:border-transparent aria-disabled:not-data-busy:bg-sunken aria-disabled:not-data-busy:text-ink-soft';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: `border border-transparent bg-accent text-on-accent hover:bg-accent-strong data-pressed:bg-accent-strong ${OFF} ${PALE}`,
  quiet: `border border-line-strong/70 bg-surface text-ink hover:bg-sunken data-pressed:bg-sunken ${OFF} ${PALE}`,
  'quiet-danger': `border border-refused-solid/60 bg-surface text-refused hover:bg-refused-soft data-pressed:bg-refused-soft ${OFF} ${PALE}`,
  danger: `border border-transparent bg-refused-solid text-on-refused hover:bg-refused data-pressed:bg-refused ${OFF} ${PALE}`,
  link: 'text-accent underline-offset-3 hover:underline hover:text-accent-strong data-disabled:text-ink-soft data-disabled:no-underline aria-disabled:text-ink-soft',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-8 px-3 py-1 text-sm leading-tight pointer-coarse:min-h-10',
  normal: 'min-h-9 px-4 py-1.5 text-base leading-tight pointer-coarse:min-h-11',
};

/** Returns the classes of a button, for a router link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'normal', more?: string): string {
  const room = variant === 'link' ? 'min-h-6 text-base rounded-sm' : SIZES[size];
  return classes(SHAPE, VARIANTS[variant], room, more);
}
