// Keeps what the user typed for each kind of payee, so that switching to another kind and back loses nothing.
import type { UseFormReturn } from 'react-hook-form';

type FormNow = Pick<UseFormReturn, 'getValues' | 'setValue'>;

/** The values of the payee's fields by kind of payee. */
export type KeptPayees = Map<string, readonly unknown[]>;

interface Switch {
  readonly from: string;
  readonly to: string;
  /** The names of the fields that belong to the payee. */
  readonly names: readonly string[];
  readonly kept: KeptPayees;
  /** Starts the other kind of payee, with nothing filled in. */
  begin(kind: string): void;
}

const changed = { shouldDirty: true } as const;

/** Switches the form to another kind of payee and fills in what was typed for that kind before. */
export function switchPayee({ getValues, setValue }: FormNow, { from, to, names, kept, begin }: Switch): void {
  if (from === to) return;
  // A copy, because the form changes its own objects.
  kept.set(from, structuredClone(names.map((name) => getValues(name) as unknown)));
  setValue('payeeKind', to, changed);
  begin(to);
  for (const [place, value] of (kept.get(to) ?? []).entries())
    setValue(names[place] ?? '', structuredClone(value), changed);
}
