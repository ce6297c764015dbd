import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { EditedText } from '../../../domain/masks.ts';

interface Editing {
  readonly ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  onChange(text: string): void;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Changes the typed text without moving the caret away from the place of typing. Waits while an input method composes a
 * character.
 */
export function useEditedText(
  rework: (edited: EditedText) => EditedText,
  hold: (text: string) => void,
  fieldRef: (element: HTMLElement | null) => void,
): Editing {
  const input = useRef<Input>(null);
  const isComposing = useRef(false);
  const caret = useRef<number>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  function take(text: string): void {
    if (isComposing.current) return hold(text);
    const edited = rework({ text, caret: input.current?.selectionStart ?? text.length });
    if (edited.text !== text) {
      caret.current = edited.caret;
      draw();
    }
    hold(edited.text);
  }

  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const begin = () => {
      isComposing.current = true;
    };
    const end = () => {
      isComposing.current = false;
      latest.current(element.value);
    };
    element.addEventListener('compositionstart', begin);
    element.addEventListener('compositionend', end);
    return () => {
      element.removeEventListener('compositionstart', begin);
      element.removeEventListener('compositionend', end);
    };
  }, []);

  return {
    onChange: take,
    ref: (element) => {
      input.current = element;
      fieldRef(element);
    },
  };
}
