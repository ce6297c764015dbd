// Administrators edit users: roles, groups, token and address.
import { expect, test } from 'vitest';
import type { ChangeImpact } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { profileCalls } from './profile-calls.ts';
import { draft, hard, ktp } from './profile-draft.ts';
import { addRequestBank, submit, user } from './request-bank.ts';
import { serialNumberOf, targetOf } from './task-bank.ts';

onBothDatabases('changes of user profiles', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, work, detailOf, created } = profileCalls(bank);
  const edited = async (change: object) => {
    const { revision } = await detailOf('MAKER11');
    const userProfile = { ...draft('MAKER11', { identity: ktp(11) }), ...change };
    await approved(await submitted('editUserProfile', { revision, userProfile }));
  };

  test('one is edited: another role, group and token; the old token goes back to the stock', async () => {
    await created('MAKER09', { identity: ktp(9), token: hard('HT2604418881') });
    const { revision } = await detailOf('MAKER09');
    const userProfile = draft('MAKER09', {
      identity: ktp(9),
      roles: ['IO'],
      allowances: [],
      subUserGroupId: 'sug-0002',
      token: { tokenType: 'Soft Token' },
    });
    const task = await submitted('editUserProfile', { revision, userProfile });
    expect((await taskOf(task)).changes).toContainEqual({ field: 'roles', before: 'MK', after: 'IO' });
    await approved(task);
    await work();
    expect(await detailOf('MAKER09')).toMatchObject({
      roles: ['IO'],
      subUserGroup: { name: 'Pembayaran Vendor' },
      token: { tokenType: 'Soft Token', status: 'Active' },
      stamp: { changedBy: { userId: user('SYSADMIN01') } },
    });
    const free = await read<{ items: { id: string }[] }>('searchUnassignedTokens', {});
    expect(free.items.map(({ id }) => id)).toContain('HT2604418881');
    expect(await read('checkTokenSerialNumber', { serialNumber: serialNumberOf('MAKER01') })).toEqual({
      available: false,
      registered: true,
    });
  });

  test('the link to activate is mailed to a corrected address, and the one in the mail to the wrong address ends', async () => {
    await created('MAKER12', { email: 'salah.ketik@nusantara.co.id' });
    await approved(await submitted('editUserProfile', { revision: 1, userProfile: draft('MAKER12') }));
    const { db } = bank().services;
    const links = db.selectFrom('mailed_links').select('purpose').where('user_id', '=', user('MAKER12'));
    expect(await links.where('replaced_at', 'is', null).execute()).toEqual([]);
    await work();
    const mails = db.selectFrom('mails').select('recipient').orderBy('mail_id');
    expect((await mails.execute()).at(-1)?.recipient).toBe('putri.anggraini@nusantara.co.id');
  });

  test('a user who gets the work of a maker gets its flags, and an administrator keeps nothing of it', async () => {
    const { db } = bank().services;
    const flagsOf = async (id: string) => {
      const found = await db.selectFrom('users').select('flags').where('user_id', '=', user(id)).executeTakeFirst();
      return found?.flags;
    };
    const ofMaker = ['useFav', 'isCorpPayment'];
    await created('MAKER11', { identity: ktp(11), roles: ['IO'], allowances: [] });
    expect(await flagsOf('MAKER11')).not.toEqual(expect.arrayContaining(ofMaker));
    await edited({ roles: ['MK'] });
    expect(await flagsOf('MAKER11')).toEqual(expect.arrayContaining(ofMaker));
    const group = { company_id: 'NUSANTARA', group_id: 'direksi', user_id: user('MAKER11') };
    await db.insertInto('approval_group_members').values(group).execute();
    const groups = { userGroupId: null, subUserGroupId: null };
    const none = { access: undefined, allowances: undefined };
    const alsoNone = { exceptionalApprover: undefined, exceptionalReleaser: undefined };
    await edited({ area: 'administration', roles: ['SYSADMIN_AP'], ...groups, ...none, ...alsoNone });
    expect(await flagsOf('MAKER11')).toEqual(['isCurrentAdmin']);
    const members = db.selectFrom('approval_group_members').selectAll().where('user_id', '=', user('MAKER11'));
    expect(await members.execute()).toEqual([]);
  });

  test('the document that shows two user IDs to be one person does not change while that person has open work', async () => {
    const { db } = bank().services;
    const identity = ktp(21);
    await created('MAKER21', { identity });
    const setDocument = (id: string, number: string) =>
      db.updateTable('user_details').set({ identity_number: number }).where('user_id', '=', user(id)).execute();
    await setDocument('MAKER01', identity.identityNumber);
    const { refNo } = await submit(bank());
    const change = { revision: 1, userProfile: draft('MAKER21', { identity: ktp(22) }) };
    expect(await by('editUserProfile', change)).toMatchObject({ status: 409, code: 'ADMIN_PERSON_AT_WORK' });
    const impact = await read<ChangeImpact>('getUserProfileImpact', {
      action: 'edit',
      userId: user('MAKER21'),
      userProfile: change.userProfile,
    });
    expect(impact.blockers).toMatchObject([{ code: 'ADMIN_PERSON_AT_WORK', about: [refNo] }]);
    await db.updateTable('requests').set({ tab: 'unsuccessful' }).where('company_id', '=', 'NUSANTARA').execute();
    const task = await submitted('editUserProfile', change);
    await submit(bank());
    const signing = await by('generateAdminChallenge', { items: [targetOf(task)] }, 'SYSADMIN03');
    expect(signing).toMatchObject({ status: 409, code: 'ADMIN_PERSON_AT_WORK' });
  });
});
