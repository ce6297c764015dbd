import { CheckboxGroup as AriaCheckboxGroup, CheckboxGroupStateContext } from 'react-aria-components';
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
  /** The label of a box above the others that selects all of them, or none. */
  readonly allLabel?: string;
}

type Chosen = Pick<CheckboxGroupProps, 'options' | 'value' | 'onChange'>;

function AllBox({ label, options, value, onChange }: Chosen & { readonly label: string }) {
  const ids = options.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const others = value.filter((id) => !ids.includes(id));
  const count = value.length - others.length;
  return (
    // This box is no value of the group.
    <CheckboxGroupStateContext value={null}>
      <Checkbox
        isSelected={count === ids.length}
        isIndeterminate={count > 0 && count < ids.length}
        onChange={(isOn) => onChange(isOn ? [...others, ...ids] : others)}
        className="mb-1.5 border-b border-line pb-1.5"
      >
        {label}
      </Checkbox>
    </CheckboxGroupStateContext>
  );
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange, isInRow, isInColumns, allLabel, ...field } = props;
  return (
    <AriaCheckboxGroup {...fieldState(field)} value={[...value]} onChange={onChange}>
      <FieldFrame field={field}>
        {allLabel && options.length > 1 && (
          <AllBox label={allLabel} options={options} value={value} onChange={onChange} />
        )}
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
