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
 * The choices open when the field is come to, and again when it is clicked. The page may scroll to the field at that
 * moment, and scrolling closes them: so they open after it.
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
  // While an option is chosen the library tells the input anew that it has the focus.
  const come = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const { value } = input;
    if (latest.current?.isFocused !== false) return;
    openSoon(event);
    // What is typed takes the place of the choice, also after a click, which puts the cursor between its letters.
    requestAnimationFrame(() => {
      if (input.value === value) input.select();
    });
  };
  return { onFocus: come, onClick: openSoon };
}

/** The input of a combo box. A letter is painted first; the choices, which take longer to draw, follow it. */
export function ComboInput({ placeholder, onType, onEscape, ref }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  /** What the combo box does not know yet. */
  const [ahead, setAhead] = useState<string>();

  function tell(text: string): void {
    onType(text);
    setAhead(undefined);
    if (state?.isOpen === false) state.open(null, 'input');
  }

  function write({ target: { value } }: ChangeEvent<HTMLInputElement>): void {
    setAhead(value);
    // Enter right after the letter takes nothing of what fitted before it.
    if (state?.selectionManager.focusedKey !== null) state?.selectionManager.setFocusedKey(null);
    startTransition(() => tell(value));
  }

  const own: InputHTMLAttributes<HTMLInputElement> = {
    ...useOpening(),
    placeholder,
    // A key that chooses means the choices for all that is written.
    onKeyDownCapture({ key }) {
      if (ahead !== undefined && key.length > 1) flushSync(() => tell(ahead));
    },
    onKeyDown: ({ key }) => key === 'Escape' && onEscape(),
  };
  const [field, input] = useContextProps(own, ref, InputContext);
  return <input {...field} ref={input} value={ahead ?? field.value} onChange={write} className="field-input" />;
}
