// The accounts that a user sees with what binds their debits, and those that account visibility hides from the user.
import { sql } from 'kysely';
import type { AccountLimitValues, EffectiveAccess, UserAllowance } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { ProfileRow } from './profile-store.ts';

const reachedBy = ({ db, who }: Context, userId: string) =>
  db
    .selectFrom('account_access as x')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'x.company_id').onRef('a.account_id', '=', 'x.account_id'),
    )
    .leftJoin('account_limits as l', (join) =>
      join.onRef('l.company_id', '=', 'x.company_id').onRef('l.account_id', '=', 'x.account_id'),
    )
    .select(['a.account_id as id', 'a.number', 'a.alias', 'a.currency', 'a.kind', 'a.status'])
    .select(['x.may_inquire', 'x.may_debit'])
    .select([sql<string | null>`l.minimum::text`.as('minimum'), sql<string | null>`l.maximum::text`.as('maximum')])
    .select(sql<string | null>`l.daily_maximum::text`.as('dailyMaximum'))
    .select(
      sql<boolean>`exists (select 1 from seen_accounts s where s.company_id = x.company_id
        and s.account_id = x.account_id and s.user_id = x.user_id)`.as('isSeen'),
    )
    .where('x.company_id', '=', who.companyId)
    .where('x.user_id', '=', userId)
    .where('a.kind', 'in', ['SA', 'CA'])
    .orderBy('a.account_id')
    .execute();

type Reached = Awaited<ReturnType<typeof reachedBy>>[number];
type AccountsOfUser = Pick<EffectiveAccess, 'accounts' | 'hiddenAccounts' | 'limitedAccounts'>;

const accountOf = ({ id, number, alias, currency }: Reached) => ({ id, number, alias, currency });

function limitsOf({ id: accountId, currency, minimum, maximum, dailyMaximum }: Reached) {
  const values: AccountLimitValues = { minimum, maximum, dailyMaximum };
  return Object.values(values).every((value) => value === null) ? [] : [{ accountId, currency, values }];
}

/** Only who can make a payment debits an account; who approves or releases one decides on the debit of another. */
export async function accountsOfUser(
  context: Context,
  row: ProfileRow,
  services: readonly UserAllowance[],
): Promise<AccountsOfUser> {
  const reached = await reachedBy(context, row.id);
  const makes = services.some(({ allowMaker }) => allowMaker === 1);
  const seen = reached.filter(({ isSeen }) => isSeen);
  return {
    accounts: seen.map((one) => ({
      account: accountOf(one),
      accountType: one.kind === 'SA' ? 'SA' : 'CA',
      isClosed: one.status === 'closed',
      inquiry: one.may_inquire,
      transaction: one.may_debit && makes && one.status !== 'closed',
    })),
    hiddenAccounts: reached.filter(({ isSeen }) => !isSeen).map(accountOf),
    limitedAccounts: seen.flatMap(limitsOf),
  };
}
