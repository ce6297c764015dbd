import { CURRENCIES } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';

export type BankPurpose = 'clearing' | 'fees' | 'position' | 'opening';

/** The company id of the bank itself. */
export const bankCompanyId = '@BANK';

/** An account of the bank itself, the contra account of customers' debits and credits. */
export const bankAccount = (purpose: BankPurpose, currency: string) => ({
  companyId: bankCompanyId,
  accountId: `${purpose}-${currency}`,
});

/** Returns the current or savings account with this number, of any company; only for the host. */
export async function findByNumber(db: Database, number: string) {
  return db
    .selectFrom('accounts')
    .select(['company_id', 'account_id', 'name', 'currency', 'status', 'kind'])
    .where('number', '=', number)
    .where('kind', 'in', ['CA', 'SA'])
    .executeTakeFirst();
}

const purposes: readonly BankPurpose[] = ['clearing', 'fees', 'position', 'opening'];

const bankAccountRows = () =>
  purposes.flatMap((purpose, place) =>
    CURRENCIES.map((currency, line) => ({
      ...bankAccount(purpose, currency),
      number: `9${String((place + 1) * 100 + line).padStart(12, '0')}`,
      name: `${purpose} ${currency}`,
      currency,
    })),
  );

/** Opens the bank's own accounts of each currency, unless they exist. */
export async function openBankAccounts(db: Database, now: Date): Promise<void> {
  const company = { company_id: bankCompanyId, name: 'Bank' };
  await db
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = bankAccountRows().map(({ companyId, accountId, name, ...row }) => ({
    ...row,
    company_id: companyId,
    account_id: accountId,
    alias: name,
    name,
    kind: 'BANK' as const,
    branch: '00000',
  }));
  await db
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const balances = rows.map(({ company_id, account_id }) => ({ company_id, account_id, updated_at: now }));
  await db
    .insertInto('account_balances')
    .values(balances)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
