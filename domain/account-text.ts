import { groupedAccount } from './masks.ts';

export interface NamedAccount {
  readonly alias?: string | undefined;
  readonly number: string;
}

/** Names an account for administrators, everywhere in the same way: its alias, if it has one, and its number. */
export const accountText = ({ alias, number }: NamedAccount): string =>
  [alias, groupedAccount(number)].filter(Boolean).join(' ');
