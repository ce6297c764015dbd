// A key is painted before the form hears of it: whoever looks at the form takes longer than one letter may.
import { useEffect, useRef } from 'react';
import type { BoundField } from './use-field.ts';

const waiting = new Map<object, () => void>();

/** To be called before the form is read as a whole. */
export function flushDeferredChanges(): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const tell of all) tell();
}

// The page may go before its next frame.
for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, flushDeferredChanges, { capture: true });

function deferUntilPainted(field: object, tell: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flushDeferredChanges));
  waiting.set(field, tell);
}

/** For a field that itself shows what is typed: the form is told once that is painted, or when the field is left. */
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
