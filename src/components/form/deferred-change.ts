// Paints a typed letter before the form processes it: the subscribers of the form can take longer than a key press may.
import { useEffect, useRef } from 'react';
import type { BoundField } from './use-field.ts';

const waiting = new Map<object, () => void>();

/** Call it before reading the values of the whole form. */
export function flushDeferredChanges(): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const notify of all) notify();
}

// The page may be closed before the next frame.
for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, flushDeferredChanges, { capture: true });

function deferUntilPainted(field: object, notify: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flushDeferredChanges));
  waiting.set(field, notify);
}

/** For a field that shows its typed text itself. The form gets the value after the paint, or on blur. */
export function useDeferredChange<Value>(field: BoundField<Value>): BoundField<Value> {
  const key = useRef({});
  useEffect(() => flushDeferredChanges, []);
  return {
    ...field,
    onChange: (value) => deferUntilPainted(key.current, () => field.onChange(value)),
    onBlur() {
      flushDeferredChanges();
      field.onBlur();
    },
  };
}
