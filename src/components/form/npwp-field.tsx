import type { FieldValues } from 'react-hook-form';
import { formatNpwp, MASKS, reformat, stripMask, type EditedText } from '../../../domain/masks.ts';
import { TextField as PlainTextField } from '../../ui/text-field.tsx';
import { useEditedText } from './use-edited-text.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';
import { useLeftOut } from './use-left-out.ts';

const mostDigits = 16;
const plain = { kind: 'pattern', pattern: '9'.repeat(mostDigits) } as const;

/** The 15 digits are grouped while typing; the sixteenth digit makes it the number without separators. */
function edit({ text, caret }: EditedText): EditedText {
  const digits = stripMask(text).slice(0, mostDigits);
  const isNew = digits.length === mostDigits;
  const edited = { text: stripMask(text).length > mostDigits ? digits : text, caret };
  return reformat(isNew ? plain : MASKS.npwp, edited);
}

/** A taxpayer number of 15 or 16 digits. The form holds only the digits. */
export function NpwpField<Values extends FieldValues = FieldValues>(props: FormFieldProps<Values>) {
  const { name, ...looks } = props;
  const field = useField<string | undefined>(name, props.label);
  const remarks = useRemarks(props);
  const changed = useLeftOut({ textClass: 'digits', maxLength: mostDigits });
  const rework = (text: EditedText) => {
    changed.notice(text.text);
    return edit(text);
  };
  const edited = useEditedText(rework, (text) => field.onChange(stripMask(text)), field.ref);
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
      value={formatNpwp(field.value ?? '')}
      error={field.error}
      warning={changed.notes || props.warning}
      onBlur={leave}
      inputMode="numeric"
      hasFigures
    />
  );
}
