import { useLayoutEffect, useRef } from 'react';
import { addShortcut, type ShortcutLabel } from './shortcuts.ts';

interface ShortcutOptions {
  readonly withControl?: boolean;
  /** False takes the key away for now. */
  readonly isOn?: boolean;
}

/** A key that does something while this is on the page; `?` lists it. Without an action it is listed only. */
export function useShortcut(
  key: string,
  label: ShortcutLabel,
  action: (() => void) | undefined,
  { withControl = false, isOn = true }: ShortcutOptions = {},
): void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  const hasAction = action !== undefined;
  // With the screen, not after it: whoever sees it may press at once.
  useLayoutEffect(() => {
    if (!isOn) return;
    return addShortcut({ key, label, withControl, run: hasAction ? () => latest.current?.() : undefined });
  }, [key, label, withControl, isOn, hasAction]);
}
