import { useState } from 'react';
import { liveSession } from '../../api/session/session-store.ts';
import { keepChoice, readChoice } from '../../lib/kept-choices.ts';

/** A display choice of this user that is stored on this device. */
export function useKeptChoice<Value>(what: string, usual: Value): [Value, (value: Value) => void] {
  const userId = liveSession()?.userId ?? '';
  const [value, setValue] = useState(() => (readChoice(userId, what) as Value | undefined) ?? usual);
  const keep = (next: Value) => {
    keepChoice(userId, what, next);
    setValue(next);
  };
  return [value, keep];
}
