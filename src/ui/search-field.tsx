import type { Ref } from 'react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps extends Omit<FieldProps, 'error' | 'isRequired' | 'warning'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: (value: string) => void;
  readonly clearLabel: string;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The label is for screen readers; others see the magnifying glass. */
export function SearchField({ value, onChange, onSubmit, clearLabel, placeholder, ref, ...field }: SearchFieldProps) {
  return (
    <AriaSearchField {...fieldState(field)} value={value} onChange={onChange} onSubmit={onSubmit}>
      <FieldFrame field={{ isLabelHidden: true, ...field }}>
        <FieldBox
          before={<Icon name="search" />}
          after={value && <IconButton icon="x" label={clearLabel} size="small" />}
        >
          <Input ref={ref} placeholder={placeholder} className="field-input [&::-webkit-search-cancel-button]:hidden" />
        </FieldBox>
      </FieldFrame>
    </AriaSearchField>
  );
}
