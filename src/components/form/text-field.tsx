import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditedText } from '../../../domain/masks.ts';
import type { TextClass } from '../../../domain/text-rules.ts';
import { cleanEdit, leftOut, leftOutSince, nothingLeftOut, type EditRules } from '../../lib/clean-edit.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField as PlainTextField, type TextFieldProps as PlainProps } from '../../ui/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useEditedText } from './use-edited-text.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

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

/** Says what the field removed, until the user changes the text again after leaving the field. */
function useLeftOut(rules: EditRules) {
  const t = useTexts('common');
  const [{ signs, isCut }, show] = useState(nothingLeftOut);
  const wasLeft = useRef(false);
  const notes = [
    ...(signs.length > 0 ? [t('form.leftOut', { signs: signs.join(' ') })] : []),
    ...(isCut ? [t('form.cut', { length: rules.maxLength ?? 0 })] : []),
  ];
  const notice = (text: string) => {
    if (rules.write) return;
    const isFirst = wasLeft.current || text === '';
    wasLeft.current = false;
    show((named) => leftOutSince(isFirst ? nothingLeftOut : named, leftOut(text, rules)));
  };
  const leave = () => {
    wasLeft.current = true;
  };
  return { notes: notes.join(' '), notice, leave };
}

export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const { name, textClass = 'defaultTyping', maxLength, isUpperCase, write, rows, ...looks } = props;
  const field = useField<string | undefined>(name, props.label);
  const rules = { textClass, maxLength, isUpperCase, write };
  const removed = useLeftOut(rules);
  const remarks = useRemarks({ ...props, note: props.note ?? counted(field.value, maxLength) });
  const warning = removed.notes || props.warning;
  const rework = (text: EditedText) => {
    removed.notice(text.text);
    return cleanEdit(text, rules);
  };
  const edited = useEditedText(rework, field.onChange, field.ref);
  const value = field.value ?? '';
  const leave = () => {
    removed.leave();
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
