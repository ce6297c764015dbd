// Who sees an account in a task: the people who gain and lose it, gathered in one line each.
import { accountText } from '../../../domain/account-text.ts';
import type { FieldChange } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { Translate } from '../text/use-texts.ts';

const ofPerson = /^sees\.(\d+)\./;

const accountOf = ({ field }: FieldChange) => ofPerson.exec(field)?.[1];

export const isOnlooker = (change: FieldChange): boolean => accountOf(change) !== undefined;

/** Returns the lines of the account of this change, if it is the first about that account. */
export function onlookerChanges(
  change: FieldChange,
  changes: readonly FieldChange[],
  t: Translate<'administration'>,
): ShownChange[] {
  const number = accountOf(change);
  const ofAccount = changes.filter((one) => accountOf(one) === number);
  if (number === undefined || ofAccount[0] !== change) return [];
  const names = (end: 'before' | 'after') => ofAccount.flatMap((one) => one[end] ?? []).join(', ') || null;
  const account = accountText({ alias: change.alias, number });
  const [lost, gained] = [names('before'), names('after')];
  return [
    ...(lost ? [{ id: `loses.${number}`, label: t('placed.loses', { account }), before: lost, after: null }] : []),
    ...(gained ? [{ id: `gains.${number}`, label: t('placed.gains', { account }), before: null, after: gained }] : []),
  ];
}
