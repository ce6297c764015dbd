// Writes the accounts and services that users reach through their sub user group.
import type { AccessChange } from '../../domain/account-access.ts';
import type { Database } from '../db/database.ts';

interface Users {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

type Rights = AccessChange['added'][number];

const columnsOf = ({ inquiry, transaction }: Rights) => ({ may_inquire: inquiry, may_debit: transaction });

async function removeAccess(db: Database, { companyId, userIds }: Users, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .deleteFrom('account_access')
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .where('account_id', 'in', accountIds)
    .execute();
}

async function addAccess(db: Database, { companyId, userIds }: Users, added: readonly Rights[]): Promise<void> {
  const rows = userIds.flatMap((user_id) =>
    added.map((rights) => ({ company_id: companyId, user_id, account_id: rights.accountId, ...columnsOf(rights) })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('account_access')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'account_id']).doUpdateSet((row) => ({
        may_inquire: row.ref('excluded.may_inquire'),
        may_debit: row.ref('excluded.may_debit'),
      })),
    )
    .execute();
}

async function changeAccess(db: Database, { companyId, userIds }: Users, changed: readonly Rights[]): Promise<void> {
  for (const rights of changed)
    await db
      .updateTable('account_access')
      .set(columnsOf(rights))
      .where('company_id', '=', companyId)
      .where('user_id', 'in', userIds)
      .where('account_id', '=', rights.accountId)
      .execute();
}

export async function changeAccountAccess(db: Database, users: Users, change: AccessChange): Promise<void> {
  if (users.userIds.length === 0) return;
  await removeAccess(db, users, change.removed);
  await addAccess(db, users, change.added);
  await changeAccess(db, users, change.changed);
}

export async function removeAllAccess(db: Database, { companyId, userIds }: Users): Promise<void> {
  await db.deleteFrom('account_access').where('company_id', '=', companyId).where('user_id', 'in', userIds).execute();
}

export async function changeServices(db: Database, users: Users, services: readonly string[]): Promise<void> {
  const { companyId, userIds } = users;
  if (userIds.length === 0) return;
  await db
    .updateTable('users')
    .set({ services: [...services] })
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .execute();
}
