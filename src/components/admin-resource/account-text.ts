import { groupedAccount } from '../../../domain/masks.ts';
import type { FromAccount } from '../../../generated/types.ts';

/** The alias and the number of an account, as one text. */
export const accountText = ({ alias, number }: Pick<FromAccount, 'alias' | 'number'>): string =>
  [alias, groupedAccount(number)].filter(Boolean).join(' · ');
