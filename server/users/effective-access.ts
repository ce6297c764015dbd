// What a user reaches in the end, and which record gives it.
import { allowanceOf } from '../../domain/allowances.ts';
import { exceptionalApprover, exceptionalReleaser, flagsThatSign, rolesThatSign } from '../../domain/user-access.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { EffectiveAccess, Hindrance } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readServiceNames } from '../reference/services.ts';
import { shownLeave } from '../people/leave.ts';
import { isUsableToken } from '../people/usable-token.ts';
import { accountsOfUser } from './accounts-of-user.ts';
import { hasOwnLimits, limitsOfUser } from './limits-of-user.ts';
import { findProfiles, type ProfileRow } from './profile-store.ts';
import { stepsOfUser } from './steps-of-user.ts';

async function servicesOf({ db, language }: Context, row: ProfileRow): Promise<EffectiveAccess['services']> {
  const names = await readServiceNames(db, language);
  return (row.sub_group_services ?? []).map((service) => ({
    name: names.get(service) ?? service,
    ...allowanceOf(service, row.roles, row.allowances),
  }));
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
  const [row] = await findProfiles(context.db, context.who.companyId, [body.userId], false);
  if (!row) throw new Refusal('193');
  const services = await servicesOf(context, row);
  return {
    userId: row.id,
    services,
    ...(await accountsOfUser(context, row, services)),
    ...(await limitsOfUser(context, row, services)),
    userGroup: reference(row.group_id, row.group_name),
    subUserGroup: reference(row.sub_group_id, row.sub_group_name),
    hasOwnLimits: hasOwnLimits(row),
    exceptionalApprover: row.flags.includes(exceptionalApprover),
    exceptionalReleaser: row.flags.includes(exceptionalReleaser),
    steps: await stepsOfUser(context, row),
    ...shownLeave(row.leave, context.now),
    hindrances: hindrancesOf(row),
  };
};
