import type { FieldValues } from 'react-hook-form';
import type { EditedText } from '../../../domain/masks.ts';
import type { TextClass } from '../../../domain/text-rules.ts';
import { cleanEdit, type EditRules } from '../../lib/clean-edit.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField as PlainTextField, type TextFieldProps as PlainProps } from '../../ui/text-field.tsx';
import { useEditedText } from './use-edited-text.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';
import { useLeftOut } from './use-left-out.ts';

type Looks = Pick<
  PlainProps,
  'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'isAutoFocused' | 'hasFigures' | 'before' | 'after'
>;

export interface TextFieldProps<Values extends FieldValues = FieldValues> extends FormFieldProps<Values>, Looks {
  /** The allowed characters; others are removed while typing or pasting. */
  readonly textClass?: TextClass;
  readonly maxLength?: number;
  readonly isUpperCase?: boolean;
  readonly write?: EditRules['write'];
  /** With more than one row it is a text area that grows. */
  readonly rows?: number;
}

const NEARLY_FULL = 0.8;

export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const { name, textClass = 'defaultTyping', maxLength, isUpperCase, write, rows, ...looks } = props;
  const field = useField<string | undefined>(name, props.label);
  const rules = { textClass, maxLength, isUpperCase, write };
  const changed = useLeftOut(rules);
  const remarks = useRemarks({ ...props, note: props.note ?? counted(field.value, maxLength) });
  const warning = changed.notes || props.warning;
  const rework = (text: EditedText) => {
    changed.notice(text.text);
    return cleanEdit(text, rules);
  };
  const edited = useEditedText(rework, field.onChange, field.ref);
  const value = field.value ?? '';
  const leave = () => {
    changed.leave();
    if (value !== value.trim()) field.onChange(value.trim());
    field.onBlur();
  };
  const shared = { ...looks, ...remarks, ...edited, name, value, warning, error: field.error, onBlur: leave };
  if (rows !== undefined && rows > 1) return <TextArea {...shared} rows={rows} />;
  const inputMode = props.inputMode ?? (textClass === 'digits' ? 'numeric' : undefined);
  return <PlainTextField {...shared} inputMode={inputMode} />;
}

/** Shows the length only when the text is nearly full. */
function counted(value: string | undefined, maxLength: number | undefined): string | undefined {
  const length = value?.length ?? 0;
  return maxLength !== undefined && length >= maxLength * NEARLY_FULL ? `${length}/${maxLength}` : undefined;
}
