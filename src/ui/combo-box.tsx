import { use, useEffect, useRef, useState } from 'react';
import type { Ref, SyntheticEvent } from 'react';
import {
  Button,
  Collection,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxLoadMoreItem,
  Popover,
} from 'react-aria-components';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';
import { OptionItem } from './option.tsx';
import type { Option } from './option.tsx';
import { Spinner } from './spinner.tsx';
import { useTypedSearch } from './use-typed-search.ts';

export interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[];
  /** Empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (id: string, option: Option | null) => void;
  /** The chosen option while no loaded page holds it. */
  readonly chosen?: Option;
  /** With it the server searches and the options are shown as given; without it they are filtered here. */
  readonly onSearch?: (text: string) => void;
  /** How long typing must rest before the search, in ms. */
  readonly searchPause?: number;
  readonly isLoading?: boolean;
  readonly hasMore?: boolean;
  readonly onLoadMore?: () => void;
  readonly placeholder?: string;
  readonly emptyText: string;
  readonly loadingText: string;
  /** From how many typed letters on the match is marked. */
  readonly markedFrom?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

const hasWords = ({ label, description = '' }: Option, typed: string) =>
  `${label} ${description}`.toLowerCase().includes(typed.trim().toLowerCase());

/** Until the answer to what is typed is there, those of before stay that fit it: nothing else may be chosen instead. */
function useMeanwhile(options: readonly Option[], isAwaited: boolean, typed: string): readonly Option[] {
  const before = useRef(options);
  useEffect(() => {
    if (!isAwaited) before.current = options;
  });
  if (!isAwaited || typed === '') return options;
  return before.current.filter((option) => hasWords(option, typed));
}

export function ComboBox(props: ComboBoxProps) {
  const { options, value, placeholder, emptyText, loadingText, onSearch, markedFrom = 3, ref } = props;
  const { text, typed, known, isBusy, isDue, noteTyping, ...handlers } = useChoice(props);
  const marked = typed.length >= markedFrom ? typed : '';
  const isAwaited = isDue || (isBusy && options.length === 0);
  const shown = useMeanwhile(options, isAwaited, marked);
  return (
    <AriaComboBox<Option>
      {...fieldState(props)}
      {...(onSearch ? { items: shown } : { defaultItems: options })}
      {...handlers}
      value={value || null}
      inputValue={text}
      allowsEmptyCollection
      menuTrigger="input"
    >
      <FieldFrame field={{ ...props, description: props.description ?? (known && <About option={known} />) }}>
        <FieldBox after={<OpenButton isBusy={isBusy} />}>
          <SearchInput ref={ref} placeholder={placeholder} onInput={noteTyping} />
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

/**
 * The choices open when the field is come to, and again when it is clicked. The page may scroll to the field at that
 * moment, and scrolling closes them: so they open after it.
 */
function SearchInput(props: Pick<ComboBoxProps, 'ref' | 'placeholder'> & { readonly onInput: () => void }) {
  const state = use(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const openSoon = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    requestAnimationFrame(() => {
      const isThere = document.activeElement === input && !input.readOnly;
      if (isThere && latest.current?.isOpen === false) latest.current.open(null, 'manual');
    });
  // While an option is chosen the library tells the input anew that it has the focus.
  const come = (event: SyntheticEvent<HTMLInputElement>) => {
    if (latest.current?.isFocused === false) openSoon(event);
  };
  return <Input {...props} onFocus={come} onClick={openSoon} className="field-input" />;
}

function useChoice({
  options,
  value,
  chosen,
  onChange,
  onBlur,
  onSearch,
  searchPause = 300,
  isLoading,
}: ComboBoxProps) {
  const [picked, setPicked] = useState<Option | null>(null);
  const isTyping = useRef(false);
  const { typed, type, stop, isDue } = useTypedSearch(onSearch, searchPause);
  const known = [...options, picked, chosen].find((option) => option?.id === value);
  const label = known?.label ?? '';
  return {
    text: typed ?? label,
    known,
    typed: typed ?? '',
    isBusy: Boolean(isLoading) || isDue,
    isDue,
    // The browser tells of a letter before the library does.
    noteTyping: () => {
      isTyping.current = true;
    },
    onBlur: () => {
      stop();
      onBlur?.();
    },
    // React Aria empties the input of a key it cannot find among the options; only what somebody types counts.
    onInputChange: (text: string) => {
      if (isTyping.current) type(text);
      isTyping.current = false;
    },
    onChange: (key: string | number | null) => {
      // The library also takes back what it cannot find, as while the options are asked for anew; only people empty it.
      if (key === value || (key === null && typed !== '')) return;
      const option = options.find(({ id }) => id === key) ?? null;
      setPicked(option);
      if (option) stop();
      onChange(String(key ?? ''), option);
    },
  };
}

/** What the list said of the choice stays to be read once the list is closed. */
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
