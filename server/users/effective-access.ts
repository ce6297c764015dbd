// What a user reaches in the end, and which record gives it.
import { allowanceOf } from '../../domain/allowances.ts';
import { exceptionalApprover, exceptionalReleaser, flagsThatSign, rolesThatSign } from '../../domain/user-access.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { EffectiveAccess, Hindrance, ReachedAccount } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readServiceNames } from '../reference/services.ts';
import { isUsableToken } from '../people/usable-token.ts';
import { loadProfiles, type ProfileRow } from './profile-store.ts';
import { stepsOfUser } from './steps-of-user.ts';

async function accountsOf({ db, who }: Context, userId: string): Promise<ReachedAccount[]> {
  const rows = await db
    .selectFrom('seen_accounts as x')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'x.company_id').onRef('a.account_id', '=', 'x.account_id'),
    )
    .select(['a.account_id', 'a.number', 'a.alias', 'a.currency', 'a.kind', 'a.status', 'x.may_inquire', 'x.may_debit'])
    .where('x.company_id', '=', who.companyId)
    .where('x.user_id', '=', userId)
    .where('a.kind', 'in', ['SA', 'CA'])
    .orderBy('a.account_id')
    .execute();
  return rows.map((row) => ({
    account: { id: row.account_id, number: row.number, alias: row.alias, currency: row.currency },
    accountType: row.kind === 'SA' ? 'SA' : 'CA',
    isClosed: row.status === 'closed',
    inquiry: row.may_inquire,
    transaction: row.may_debit,
  }));
}

async function servicesOf({ db, language }: Context, row: ProfileRow): Promise<EffectiveAccess['services']> {
  const names = await readServiceNames(db, language);
  return (row.sub_group_services ?? []).map((service) => ({
    name: names.get(service) ?? service,
    ...allowanceOf(service, row.roles, row.allowances),
  }));
}

const hasOwnLimits = ({ sub_group_limits: limits }: ProfileRow) => (limits ?? []).length > 0;

async function limitsOf({ db, who }: Context, row: ProfileRow) {
  const ids = (hasOwnLimits(row) ? row.sub_group_limits : row.group_limits) ?? [];
  if (ids.length === 0) return [];
  return db
    .selectFrom('enterprise_limits')
    .select(['limit_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .where('limit_id', 'in', ids)
    .orderBy('name')
    .execute();
}

const ofStatus: Readonly<Record<ProfileRow['status'], Hindrance[]>> = {
  Active: [],
  'Pending Activation': ['not-activated'],
  Inactive: ['inactive'],
  Blocked: ['blocked'],
};

const signs = ({ roles, flags }: ProfileRow) =>
  roles.some((role) => rolesThatSign.includes(role)) || flags.some((flag) => flagsThatSign.includes(flag));

function ofToken(row: ProfileRow): Hindrance[] {
  const { token_status: token } = row;
  if (isUsableToken(token) || !signs(row)) return [];
  return [token === 'Locked' ? 'token-locked' : 'no-token'];
}

const hindrancesOf = (row: ProfileRow): Hindrance[] => [
  ...ofStatus[row.status],
  ...(row.is_locked ? (['locked'] as const) : []),
  ...ofToken(row),
];

const reference = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

export const getEffectiveAccess: Handlers<Context>['getEffectiveAccess'] = async ({ body }, context) => {
  const [row] = await loadProfiles(context.db, context.who.companyId, [body.userId], false);
  if (!row) throw new Refusal('193');
  return {
    userId: row.id,
    services: await servicesOf(context, row),
    accounts: await accountsOf(context, row.id),
    limits: await limitsOf(context, row),
    userGroup: reference(row.group_id, row.group_name),
    subUserGroup: reference(row.sub_group_id, row.sub_group_name),
    hasOwnLimits: hasOwnLimits(row),
    exceptionalApprover: row.flags.includes(exceptionalApprover),
    exceptionalReleaser: row.flags.includes(exceptionalReleaser),
    steps: await stepsOfUser(context, row),
    hindrances: hindrancesOf(row),
  };
};
