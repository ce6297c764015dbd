import type { DebitAccountChoice, FromAccount } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { fromAccountOf, loadChosenAccount } from '../payments/debit-account.ts';

/** Returns the account that a favorite suggests as it is known, or nothing where the favorite has none. */
export type ChooseAccount = (
  context: Context,
  chosen: DebitAccountChoice | undefined,
) => Promise<{ readonly fromAccount?: FromAccount }>;

/** A maker chooses among the accounts that the maker may debit. */
export const chosenByMaker: ChooseAccount = async (context, chosen) =>
  chosen ? { fromAccount: fromAccountOf(await loadChosenAccount(context, chosen, 'form.fromAccount')) } : {};
