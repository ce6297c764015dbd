import { startTransition, useEffect, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';

const typingRests = 400;

export interface RestedValues<Values> {
  readonly values: Values;
  /** False while something newer is being typed. */
  readonly isAtRest: boolean;
}

const stirred = <Values>(before: RestedValues<Values>): RestedValues<Values> =>
  before.isAtRest ? { ...before, isAtRest: false } : before;

/** The form's values once typing pauses, so that their subscribers never delay a key. Changes of ignored fields are not reported. */
export function useRestedValues<Values extends FieldValues>(ignored?: readonly string[]): RestedValues<Values> {
  const { getValues, subscribe } = useFormContext<Values>();
  const [rested, setRested] = useState<RestedValues<Values>>(() => ({ values: getValues(), isAtRest: true }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (values: Values) => startTransition(() => setRested({ values, isAtRest: true }));
    const stop = subscribe({
      formState: { values: true },
      callback({ values, name }) {
        if (name !== undefined && ignored?.includes(name)) return;
        clearTimeout(timer);
        timer = setTimeout(() => rest(values), typingRests);
        startTransition(() => setRested(stirred));
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, ignored]);
  return rested;
}
