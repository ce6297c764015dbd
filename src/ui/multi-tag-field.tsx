import type { KeyboardEvent, Ref } from 'react';
import { Button, Input, Tag, TagGroup, TagList, TextField as AriaTextField } from 'react-aria-components';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';

interface MultiTagFieldProps extends FieldProps {
  readonly values: readonly string[];
  readonly onRemove: (values: ReadonlySet<string>) => void;
  /** What is typed and not yet taken as a value. */
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Takes what is valid in the typed text. */
  readonly onTake: () => void;
  readonly format?: (value: string) => string;
  readonly placeholder?: string;
  readonly inputMode?: 'email' | 'tel' | 'text';
  readonly listLabel: string;
  readonly removeLabel: (value: string) => string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A list of addresses or numbers: Enter, leaving the field or a paste adds values, Backspace removes the last one. */
export function MultiTagField(props: MultiTagFieldProps) {
  const { values, text, placeholder, inputMode, ref, onType, onTake, onBlur } = props;
  const leave = () => {
    onTake();
    onBlur?.();
  };
  const field = { ...props, onBlur: leave };
  return (
    <div className={props.className}>
      <AriaTextField {...fieldState({ ...field, className: '' })} value={text} onChange={onType} inputMode={inputMode}>
        <FieldFrame field={field}>
          <FieldBox className="flex-wrap gap-1 p-1">
            <Tags {...props} />
            <Input
              ref={ref}
              placeholder={values.length === 0 ? placeholder : undefined}
              onKeyDown={(event) => takeKey(event, props)}
              className="field-input min-h-7 min-w-24 px-1.5 py-0"
            />
          </FieldBox>
        </FieldFrame>
      </AriaTextField>
    </div>
  );
}

function takeKey(event: KeyboardEvent, { text, values, onTake, onRemove }: MultiTagFieldProps) {
  if (event.key === 'Enter' && text) {
    event.preventDefault();
    onTake();
  } else if (event.key === 'Backspace' && !text) onRemove(new Set(values.slice(-1)));
}

function Tags({ values, onRemove, format = String, listLabel, removeLabel, isDisabled }: MultiTagFieldProps) {
  if (values.length === 0) return null;
  const remove = (keys: ReadonlySet<string | number>) => onRemove(new Set([...keys].map(String)));
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
