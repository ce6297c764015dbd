import type { Ref } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { classes } from './classes.ts';
import { FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import type { Option } from './option.tsx';
import { RadioMark } from './radio-cards.tsx';

interface RadioListProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly isInRow?: boolean;
  readonly ref?: Ref<HTMLInputElement | null>;
}

/** A few short choices in a plain list. */
export function RadioList({ options, value, onChange, isInRow = false, ref, ...field }: RadioListProps) {
  return (
    <RadioGroup {...fieldState(field)} value={value || null} onChange={onChange}>
      <FieldFrame field={field}>
        <div className={classes('flex gap-x-5 gap-y-1', isInRow ? 'flex-wrap' : 'flex-col')}>
          {options.map(({ id, label, isDisabled }, index) => (
            <Radio
              key={id}
              value={id}
              isDisabled={isDisabled}
              inputRef={index === 0 ? ref : undefined}
              className="group focus-ring flex min-h-7 items-start gap-2 rounded-sm py-0.5 data-disabled:text-ink-soft"
            >
              <RadioMark />
              {label}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
