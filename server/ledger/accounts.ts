import { CURRENCIES } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';

export type BankPurpose = 'clearing' | 'fees' | 'position' | 'opening';

/** Under this id the bank itself stands among the companies. */
export const bankCompanyId = '@BANK';

/** An account of the bank itself: the other side of what customers are debited and credited. */
export const bankAccount = (purpose: BankPurpose, currency: string) => ({
  companyId: bankCompanyId,
  accountId: `${purpose}-${currency}`,
});

/** The account of a customer with this number, wherever it is; for the host's own use. */
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

/** Opens the bank's own accounts, one set a currency; those that are there stay as they are. */
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
