import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { Highlight } from './highlight.tsx';
import { Icon } from './icons/icon.tsx';

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Shown at the end of the line: a balance, a currency and so on. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
}

interface OptionItemProps {
  readonly option: Option;
  /** The typed text, highlighted in the label and the description. */
  readonly marked?: string;
}

export function OptionItem({ option, marked = '' }: OptionItemProps) {
  const { id, label, description, detail, isDisabled } = option;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className="group flex min-h-9 cursor-default items-center gap-2 rounded-md px-2.5 py-1.5 outline-none data-disabled:text-ink-soft data-focused:bg-accent-soft pointer-coarse:min-h-11"
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <span className="min-w-0 flex-1 basis-48">
          <span className="block break-words group-data-selected:font-semibold">
            <Highlight text={label} marked={marked} />
          </span>
          {description && (
            <span className="block text-sm break-words text-ink-soft group-data-focused:text-ink">
              <Highlight text={description} marked={marked} />
            </span>
          )}
        </span>
        {detail && <span className="figures ml-auto shrink-0 text-sm">{detail}</span>}
      </span>
      <Icon name="check" size={16} className="invisible text-accent group-data-selected:visible" />
    </ListBoxItem>
  );
}
