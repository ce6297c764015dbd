// Random changes of users: their roles, groups, services and tokens, and whether they may act at all.
import { usualAccess } from '../people.ts';
import { freeToken, membersOf, services, subGroupIn, type Member, type Story } from './company.ts';
import type { Wanted } from './changes.ts';

const most = 12;

async function tokenFor(story: Story, member: Member | undefined): Promise<object> {
  const serialNumber = member?.token ?? (story.random.chance(0.8) ? await freeToken(story) : undefined);
  return serialNumber === undefined ? {} : { token: { tokenType: 'Hard Token', serialNumber } };
}

async function profile(story: Story, member: Member | undefined) {
  const { random } = story;
  const number = random.below(60);
  const { sub, parent } = await subGroupIn(story);
  const roles = random.some(['MK', 'VF', 'AP', 'RL'] as const, 0.6);
  const may = () => (random.chance(0.85) ? 1 : 2);
  const given = random.some(services, 0.9);
  return {
    area: 'corporate',
    userId: member?.id ?? `ORANG${number}@NUSANTARA`,
    name: `Orang ${number}`,
    email: 'orang@nusantara.co.id',
    mobilePhoneNumber: '081386672210',
    roles: roles.length > 0 ? roles : ['AP'],
    // Some people have two user IDs.
    identity: { identityType: 'KTP', identityNumber: `31740412079100${String(10 + (number % 40))}` },
    ...(await tokenFor(story, member)),
    userGroupId: parent,
    subUserGroupId: sub,
    access: usualAccess,
    allowances: given.map((serviceType) => ({
      serviceType,
      allowMaker: may(),
      allowVerifier: may(),
      allowApprover: may(),
      allowReleaser: may(),
    })),
    exceptionalApprover: random.chance(0.2),
    exceptionalReleaser: random.chance(0.2),
  };
}

const away = ['inactivateUserProfile', 'blockUserProfile', 'unassignUserToken'] as const;
const back: Readonly<Record<string, string>> = { inactive: 'reactivateUserProfile', blocked: 'unblockUserProfile' };

export async function userChange(story: Story): Promise<Wanted> {
  const { random } = story;
  const members = await membersOf(story);
  const member = members[random.below(members.length)];
  if (!member || (members.length < most && random.chance(0.3)))
    return { operation: 'createUserProfile', body: { userProfile: await profile(story, undefined) } };
  const { id: userId, revision, status } = member;
  const change = { userId, revision, reason: 'Perubahan organisasi' };
  const returning = back[status];
  if (status === 'inactive' && random.chance(0.2)) return { operation: 'deleteUserProfile', body: change };
  if (returning) return { operation: returning, body: change };
  const serialNumber = member.token === null && random.chance(0.5) ? await freeToken(story) : undefined;
  if (serialNumber)
    return {
      operation: 'assignUserToken',
      body: { userId, revision, token: { tokenType: 'Hard Token', serialNumber } },
    };
  if (random.chance(0.5))
    return { operation: 'editUserProfile', body: { revision, userProfile: await profile(story, member) } };
  return { operation: random.pick(away), body: change };
}

/** New users and those who come back choose a password by the link of their mail. */
export async function activateUsers({ bank }: Story): Promise<void> {
  await bank.services.db
    .updateTable('users')
    .set({ status: 'active' })
    .where('company_id', '=', 'NUSANTARA')
    .where('status', '=', 'pending')
    .execute();
}
