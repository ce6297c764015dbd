import { startTransition, use, useEffect, useRef, useState } from 'react';
import type { ChangeEvent, ForwardedRef, InputHTMLAttributes, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { ComboBoxStateContext, InputContext, useContextProps } from 'react-aria-components';

interface ComboInputProps {
  readonly placeholder: string | undefined;
  /** False while the field shows the name of what is chosen. */
  readonly isTyped: boolean;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
  readonly ref: ForwardedRef<HTMLInputElement> | undefined;
}

/**
 * Opens the list when the field gets the focus, and again on a click. The page may scroll to the field at that moment,
 * and scrolling closes the list, so the list opens after it.
 */
function useOpening(selectChoice: (input: HTMLInputElement) => void) {
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
    if (latest.current?.isFocused !== false) return;
    openSoon(event);
    selectChoice(event.currentTarget);
  };
  const click = (event: SyntheticEvent<HTMLInputElement>) => {
    openSoon(event);
    selectChoice(event.currentTarget);
  };
  return { onFocus: come, onClick: click };
}

/** Selects the name of what is chosen, so that typing searches and does not append to it. */
function useSelectedChoice(isTyped: boolean) {
  const typed = useRef(isTyped);
  useEffect(() => {
    typed.current = isTyped;
  });
  return (input: HTMLInputElement) => {
    const { value } = input;
    // The browser places the cursor after the event.
    requestAnimationFrame(() => {
      if (!typed.current && input.value === value && document.activeElement === input) input.select();
    });
  };
}

/**
 * The input of a combo box. The typed letter is painted first; the list, which is slower to render, is updated after
 * it.
 */
export function ComboInput({ placeholder, isTyped, onType, onEscape, ref }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  /** The typed text that the combo box has not received yet. */
  const [ahead, setAhead] = useState<string>();
  const selectChoice = useSelectedChoice(isTyped);

  function report(text: string): void {
    onType(text);
    setAhead(undefined);
    if (state?.isOpen === false) state.open(null, 'input');
  }

  function write({ target: { value } }: ChangeEvent<HTMLInputElement>): void {
    setAhead(value);
    // Without this, Enter right after a letter would choose an option that matched the previous text.
    if (state?.selectionManager.focusedKey !== null) state?.selectionManager.setFocusedKey(null);
    startTransition(() => report(value));
  }

  const own: InputHTMLAttributes<HTMLInputElement> = {
    ...useOpening(selectChoice),
    placeholder,
    // A key that chooses an option must use the list for the full text.
    onKeyDownCapture({ key }) {
      if (ahead !== undefined && key.length > 1) flushSync(() => report(ahead));
    },
    onKeyDown: ({ key }) => key === 'Escape' && onEscape(),
  };
  const [field, input] = useContextProps(own, ref, InputContext);
  // Choosing an option leaves the focus here.
  useEffect(() => {
    if (input.current && document.activeElement === input.current) selectChoice(input.current);
  }, [isTyped, field.value]);
  return <input {...field} ref={input} value={ahead ?? field.value} onChange={write} className="field-input" />;
}
