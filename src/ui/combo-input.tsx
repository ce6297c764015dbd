import { startTransition, use, useEffect, useRef, useState } from 'react';
import type { ChangeEvent, ForwardedRef, InputHTMLAttributes, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { ComboBoxStateContext, InputContext, useContextProps } from 'react-aria-components';

interface ComboInputProps {
  readonly placeholder: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
  readonly ref: ForwardedRef<HTMLInputElement> | undefined;
}

/**
 * Opens the list when the field gets the focus, and again on a click. The page may scroll to the field at that moment,
 * and scrolling closes the list, so the list opens after it.
 */
function useOpening() {
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
  // While an option is chosen, React Aria reports the focus to the input again.
  const come = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const { value } = input;
    if (latest.current?.isFocused !== false) return;
    openSoon(event);
    // Selects the text after a click too, so that typing replaces the choice.
    requestAnimationFrame(() => {
      if (input.value === value) input.select();
    });
  };
  return { onFocus: come, onClick: openSoon };
}

/**
 * The input of a combo box. The typed letter is painted first; the list, which is slower to render, is updated after
 * it.
 */
export function ComboInput({ placeholder, onType, onEscape, ref }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  /** The typed text that the combo box has not received yet. */
  const [ahead, setAhead] = useState<string>();

  function tell(text: string): void {
    onType(text);
    setAhead(undefined);
    if (state?.isOpen === false) state.open(null, 'input');
  }

  function write({ target: { value } }: ChangeEvent<HTMLInputElement>): void {
    setAhead(value);
    // Without this, Enter right after a letter would choose an option that matched the previous text.
    if (state?.selectionManager.focusedKey !== null) state?.selectionManager.setFocusedKey(null);
    startTransition(() => tell(value));
  }

  const own: InputHTMLAttributes<HTMLInputElement> = {
    ...useOpening(),
    placeholder,
    // A key that chooses an option must use the list for the full text.
    onKeyDownCapture({ key }) {
      if (ahead !== undefined && key.length > 1) flushSync(() => tell(ahead));
    },
    onKeyDown: ({ key }) => key === 'Escape' && onEscape(),
  };
  const [field, input] = useContextProps(own, ref, InputContext);
  return <input {...field} ref={input} value={ahead ?? field.value} onChange={write} className="field-input" />;
}
