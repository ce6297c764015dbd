// Leaves out the ways to name a payee that the company does not allow.
import { useEffect, useEffectEvent } from 'react';
import { usePerson } from '../shell/person.ts';

interface Choosing<Choice> {
  readonly choices: readonly Choice[];
  readonly chosen: string;
  /** Called when the chosen way is not allowed, with the first that is. */
  choose(id: string): void;
}

export function useAllowedPayees<Choice extends { readonly id: string }>({
  choices,
  chosen,
  choose,
}: Choosing<Choice>): Choice[] {
  const { payeeInputMode } = usePerson().access;
  const allowed = choices.filter(({ id }) => {
    if (payeeInputMode === 'Favorites Only') return id === 'favorite';
    return payeeInputMode === 'Manual Input & Favorites' || id !== 'favorite';
  });
  const instead = allowed.some(({ id }) => id === chosen) ? undefined : allowed[0]?.id;
  const chooseInstead = useEffectEvent((id: string) => choose(id));
  useEffect(() => {
    if (instead !== undefined) chooseInstead(instead);
  }, [instead]);
  return allowed;
}
