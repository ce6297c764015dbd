import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { createTypingPause } from './typing-pause.ts';

/** Returns the value of a field after a pause in typing. Unlike a watched field, it renders nothing for a key press. */
export function useDebouncedField<Value>(name: string): Readonly<Value> {
  const { getValues, subscribe } = useFormContext();
  const [rested, setRested] = useState<Value>(() => getValues(name) as Value);
  useEffect(() => {
    const pause = createTypingPause();
    const rest = () => setRested(getValues(name) as Value);
    const stop = subscribe({
      name,
      formState: { values: true },
      callback: () => pause.restart(rest),
    });
    // Effects that ran before this one may have set a value that the subscription did not report.
    rest();
    return () => {
      pause.stop();
      stop();
    };
  }, [subscribe, getValues, name]);
  return rested;
}
