import type { Ref } from 'react';
import { ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { FieldButton } from './field-button.tsx';
import { FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { OptionItem } from './option.tsx';
import type { Option } from './option.tsx';

interface SelectProps extends FieldProps {
  readonly options: readonly Option[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly placeholder: string;
  /** If set, the list can be opened without options and shows this text. */
  readonly emptyText?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Select({ options, value, onChange, placeholder, emptyText, ref, ...field }: SelectProps) {
  const { isReadOnly, ...state } = fieldState(field);
  return (
    <AriaSelect
      {...state}
      isDisabled={state.isDisabled ?? isReadOnly}
      value={value || null}
      onChange={(key) => onChange(String(key ?? ''))}
      placeholder={placeholder}
      allowsEmptyCollection={emptyText !== undefined}
    >
      <FieldFrame field={field}>
        <FieldButton ref={ref}>
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-soft">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
        </FieldButton>
      </FieldFrame>
      <Popover className="floating overlay-motion min-w-(--trigger-width) max-w-[min(32rem,calc(100vw-1rem))] overflow-auto p-1">
        <ListBox
          items={options}
          renderEmptyState={() => <p className="px-2.5 py-2 text-sm text-ink-soft">{emptyText}</p>}
          className="outline-none"
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
