import { isAllowed } from './text-rules.ts';

/** met null: not known yet, the server has not answered. */
export type FavoriteNameCheck = {
  readonly rule: 'noSpecialCharacters' | 'nameIsAvailable';
  readonly met: boolean | null;
};

/** The two lines the screen ticks off; only the server knows whether the name is free. */
export function favoriteNameChecks(name: string, isFreeOnServer: boolean | null): readonly FavoriteNameCheck[] {
  const hasOnlyAllowed = name.trim() !== '' && isAllowed(name, 'favouriteName');
  return [
    { rule: 'noSpecialCharacters', met: hasOnlyAllowed },
    { rule: 'nameIsAvailable', met: hasOnlyAllowed ? isFreeOnServer : false },
  ];
}
