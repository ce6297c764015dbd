import { useImperativeHandle, useRef } from 'react';
import type { Ref, RefObject } from 'react';

/** What a form needs to lead somebody to a field in error. */
export interface FocusTarget {
  readonly focus: () => void;
}

/** Focus on a date goes to its first segment, since the box around them takes none. */
export function useSegmentFocus(ref: Ref<FocusTarget> | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  return box;
}
