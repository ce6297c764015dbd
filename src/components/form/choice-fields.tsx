import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Option } from '../../ui/option.tsx';
import { RadioCards, type Choice } from '../../ui/radio-cards.tsx';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface YesNoProps<Values extends FieldValues> extends Pick<
  FormFieldProps<Values>,
  'name' | 'label' | 'isDisabled' | 'className'
> {
  readonly description?: ReactNode;
  readonly onPick?: (isOn: boolean) => void;
}

/** A checkbox, for something to agree to. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: YesNoProps<Values>) {
  const { name, label, onPick, ...looks } = props;
  const { value, onChange, ...field } = useField<boolean | undefined>(name, label);
  const take = (isOn: boolean) => {
    onChange(isOn);
    onPick?.(isOn);
  };
  return (
    <Checkbox {...looks} {...field} isSelected={value ?? false} onChange={take}>
      {label}
    </Checkbox>
  );
}

interface CheckboxesFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  readonly options: readonly Option[];
  readonly isInRow?: boolean;
  readonly isInColumns?: boolean;
  readonly allLabel?: string;
}

/** Checkboxes, for several choices out of a few. */
export function CheckboxesField<Values extends FieldValues = FieldValues>(props: CheckboxesFieldProps<Values>) {
  const { name, ...looks } = props;
  const { value, ref: _ref, ...field } = useField<readonly string[] | undefined>(name, props.label);
  return <CheckboxGroup {...looks} {...useRemarks(props)} {...field} value={value ?? []} />;
}

interface RadioCardsFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  readonly choices: readonly Choice[];
  readonly columns?: 1 | 2 | 3 | 4;
  readonly onPick?: (id: string) => void;
}

/** Cards, for one choice out of a few that need an explanation. */
export function RadioCardsField<Values extends FieldValues = FieldValues>(props: RadioCardsFieldProps<Values>) {
  const { name, onPick, ...looks } = props;
  const { value, onChange, ...field } = useField<string | undefined>(name, props.label);
  const pick = (id: string) => {
    onChange(id);
    onPick?.(id);
  };
  return <RadioCards {...looks} {...useRemarks(props)} {...field} value={value ?? ''} onChange={pick} />;
}
