// Seeds accounts, the access to them, their movements, and holds.
import type { Database } from '../../db/database.ts';
import { openBankAccounts } from '../../ledger/accounts.ts';
import { postHistory } from '../../ledger/post-history.ts';
import { historyOf } from './account-history.ts';
import { demoAccounts, holderOf } from './account-list.ts';
import type { DemoAccount } from './demo-account.ts';

const branchCodeOf = ({ details }: DemoAccount) => (details['branch'] as { branchCode: string }).branchCode;

async function insertAccounts(db: Database, now: Date): Promise<void> {
  const rows = demoAccounts.map((account) => ({
    company_id: account.companyId,
    account_id: account.accountId,
    number: account.number,
    alias: account.alias,
    name: holderOf(account.companyId),
    kind: account.kind,
    currency: account.currency,
    branch: branchCodeOf(account),
    status: account.status ?? ('active' as const),
    interest_rate: account.rate,
    details: JSON.stringify(account.details),
  }));
  await db.insertInto('accounts').values(rows).execute();
  const balances = demoAccounts.map(({ companyId, accountId, hold = '0.00' }) => ({
    company_id: companyId,
    account_id: accountId,
    hold,
    updated_at: now,
  }));
  await db.insertInto('account_balances').values(balances).execute();
}

/** MAKER02 has no access to the Singapore dollar account, so that different access rights can be seen. */
const maySee = (userId: string, { currency }: DemoAccount) => !(userId.startsWith('MAKER02') && currency === 'SGD');

async function insertAccess(db: Database): Promise<void> {
  const users = await db.selectFrom('users').select(['company_id', 'user_id', 'roles']).execute();
  const corporate = users.filter(({ roles }) => !roles.some((role) => role.startsWith('SYSADMIN')));
  const rows = corporate.flatMap(({ company_id, user_id }) =>
    demoAccounts
      .filter((account) => account.companyId === company_id && maySee(user_id, account))
      .map(({ accountId, isFavorite = false }) => ({
        company_id,
        user_id,
        account_id: accountId,
        is_favorite: isFavorite,
      })),
  );
  if (rows.length > 0) await db.insertInto('account_access').values(rows).execute();
}

const aYear = 365;

export async function seedAccounts(db: Database, now: Date, daysOfHistory = aYear): Promise<void> {
  await openBankAccounts(db, now);
  await insertAccounts(db, now);
  await insertAccess(db);
  await postHistory(
    db,
    demoAccounts.flatMap((account) => historyOf(account, now, daysOfHistory)),
  );
}
