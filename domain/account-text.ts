import { groupedAccount } from './masks.ts';

export interface NamedAccount {
  readonly alias?: string | undefined;
  readonly number: string;
}

/** A choice of an account may leave out its copies of the alias and the number. */
type CopiedAccount = { readonly [Name in keyof NamedAccount]?: NamedAccount[Name] | undefined };

/** Names an account for administrators, everywhere in the same way: its alias, if it has one, and its number. */
export const accountText = ({ alias, number = '' }: CopiedAccount): string =>
  [alias, groupedAccount(number)].filter(Boolean).join(' ');
