// The services and accounts of members when their sub user group changes.
import { accessChange, type AccessRights } from '../../domain/account-access.ts';
import { servicesOfMember } from '../../domain/allowances.ts';
import { withoutInquiry } from '../../domain/user-access.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { changeAccountAccess, changeServices } from '../people/grant-access.ts';

interface Users {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

const readMembers = (db: Database, { companyId, userIds }: Users) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id', 'u.roles', 'u.flags', 'd.allowances'])
    .where('u.company_id', '=', companyId)
    .where('u.user_id', 'in', userIds)
    .execute();

interface Access {
  readonly before: readonly AccessRights[];
  readonly after: readonly AccessRights[];
  readonly services: readonly ServiceCode[];
}

const debited = (rights: readonly AccessRights[]) => rights.filter(({ transaction }) => transaction);

/** Gives the members what the group has now, each within the allowances and the inquiry right of the profile. */
export async function grantMembers(db: Database, users: Users, { before, after, services }: Access): Promise<void> {
  if (users.userIds.length === 0) return;
  const { companyId } = users;
  const members = await readMembers(db, users);
  const byServices = Map.groupBy(members, ({ roles, allowances }) =>
    servicesOfMember(services, roles, allowances).join(' '),
  );
  for (const [given, group] of byServices)
    await changeServices(
      db,
      { companyId, userIds: group.map(({ user_id }) => user_id) },
      given.split(' ').filter(Boolean),
    );
  const idsOf = (isWithout: boolean) =>
    members.filter(({ flags }) => flags.includes(withoutInquiry) === isWithout).map(({ user_id }) => user_id);
  await changeAccountAccess(db, { companyId, userIds: idsOf(false) }, accessChange(before, after));
  await changeAccountAccess(db, { companyId, userIds: idsOf(true) }, accessChange(debited(before), debited(after)));
}
