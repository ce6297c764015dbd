import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import { classes } from './classes.ts';
import { FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import type { Option } from './option.tsx';

interface CheckboxGroupProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly isInRow?: boolean;
  /** Two columns where there is room, for many short options. */
  readonly isInColumns?: boolean;
}

export function CheckboxGroup({ options, value, onChange, isInRow, isInColumns, ...field }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...fieldState(field)} value={[...value]} onChange={onChange}>
      <FieldFrame field={field}>
        <div
          className={classes(
            'gap-x-5 gap-y-1.5',
            isInColumns ? 'grid sm:grid-cols-2' : 'flex',
            !isInColumns && (isInRow ? 'flex-wrap' : 'flex-col'),
          )}
        >
          {options.map(({ id, label, description, detail, isDisabled }) => (
            <Checkbox key={id} value={id} description={description} detail={detail} isDisabled={isDisabled}>
              {label}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
