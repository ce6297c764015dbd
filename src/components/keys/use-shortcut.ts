import { useLayoutEffect, useRef } from 'react';
import { addShortcut, type ShortcutLabel } from './shortcuts.ts';

interface ShortcutOptions {
  readonly withControl?: boolean;
  /** False turns the shortcut off for now. */
  readonly isOn?: boolean;
}

/**
 * Adds a keyboard shortcut while the component is mounted and lists it in the key help. Without an action it is only
 * listed.
 */
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
  // A layout effect, because the user can press the key as soon as the screen is visible.
  useLayoutEffect(() => {
    if (!isOn) return;
    return addShortcut({ key, label, withControl, run: hasAction ? () => latest.current?.() : undefined });
  }, [key, label, withControl, isOn, hasAction]);
}
