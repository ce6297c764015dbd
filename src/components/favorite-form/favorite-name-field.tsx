// The name with a checklist that updates while the user types. The bank is asked whether the name is free.
import { use } from 'react';
import type { FavoriteNameCheck as FavoriteNameCheckRequest } from '../../../generated/types.ts';
import { favoriteNameChecks, type FavoriteNameCheck } from '../../../domain/favorite-name.ts';
import type { Call } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { RuleLine, type RuleState } from '../form/rule-line.tsx';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { FavoriteSourceContext } from './favorite-source.tsx';

/** The favorite that is edited or repaired, which may keep its name. */
export type NameOwner = Pick<FavoriteNameCheckRequest, 'exceptId' | 'exceptRefNo'>;

const typingPauseMilliseconds = 400;
const longest = 50;

/** Returns null until the bank has answered for the typed name. */
function useIsFree(name: string, owner: NameOwner): boolean | null {
  const rested = useDebouncedValue(name, typingPauseMilliseconds);
  const body = { favName: rested, ...owner };
  const { checkName } = use(FavoriteSourceContext);
  const { data } = useRead(checkName as Call<'checkFavoriteName'>, rested ? { body } : null);
  return rested === name && data ? data.available : null;
}

const stateOf = ({ met }: FavoriteNameCheck): RuleState => {
  if (met === null) return 'unknown';
  return met ? 'met' : 'unmet';
};

function Line({ check }: { readonly check: FavoriteNameCheck }) {
  const t = useTexts('favorites');
  const state = stateOf(check);
  const isTaken = check.rule === 'nameIsAvailable' && state === 'unmet';
  return isTaken ? (
    <RuleLine state={state} text={t('name.taken')} />
  ) : (
    <RuleLine state={state} text={t(`name.${check.rule}`)} stateText={t(`name.${state}`)} />
  );
}

function Checklist(owner: NameOwner) {
  const t = useTexts('favorites');
  const name = (useFieldValue<string | undefined>('favoriteName') ?? '').trim();
  const isFree = useIsFree(name, owner);
  const isEmpty = name === '';
  const checks = favoriteNameChecks(name, isFree).map((check) => {
    const isUnasked = isEmpty || (check.rule === 'nameIsAvailable' && isFree === null);
    return isUnasked ? { ...check, met: null } : check;
  });
  return (
    <ul aria-label={t('name.checklist')} aria-live="polite" className="flex flex-col gap-1 text-sm">
      {checks.map((check) => (
        <Line key={check.rule} check={check} />
      ))}
    </ul>
  );
}

export function FavoriteNameField(owner: NameOwner) {
  const t = useTexts('favorites');
  return (
    <div className="flex max-w-96 flex-col gap-2">
      <TextField name="favoriteName" label={t('name.label')} maxLength={longest} autoComplete="off" />
      <Checklist {...owner} />
    </div>
  );
}
