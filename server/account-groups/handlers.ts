import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { AccountGroupDraft, OnlookerAccount } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { Refusal } from '../refusal.ts';
import { accountGroups } from './account-group.ts';
import { chartHandlers } from './chart-handlers.ts';
import { listUngroupedAccounts, searchAccountGroups } from './group-choices.ts';
import { groupedAccount } from './group-store.ts';
import { getAccountGroupingTask } from './grouping-task.ts';
import { accountVisibility } from './visibility.ts';
import { rulesOf } from './visibility-store.ts';

/** Removes blanks at both ends of the name. */
const trimmed = (draft: AccountGroupDraft): AccountGroupDraft => ({ ...draft, groupName: draft.groupName.trim() });

const payers = ['MK', 'VF', 'AP', 'RL'];

const listAccountsOfUser: Handlers<Context>['listAccountsOfUser'] = async ({ body }, { db, who }) => {
  const { companyId } = who;
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'roles'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', body.userId)
    .executeTakeFirst();
  if (!user) throw new Refusal('193');
  const ofUser = sql`x.company_id = a.company_id and x.account_id = a.account_id and x.user_id = ${body.userId}`;
  const may = (right: 'may_inquire' | 'may_debit') =>
    sql<boolean>`exists (select 1 from seen_accounts x where ${ofUser} and ${sql.ref(`x.${right}`)})`;
  const query = rulesOf(db, companyId)
    .select([may('may_inquire').as('may_inquire'), may('may_debit').as('may_debit')])
    .select(sql<boolean>`exists (select 1 from seen_accounts x where ${ofUser})`.as('sees'))
    .where(sql<boolean>`exists (select 1 from account_access x where ${ofUser})`);
  const order = { by: sql`a.number`, key: sql`a.account_id`, direction: 'asc', name: 'number' } as const;
  const { rows, page } = await readPage(query, order, body.page, await countRows(query));
  const pays = user.roles.some((role) => payers.includes(role));
  const items = rows.map((row): OnlookerAccount => {
    const group =
      row.group_id !== null && row.group_name !== null ? { id: row.group_id, name: row.group_name } : undefined;
    return {
      account: groupedAccount({ ...row, groupId: row.group_id }, group),
      sees: row.sees,
      hiddenBy: row.sees ? (row.isClosed ? 'closed-account' : 'none') : 'rule',
      inquiry: row.may_inquire,
      transaction: row.may_debit && pays && !row.isClosed,
    };
  });
  return { items, page };
};

export const accountGroupHandlers = {
  ...chartHandlers,
  listAccountGroups: ({ body }, context) => accountGroups.list(context, body),
  getAccountGroup: ({ body }, context) => accountGroups.detail(context, body.id),
  createAccountGroup: ({ body }, context) => accountGroups.create(context, trimmed(body.accountGroup), body.repair),
  editAccountGroup: ({ body }, context) => accountGroups.edit(context, body, trimmed(body.accountGroup)),
  deleteAccountGroup: ({ body }, context) => accountGroups.change(context, 'delete', body),
  checkAccountGroupName: ({ body }, context) => accountGroups.checkName(context, body),
  searchAccountGroups,
  listUngroupedAccounts,
  listAccountVisibility: ({ body }, context) => accountVisibility.list(context, body),
  getAccountVisibility: ({ body }, context) => accountVisibility.detail(context, body.accountId),
  listAccountsOfUser,
  editAccountVisibility: ({ body }, context) => {
    const ids = body.visibilities.map(({ accountId }) => accountId);
    if (new Set(ids).size < ids.length) throw new Refusal('FIELD_REPEATED').at('visibilities');
    const records = body.visibilities.map(({ accountId: id, revision, rule: draft }) => ({ id, revision, draft }));
    return accountVisibility.submit(context, { action: 'edit', records, repair: body.repair });
  },
  getAccountGroupingTask,
} satisfies Partial<Handlers<Context>>;
