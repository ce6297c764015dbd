import { startTransition, useEffect, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { createTypingPause } from './typing-pause.ts';

export interface DebouncedValues<Values> {
  readonly values: Values;
  /** False while the user is typing newer values. */
  readonly isSettled: boolean;
}

const stirred = <Values>(before: DebouncedValues<Values>): DebouncedValues<Values> =>
  before.isSettled ? { ...before, isSettled: false } : before;

/**
 * Returns the values of the form after a pause in typing, so that subscribers do not delay a key press. Changes of
 * ignored fields are not reported.
 */
export function useDebouncedValues<Values extends FieldValues>(ignored?: readonly string[]): DebouncedValues<Values> {
  const { getValues, subscribe } = useFormContext<Values>();
  const [rested, setRested] = useState<DebouncedValues<Values>>(() => ({ values: getValues(), isSettled: true }));
  useEffect(() => {
    const pause = createTypingPause();
    const rest = (values: Values) => startTransition(() => setRested({ values, isSettled: true }));
    const stop = subscribe({
      formState: { values: true },
      callback({ values, name }) {
        if (name !== undefined && ignored?.includes(name)) return;
        pause.restart(() => rest(values));
        startTransition(() => setRested(stirred));
      },
    });
    // Effects that ran before this one may have set values that the subscription did not report.
    rest(getValues());
    return () => {
      pause.stop();
      stop();
    };
  }, [subscribe, getValues, ignored]);
  return rested;
}
