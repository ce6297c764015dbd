import type { Handlers } from '../../generated/handlers.ts';
import type { BalanceResult } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { chooseFavoriteAccount, chooseFavoriteFacility } from './favorite-store.ts';
import { readVisibleAccounts } from './visible-accounts.ts';
import { outstandingOf } from './wire.ts';

export const listAccountBalances: Handlers<Context>['listAccountBalances'] = async ({ body }, { db, who, now }) => {
  const byNumber = new Map(
    (await readVisibleAccounts(db, who, ['CA', 'SA'])).map((account) => [account.number, account]),
  );
  return body.accountNumbers.map((accountNumber): BalanceResult => {
    const account = byNumber.get(accountNumber);
    return account
      ? { accountNumber, balance: outstandingOf(account, now), code: null }
      : { accountNumber, balance: null, code: '193' };
  });
};

export const setFavoriteAccount: Handlers<Context>['setFavoriteAccount'] = async ({ body }, context) => {
  const { db, who } = context;
  const isChosen = (await chooseFavoriteAccount(db, who, body)) || (await chooseFavoriteFacility(db, who, body));
  if (!isChosen) throw new Refusal('193');
  await appendAudit(context, {
    type: 'favorite-account-changed',
    subject: body.accountId,
    details: { favorite: body.favorite },
  });
  return body;
};
