// Keeps what the user typed for each kind of payee, so that switching to another kind and back loses nothing.
import { useMemo } from 'react';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';

type FormNow = Pick<UseFormReturn, 'getValues' | 'setValue'>;

interface Switch {
  readonly from: string;
  readonly to: string;
  /** Starts the other kind of payee, with nothing filled in. */
  begin(): void;
}

/** Returns a function that switches the kind of payee and fills in what was typed for that kind before. */
export function keptPayees({ getValues, setValue }: FormNow, names: readonly string[]) {
  const kept = new Map<string, readonly unknown[]>();
  return ({ from, to, begin }: Switch): void => {
    if (from === to) return;
    // A copy, because the form changes its own objects.
    kept.set(from, structuredClone(names.map((name) => getValues(name) as unknown)));
    begin();
    for (const [place, value] of (kept.get(to) ?? []).entries())
      setValue(names[place] ?? '', structuredClone(value), { shouldDirty: true });
  };
}

/** `names` are the fields of the payee; the list must not change between renders. */
export function useKeptPayees(names: readonly string[]) {
  const { getValues, setValue } = useFormContext<FieldValues>();
  return useMemo(() => keptPayees({ getValues, setValue }, names), [getValues, setValue, names]);
}
