import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

interface CheckMarkProps {
  readonly isSelected: boolean;
  readonly isIndeterminate?: boolean;
}

/** The box of a checkbox, drawn inside a `group` that carries the states of React Aria. */
export function CheckMark({ isSelected, isIndeterminate = false }: CheckMarkProps) {
  const isOn = isSelected || isIndeterminate;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex size-[1.125rem] shrink-0 items-center justify-center rounded-sm border',
        'outline-2 outline-offset-2 outline-transparent peer-focus-visible:outline-accent group-data-focus-visible:outline-accent',
        'group-data-invalid:border-refused-solid peer-disabled:opacity-50 group-data-disabled:opacity-50',
        isOn ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface',
      )}
    >
      {isIndeterminate ? <Icon name="minus" size={14} /> : isSelected && <Icon name="check" size={14} />}
    </span>
  );
}
