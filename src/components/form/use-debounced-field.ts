import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const typingPauseMilliseconds = 400;

/** Returns the value of a field after a pause in typing. Unlike a watched field, it renders nothing for a key press. */
export function useDebouncedField<Value>(name: string): Readonly<Value> {
  const { getValues, subscribe } = useFormContext();
  const [rested, setRested] = useState<Value>(() => getValues(name) as Value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => setRested(getValues(name) as Value);
    const stop = subscribe({
      name,
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(rest, typingPauseMilliseconds);
      },
    });
    // Effects that ran before this one may have set a value that the subscription did not report.
    rest();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues, name]);
  return rested;
}
