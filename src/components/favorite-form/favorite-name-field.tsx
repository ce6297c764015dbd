// The name with its checklist, which ticks while one types; only the bank knows whether the name is free.
import { checkFavoriteName } from '../../../generated/calls/favorites.ts';
import type { FavoriteNameCheck as FavoriteNameCheckRequest } from '../../../generated/types.ts';
import { favoriteNameChecks, type FavoriteNameCheck } from '../../../domain/favorite-name.ts';
import { useRead } from '../../api/read.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';

/** The favorite that is edited or repaired, which may keep its name. */
export type NameOwner = Pick<FavoriteNameCheckRequest, 'exceptId' | 'exceptRefNo'>;

const typingPauseMilliseconds = 400;
const longest = 50;

/** Null while the bank has not said. */
function useIsFree(name: string, owner: NameOwner): boolean | null {
  const rested = useDebouncedValue(name, typingPauseMilliseconds);
  const body = { favName: rested, ...owner };
  const { data } = useRead(checkFavoriteName, rested ? { body } : null);
  return rested === name && data ? data.available : null;
}

type State = 'met' | 'unmet' | 'unknown';

const looks: Readonly<Record<State, { readonly icon: IconName; readonly colour: string }>> = {
  met: { icon: 'check-circle', colour: 'text-done' },
  unmet: { icon: 'x-circle', colour: 'text-refused' },
  unknown: { icon: 'dot', colour: 'text-ink-soft' },
};

const stateOf = ({ met }: FavoriteNameCheck): State => {
  if (met === null) return 'unknown';
  return met ? 'met' : 'unmet';
};

function Line({ check }: { readonly check: FavoriteNameCheck }) {
  const t = useTexts('favorites');
  const state = stateOf(check);
  const isTaken = check.rule === 'nameIsAvailable' && state === 'unmet';
  return (
    <li className="flex items-center gap-2">
      <Icon name={looks[state].icon} size={16} className={looks[state].colour} />
      <span>{isTaken ? t('name.taken') : t(`name.${check.rule}`)}</span>
      <span className="sr-only">{t(`name.${state}`)}</span>
    </li>
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
