// The kinds of payee of a form: leaves out those that the company does not allow, and switches from one to another.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldValue } from '../form/use-field.ts';
import { usePerson } from '../shell/person.ts';
import { switchPayee, type KeptPayees } from './kept-payees.ts';

interface PayeeKinds<Choice> {
  readonly choices: readonly Choice[];
  /** The names of the fields that belong to the payee. */
  readonly payeeFields: readonly string[];
  /** Starts a kind of payee, with nothing filled in. */
  begin(kind: string): void;
}

interface Chosen<Choice> {
  readonly kind: string;
  readonly allowed: readonly Choice[];
  choose(kind: string): void;
}

/** Chooses the first allowed kind instead of one that is not allowed. */
export function usePayeeKind<Choice extends { readonly id: string }>({
  choices,
  payeeFields: names,
  begin,
}: PayeeKinds<Choice>): Chosen<Choice> {
  const { getValues, setValue } = useFormContext();
  const kind = useFieldValue<string>('payeeKind');
  const kept = useRef<KeptPayees>(new Map());
  const { payeeInputMode } = usePerson().access;
  const allowed = choices.filter(({ id }) => {
    if (payeeInputMode === 'Favorites Only') return id === 'favorite';
    return payeeInputMode === 'Manual Input & Favorites' || id !== 'favorite';
  });
  const choose = (to: string) =>
    switchPayee({ getValues, setValue }, { from: kind, to, names, kept: kept.current, begin });
  const instead = allowed.some(({ id }) => id === kind) ? undefined : allowed[0]?.id;
  const chooseInstead = useEffectEvent(choose);
  useEffect(() => {
    if (instead !== undefined) chooseInstead(instead);
  }, [instead]);
  return { kind, allowed, choose };
}
