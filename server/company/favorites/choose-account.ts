import type { ChooseAccount } from '../../favorites/choose-account.ts';
import { checkDebitable } from '../../ledger/debitable.ts';
import { checkCopiedAccount } from '../../payments/debit-account.ts';
import { Refusal } from '../../refusal.ts';

/** An administrator chooses among the accounts of the company. A user without access to it pays from another one. */
export const chosenByAdministrator: ChooseAccount = async (context, chosen) => {
  if (!chosen) return {};
  const found = await context.db
    .selectFrom('accounts')
    .select(['account_id as id', 'number', 'alias', 'currency', 'kind', 'status'])
    .where('company_id', '=', context.who.companyId)
    .where('account_id', '=', chosen.id)
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
  checkDebitable(found);
  const { id, number, alias, currency } = found;
  const fromAccount = { id, number, alias, currency };
  await checkCopiedAccount(context, { chosen, account: fromAccount, field: 'favorite.fromAccount' });
  return { fromAccount };
};
