import type { FieldValues } from 'react-hook-form';
import {
  applyMask,
  capacityOf,
  MASKS,
  reformat,
  stripMask,
  type EditedText,
  type Mask,
} from '../../../domain/masks.ts';
import { TextField as PlainTextField } from '../../ui/text-field.tsx';
import { useEditedText } from './use-edited-text.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';
import { useLeftOut } from './use-left-out.ts';

interface MaskedFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** How the digits are grouped. The form holds only the digits. */
  readonly mask: keyof typeof MASKS;
  readonly maxDigits?: number;
  readonly placeholder?: string;
}

function limited(mask: Mask, most: number, edited: EditedText): EditedText {
  const digits = stripMask(edited.text).slice(0, most);
  return reformat(mask, { ...edited, text: digits.length < stripMask(edited.text).length ? digits : edited.text });
}

/** Digits that are shown in groups: account, KTP, NPWP, tax object, assessment letter. */
export function MaskedField<Values extends FieldValues = FieldValues>(props: MaskedFieldProps<Values>) {
  const { name, mask: maskName, maxDigits, ...looks } = props;
  const mask = MASKS[maskName];
  const field = useField<string | undefined>(name, props.label);
  const remarks = useRemarks(props);
  const most = Math.min(maxDigits ?? Infinity, capacityOf(mask));
  const hold = (text: string) => field.onChange(stripMask(text));
  const changed = useLeftOut({ textClass: 'digits', maxLength: most });
  const rework = (text: EditedText) => {
    changed.notice(text.text);
    return limited(mask, most, text);
  };
  const edited = useEditedText(rework, hold, field.ref);
  const leave = () => {
    changed.leave();
    field.onBlur();
  };
  return (
    <PlainTextField
      {...looks}
      {...remarks}
      {...edited}
      name={name}
      value={applyMask(mask, field.value ?? '')}
      error={field.error}
      warning={changed.notes || props.warning}
      onBlur={leave}
      inputMode="numeric"
      hasFigures
    />
  );
}
