import type { DebitAccountChoice, FromAccount } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { hadAlias } from '../ledger/former-aliases.ts';
import { readAvailable } from '../ledger/available.ts';
import { checkDebitable } from '../ledger/debitable.ts';
import { zero, type Money } from '../../domain/money.ts';
import { Refusal } from '../refusal.ts';
import { checkCopiedFields } from './copied-fields.ts';

export interface DebitAccount extends FromAccount {
  readonly name: string;
  /** The balance without holds, plus the overdraft. */
  readonly available: Money;
}

const findAccount = ({ db, who }: Context, accountId: string) =>
  db
    .selectFrom('seen_accounts as s')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 's.company_id').onRef('a.account_id', '=', 's.account_id'),
    )
    .select(['a.account_id', 'a.number', 'a.alias', 'a.name', 'a.kind', 'a.currency', 'a.status'])
    .where('s.company_id', '=', who.companyId)
    .where('s.user_id', '=', who.userId)
    .where('s.account_id', '=', accountId)
    .where('s.may_debit', '=', true)
    .executeTakeFirst();

/** Returns an account of the company. Throws a Refusal if this user may not debit it. */
export async function loadDebitAccount(context: Context, accountId: string): Promise<DebitAccount> {
  const found = await findAccount(context, accountId);
  if (!found) throw new Refusal('193');
  checkDebitable(found);
  const available = await readAvailable(context.db, context.who.companyId, [accountId]);
  return {
    id: found.account_id,
    number: found.number,
    alias: found.alias,
    name: found.name,
    currency: found.currency,
    available: available.get(accountId) ?? zero(found.currency),
  };
}

/** Favorites, drafts and repairs keep the alias of their day; a former alias of the account is not another account. */
async function withoutFormerAlias(
  { db, who }: Context,
  chosen: DebitAccountChoice,
  { alias: current }: FromAccount,
): Promise<DebitAccountChoice> {
  const { alias, ...rest } = chosen;
  const isFormer = alias !== undefined && alias !== current && (await hadAlias(db, who.companyId, { ...rest, alias }));
  return isFormer ? rest : chosen;
}

interface CopiedAccount {
  readonly chosen: DebitAccountChoice;
  readonly account: FromAccount;
  readonly field: string;
}

export async function checkCopiedAccount(context: Context, { chosen, account, field }: CopiedAccount): Promise<void> {
  const copies = await withoutFormerAlias(context, chosen, account);
  checkCopiedFields(['number', 'alias', 'currency'], copies, account, field);
}

/** Returns the account of a form. Throws a Refusal if the form has another number, alias or currency of it. */
export async function loadChosenAccount(
  context: Context,
  chosen: DebitAccountChoice,
  field: string,
): Promise<DebitAccount> {
  const account = await loadDebitAccount(context, chosen.id);
  await checkCopiedAccount(context, { chosen, account, field });
  return account;
}

export const fromAccountOf = ({ id, number, alias, currency }: DebitAccount): FromAccount => ({
  id,
  number,
  alias,
  currency,
});
