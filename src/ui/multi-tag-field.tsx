import { useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Button, Input, Tag, TagGroup, TagList, TextField as AriaTextField } from 'react-aria-components';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';

interface MultiTagFieldProps extends FieldProps {
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
  /** Returns what is wrong with a typed value; the value is then not added. */
  readonly check?: (value: string) => string | undefined;
  readonly format?: (value: string) => string;
  readonly maxValues?: number;
  readonly placeholder?: string;
  readonly inputMode?: 'email' | 'tel' | 'text';
  readonly listLabel: string;
  readonly removeLabel: (value: string) => string;
  readonly ref?: Ref<HTMLInputElement>;
}

const SEPARATORS = /[\s,;]+/;

/** A list of addresses or numbers: Enter, a comma or a paste adds values, Backspace removes the last one. */
export function MultiTagField(props: MultiTagFieldProps) {
  const { values, placeholder, inputMode, maxValues = Infinity, ref, error } = props;
  const { text, problem, type, add, onKeyDown } = useTyping(props);
  const field = { ...props, error: problem ?? error, onBlur: () => leave(add, props.onBlur) };
  return (
    <div className={props.className}>
      <AriaTextField {...fieldState({ ...field, className: '' })} value={text} onChange={type} inputMode={inputMode}>
        <FieldFrame field={field}>
          <FieldBox className="flex-wrap gap-1 p-1">
            <Tags {...props} />
            <Input
              ref={ref}
              placeholder={values.length === 0 ? placeholder : undefined}
              disabled={values.length >= maxValues}
              onKeyDown={onKeyDown}
              className="field-input min-h-7 min-w-24 px-1.5 py-0"
            />
          </FieldBox>
        </FieldFrame>
      </AriaTextField>
    </div>
  );
}

function leave(add: () => void, onBlur: (() => void) | undefined) {
  add();
  onBlur?.();
}

function useTyping({ values, onChange, check, maxValues = Infinity }: MultiTagFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = (typed: string) => {
    const parts = typed.split(SEPARATORS).filter(Boolean);
    const wrong = parts.find((part) => check?.(part));
    setProblem(wrong && check?.(wrong));
    if (wrong || parts.length === 0) return setText(typed.trim());
    setText('');
    onChange([...new Set([...values, ...parts])].slice(0, maxValues));
  };
  const type = (typed: string) => {
    setProblem(undefined);
    return SEPARATORS.test(typed) ? take(typed) : setText(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text) {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && !text) onChange(values.slice(0, -1));
  };
  return { text, problem, type, onKeyDown, add: () => take(text) };
}

function Tags({ values, onChange, format = String, listLabel, removeLabel, isDisabled }: MultiTagFieldProps) {
  if (values.length === 0) return null;
  const remove = (keys: ReadonlySet<string | number>) => onChange(values.filter((value) => !keys.has(value)));
  return (
    <TagGroup aria-label={listLabel} onRemove={isDisabled ? undefined : remove} className="contents">
      <TagList className="contents">
        {values.map((value) => (
          <Tag
            key={value}
            id={value}
            textValue={value}
            className="figures focus-ring flex min-h-7 max-w-full items-center gap-0.5 rounded-sm bg-sunken pl-2 text-sm"
          >
            <span className="truncate">{format(value)}</span>
            <Button
              slot="remove"
              aria-label={removeLabel(value)}
              className="focus-ring grid size-6 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-refused"
            >
              <Icon name="x" size={14} />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
