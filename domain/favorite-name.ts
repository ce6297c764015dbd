import { isAllowed } from './text-rules.ts';

/** met null: the server has not answered yet. */
export type FavoriteNameCheck = {
  readonly rule: 'noSpecialCharacters' | 'nameIsAvailable';
  readonly met: boolean | null;
};

/** The two rules that the screen shows with ticks; only the server knows whether the name is free. */
export function favoriteNameChecks(name: string, isFreeOnServer: boolean | null): readonly FavoriteNameCheck[] {
  const hasOnlyAllowed = name.trim() !== '' && isAllowed(name, 'favoriteName');
  return [
    { rule: 'noSpecialCharacters', met: hasOnlyAllowed },
    { rule: 'nameIsAvailable', met: hasOnlyAllowed ? isFreeOnServer : false },
  ];
}
