// What the open page of a user learns when an administrator ends the session.
import { expect, test, vi } from 'vitest';
import type { AdminTaskReceipt, UserProfileDetail } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { tokenOf } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const changes = [
  ['blocked', 'blockUserProfile', 'MAKER01', 'user-blocked'],
  ['made inactive', 'inactivateUserProfile', 'VERIFIER01', 'user-blocked'],
  ['given a new password', 'resetUserPassword', 'INQUIRY01', 'password-changed'],
] as const;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 20 });

onBothDatabases('a session that an administrator ends', addRequestBank, (bank) => {
  const listenAs = async (id: string) => openStream(bank(), await takeTicket(bank(), await tokenOf(bank(), user(id))));
  const reasonsIn = ({ received }: Awaited<ReturnType<typeof listenAs>>) =>
    received.filter(({ event }) => event === 'session-ended').map(({ data }) => data['reason']);
  const done = async (operation: string, body: object) => {
    const task = await outputOf<AdminTaskReceipt>(bank(), operation, { user: user('SYSADMIN01'), body });
    const answer = await approveTask(bank(), 'SYSADMIN03', task);
    expect(answer).toMatchObject({ code: '00', output: { status: 'Successful' } });
  };
  const revisionOf = async (id: string) => {
    const asked = { user: user('SYSADMIN01'), body: { userId: user(id) } };
    return (await outputOf<UserProfileDetail>(bank(), 'getUserProfileDetail', asked)).revision;
  };

  test.each(changes)('says why at once when its user is %s', async (_, operation, id, reason) => {
    const own = await listenAs(id);
    const other = await listenAs('MAKER02');
    await done(operation, { userId: user(id), revision: await revisionOf(id), reason: 'Uji' });
    await soon(() => expect(own.isEnded).toBe(true));
    expect(reasonsIn(own)).toEqual([reason]);
    expect([reasonsIn(other), other.isEnded]).toEqual([[], false]);
    other.close();
  });

  test('says at once that its user now works in the other area', async () => {
    const own = await listenAs('INQUIRY01');
    const asked = { user: user('SYSADMIN01'), body: { userId: user('INQUIRY01') } };
    const { revision, name, email, mobilePhoneNumber, identity } = await outputOf<UserProfileDetail>(
      bank(),
      'getUserProfileDetail',
      asked,
    );
    const userProfile = {
      area: 'administration',
      userId: user('INQUIRY01'),
      name,
      email,
      mobilePhoneNumber,
      identity,
      roles: ['SYSADMIN_MK'],
      userGroupId: null,
      subUserGroupId: null,
    };
    await done('editUserProfile', { revision, userProfile });
    await soon(() => expect(own.isEnded).toBe(true));
    expect(reasonsIn(own)).toEqual(['area-changed']);
  });

  test('says why to every user of a sub user group that is made inactive, and to no administrator', async () => {
    const members = [await listenAs('MAKER02'), await listenAs('RELEASER01')];
    const administrator = await listenAs('SYSADMIN02');
    await done('inactivateSubUserGroup', { id: 'sug-0001', revision: 1, reason: 'Uji' });
    for (const own of members) {
      await soon(() => expect(own.isEnded).toBe(true));
      expect(reasonsIn(own)).toEqual(['user-blocked']);
    }
    expect([reasonsIn(administrator), administrator.isEnded]).toEqual([[], false]);
    administrator.close();
    const answer = await ask(bank(), 'logOut', { user: user('MAKER02'), body: { reason: 'user' } });
    expect(answer.status).toBe(401);
  });
});
