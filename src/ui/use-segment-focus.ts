import { useImperativeHandle, useRef } from 'react';
import type { Ref, RefObject } from 'react';

/** What a form needs to move the focus to a field with an error. */
export interface FocusTarget {
  readonly focus: () => void;
}

/** Focuses the first segment of a date, since the box around the segments is not focusable. */
export function useSegmentFocus(ref: Ref<FocusTarget> | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  return box;
}
