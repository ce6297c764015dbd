import { useEffect, useRef, useState } from 'react';
import type { ForwardedRef } from 'react';
import {
  Button,
  Collection,
  ComboBox as AriaComboBox,
  ListBox,
  ListBoxLoadMoreItem,
  Popover,
} from 'react-aria-components';
import { ComboInput } from './combo-input.tsx';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';
import { OptionItem } from './option.tsx';
import type { Option } from './option.tsx';
import { Spinner } from './spinner.tsx';
import { useTypedSearch } from './use-typed-search.ts';

export interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (id: string, option: Option | null) => void;
  /** The chosen option, needed while no loaded page contains it. */
  readonly chosen?: Option;
  /** If set, the server searches and the options are shown as they are; otherwise they are filtered here. */
  readonly onSearch?: (text: string) => void;
  /** Text that is no option stays as the value when the focus leaves; otherwise it is dropped. */
  readonly keepsTyped?: boolean;
  /** The pause in typing before a search, in milliseconds. */
  readonly searchPause?: number;
  /** Why the search failed. */
  readonly failure?: string | undefined;
  readonly isLoading?: boolean;
  readonly hasMore?: boolean;
  readonly onLoadMore?: () => void;
  readonly placeholder?: string;
  readonly emptyText: string;
  readonly loadingText: string;
  /** The number of typed letters from which the match is highlighted. */
  readonly markedFrom?: number;
  readonly ref?: ForwardedRef<HTMLInputElement>;
}

const hasWords = ({ label, description = '' }: Option, typed: string) =>
  `${label} ${description}`.toLowerCase().includes(typed.trim().toLowerCase());

/**
 * Until the new answer arrives, keeps those previous options that match the typed text; no other option can be chosen.
 */
function useMeanwhile(options: readonly Option[], isAwaited: boolean, typed: string): readonly Option[] {
  const before = useRef(options);
  useEffect(() => {
    if (!isAwaited) before.current = options;
  });
  if (!isAwaited || typed === '') return options;
  return before.current.filter((option) => hasWords(option, typed));
}

export function ComboBox(props: ComboBoxProps) {
  const { options, value, placeholder, emptyText, loadingText, onSearch, ref } = props;
  const { text, known, shown, marked, isBusy, isTyped, isSearched, type, stop, ...handlers } = useChoice(props);
  // While the user searches, nothing is missing yet.
  const field = { ...props, error: props.failure ?? (isSearched ? undefined : props.error) };
  return (
    <AriaComboBox<Option>
      {...fieldState(field)}
      {...(onSearch ? { items: shown } : { defaultItems: options })}
      {...handlers}
      value={value || null}
      inputValue={text}
      allowsEmptyCollection
      menuTrigger="manual"
    >
      <FieldFrame field={{ ...field, description: props.description ?? (known && <About option={known} />) }}>
        <FieldBox after={<OpenButton isBusy={isBusy} />}>
          <ComboInput ref={ref} placeholder={placeholder} isTyped={isTyped} onType={type} onEscape={stop} />
        </FieldBox>
      </FieldFrame>
      <Popover className="floating overlay-motion w-(--trigger-width) min-w-64 overflow-auto p-1">
        <ListBox className="outline-none" renderEmptyState={() => <Remark text={isBusy ? loadingText : emptyText} />}>
          <Collection items={shown} dependencies={[marked]}>
            {(option) => <OptionItem option={option} marked={marked} />}
          </Collection>
          <ListBoxLoadMoreItem onLoadMore={props.hasMore ? props.onLoadMore : undefined} isLoading={props.isLoading}>
            <Remark text={loadingText} />
          </ListBoxLoadMoreItem>
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** The option that was written out, or the text itself; empty if nothing was typed or is kept. */
function writtenValue(typed: string | null, { options, keepsTyped }: Pick<ComboBoxProps, 'options' | 'keepsTyped'>) {
  const written = (keepsTyped && typed?.trim()) || '';
  return options.find(({ label }) => label.toLowerCase() === written.toLowerCase())?.id ?? written;
}

function useChoice({
  options,
  value,
  chosen,
  onChange,
  onBlur,
  onSearch,
  searchPause = 300,
  markedFrom = 3,
  keepsTyped,
  isLoading,
}: ComboBoxProps) {
  const [picked, setPicked] = useState<Option | null>(null);
  const { typed, type, stop, isDue } = useTypedSearch(onSearch, searchPause);
  const isBusy = Boolean(isLoading) || isDue;
  const marked = typed !== null && typed.length >= markedFrom ? typed : '';
  const shown = useMeanwhile(options, isDue || (isBusy && options.length === 0), marked);
  const known = [...options, picked, chosen].find((option) => option?.id === value);
  const label = known?.label ?? '';
  return {
    text: typed ?? label,
    known,
    shown,
    marked,
    isBusy,
    isTyped: typed !== null,
    isSearched: typed !== null && typed !== '',
    type: (written: string) => {
      type(written);
      if (written === '' && value !== '') onChange('', null);
    },
    stop,
    onBlur: () => {
      const written = writtenValue(typed, { options, keepsTyped });
      if (written !== '') onChange(written, null);
      stop();
      onBlur?.();
    },
    onChange: (key: string | number | null) => {
      // React Aria clears a value that is not among the options, for example while the options are loading.
      if (key === value || key === null) return;
      const option = [...shown, ...options].find(({ id }) => id === key) ?? null;
      setPicked(option);
      if (option) stop();
      onChange(String(key), option);
    },
  };
}

/** Shows the description of the chosen option below the closed list. */
function About({ option: { description, detail } }: { readonly option: Option }) {
  if (!description && !detail) return null;
  return (
    <span className="figures flex flex-wrap gap-x-3">
      {description && <span>{description}</span>}
      {detail && <span className="text-ink">{detail}</span>}
    </span>
  );
}

function OpenButton({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <>
      {isBusy && <Spinner className="mr-1" />}
      <Button className="grid size-7 place-items-center rounded-md hover:bg-sunken">
        <Icon name="chevron-down" size={16} />
      </Button>
    </>
  );
}

function Remark({ text }: { readonly text: string }) {
  return <p className="px-2.5 py-2 text-sm text-ink-soft">{text}</p>;
}
