// Administrators create users: what is refused, what is pointed out, and what the new user gets.
import { expect, test } from 'vitest';
import type { ChangeImpact, EffectiveAccess } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { usualAccess } from './people.ts';
import { profileCalls } from './profile-calls.ts';
import { draft, hard, ktp, maker } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';
import { decideTask, signTasks, targetOf } from './task-bank.ts';

const nameRefused = (code: string) => ({ status: 400, body: { errors: [{ field: 'userProfile.name', code }] } });

onBothDatabases('the creation of user profiles', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, work, detailOf } = profileCalls(bank);
  const choices = (serviceType: string) => by('listAccountChoices', { filter: { serviceType } }, 'MAKER05');
  const refused = (changed: object) => by('createUserProfile', { userProfile: draft('MAKER07', changed) });
  const activate = (id: string) => {
    const person = bank().services.db.updateTable('users').where('user_id', '=', user(id));
    return person.set({ status: 'active', password_hash: 'x' }).execute();
  };

  test('one whose name is blank is refused at the name, by hand or as a change', async () => {
    expect(await refused({ name: ' ' })).toMatchObject(nameRefused('FIELD_CHARACTERS'));
    const userProfile = draft('MAKER01', { name: '\u00A0 ' });
    expect(await by('editUserProfile', { revision: 1, userProfile })).toMatchObject(nameRefused('9090'));
  });

  test('a name that a spreadsheet would run as a formula is refused, as in a csv', async () => {
    for (const name of ['=1+1', '+62 Putri', '-Putri', ' @SUM(A1)', 'Putri;=1+1'])
      expect(await refused({ name })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'userProfile.name', code: 'FIELD_CHARACTERS' }] },
      });
  });

  test('one is created with a token, gets an activation mail, and what the sub user group gives', async () => {
    const userProfile = draft('MAKER05', { token: hard('HT2604418880') });
    expect(await read('checkUserId', { userId: user('MAKER05') })).toEqual({
      available: true,
      wellFormed: true,
      ofThisCompany: true,
    });
    expect(await read('checkUserId', { userId: 'MAKER05@BAHARI' })).toMatchObject({ ofThisCompany: false });
    const task = await submitted('createUserProfile', { userProfile });
    const { changes, content } = await taskOf(task);
    expect(content).toEqual({ kind: 'user-profile', before: null, after: userProfile });
    expect(changes).toContainEqual({ field: 'token', before: null, after: 'Hard Token HT2604418880' });
    expect(changes).toContainEqual({ field: 'toggle.commonVisibility', before: null, after: 'on' });
    expect(await read('checkUserId', { userId: user('MAKER05') })).toMatchObject({ available: false });
    expect(await by('createUserProfile', { userProfile: draft('maker05') }, 'SYSADMIN02')).toMatchObject({
      status: 409,
      code: 'ADMIN_USER_ID_TAKEN',
      body: { errors: [{ field: 'userProfile.userId' }] },
    });
    await approved(task);
    await work();
    expect(await detailOf('MAKER05')).toMatchObject({
      status: 'Pending Activation',
      token: { tokenType: 'Hard Token', serialNumber: 'HT2604418880', status: 'Active' },
      activation: { state: 'sent', sentTo: 'putri.anggraini@nusantara.co.id' },
      stamp: { createdBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
      access: usualAccess,
    });
    const reached = await read<EffectiveAccess>('getEffectiveAccess', { userId: user('MAKER05') });
    expect(reached.services).toHaveLength(20);
    expect(reached.services).toContainEqual(expect.objectContaining({ serviceType: 'SVC_LCY_BIFAST', allowMaker: 1 }));
    expect(reached.services).toContainEqual(expect.objectContaining({ serviceType: 'SVC_TAX_PAY', allowMaker: 2 }));
    expect(reached.accounts.map(({ account }) => account.id)).toContain('acc-0001');
    expect(reached).toMatchObject({ limits: [{ name: 'Limit Operasional' }], subUserGroup: { id: 'sug-0001' } });
    expect(reached).toMatchObject({ steps: [], hindrances: ['not-activated'] });
    const mails = await bank().services.db.selectFrom('mails').select('recipient').execute();
    expect(mails).toContainEqual({ recipient: 'putri.anggraini@nusantara.co.id' });
  });

  test('only the services of the allowances can be used', async () => {
    await activate('MAKER05');
    expect(await choices('SVC_LCY_BIFAST')).toMatchObject({ code: '00' });
    expect(await choices('SVC_TAX_PAY')).toMatchObject({ code: '94' });
  });

  test('a second user ID of one person is noticed, in use and while both wait', async () => {
    const first = await submitted('createUserProfile', { userProfile: draft('APPROVER05', { roles: ['AP'] }) });
    expect((await taskOf(first)).notices).toContainEqual({
      code: 'ADMIN_SAME_PERSON',
      about: [`Putri Anggraini (${user('MAKER05')})`],
    });
    const identity = { identityType: 'Passport', passportNumber: 'C4417829', expiresOn: '2031-04-17' };
    const userProfile = draft('MAKER06', { identity });
    const passport = await submitted('createUserProfile', { userProfile });
    expect((await taskOf(passport)).notices).toEqual([]);
    const other = draft('APPROVER06', { roles: ['AP'], identity });
    const second = await submitted('createUserProfile', { userProfile: other });
    expect((await taskOf(second)).notices).toContainEqual(expect.objectContaining({ code: 'ADMIN_SAME_PERSON' }));
    expect(await taskOf(passport)).toMatchObject({ notices: [{ code: 'ADMIN_SAME_PERSON' }] });
    for (const task of [first, passport, second]) await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
  });

  test('maker and approver read the same about a profile that can do nothing', async () => {
    const userProfile = draft('APPROVER07', { roles: ['MK', 'AP'], identity: ktp(1), allowances: [] });
    const asked = { userId: user('APPROVER07'), action: 'create', userProfile };
    const notices = [
      { code: 'ADMIN_SAME_PERSON', about: [`Putri Anggraini (${user('MAKER05')})`] },
      { code: 'ADMIN_ROLE_WITHOUT_SERVICES', about: ['Maker', 'Approver'] },
      { code: 'ADMIN_SIGNS_WITHOUT_TOKEN', about: ['Putri Anggraini'] },
    ];
    const impact = await read<ChangeImpact>('getUserProfileImpact', asked);
    expect(impact).toMatchObject({ allowed: true, notices });
    const task = await submitted('createUserProfile', { userProfile });
    expect(await taskOf(task)).toMatchObject({ notices });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
    const wrong = { ...userProfile, userId: 'APPROVER07@BAHARI' };
    const refusedImpact = await read<ChangeImpact>('getUserProfileImpact', { ...asked, userProfile: wrong });
    expect(refusedImpact).toMatchObject({ allowed: false, blockers: [{ code: '72' }], notices: [] });
  });

  test('what does not fit together is refused with the field that is wrong', async () => {
    expect(await refused({ roles: ['MK', 'IO'] })).toMatchObject({ status: 422, code: 'ADMIN_ROLES_EXCLUDE' });
    expect(await refused({ userId: 'MAKER07@BAHARI' })).toMatchObject({ code: '72' });
    expect(await refused({ token: hard('HT2604418880') })).toMatchObject({
      code: '173',
      body: { errors: [{ field: 'userProfile.token.serialNumber' }] },
    });
    expect(await refused({ token: hard('HT9999999999') })).toMatchObject({ code: '173' });
    const twice = { serviceType: 'SVC_LCY_BIFAST', ...maker };
    expect(await refused({ allowances: [twice, twice] })).toMatchObject({ code: 'FIELD_REPEATED' });
    expect(await refused({ subUserGroupId: 'sug-9999' })).toMatchObject({ status: 404, code: '193' });
    const { db } = bank().services;
    const sub = db
      .updateTable('sub_user_groups')
      .where('company_id', '=', 'NUSANTARA')
      .where('group_id', '=', 'sug-0002');
    await sub.set({ is_active: false }).execute();
    expect(await refused({ subUserGroupId: 'sug-0002' })).toMatchObject({ status: 422, code: 'CA-4' });
    await sub.set({ is_active: true }).execute();
  });

  test('a sub user group that becomes inactive while a creation waits leaves the task Failed or refuses it', async () => {
    const userProfile = draft('MAKER08', { subUserGroupId: 'sug-0002', identity: ktp(8) });
    const task = await submitted('createUserProfile', { userProfile });
    const inactivate = () => by('inactivateSubUserGroup', { id: 'sug-0002', revision: 1 });
    expect(await inactivate()).toMatchObject({ status: 409, code: 'CA-1' });
    const signature = await signTasks(bank(), 'SYSADMIN03', [task]);
    const { db } = bank().services;
    const sub = db
      .updateTable('sub_user_groups')
      .where('company_id', '=', 'NUSANTARA')
      .where('group_id', '=', 'sug-0002');
    await sub.set({ is_active: false }).execute();
    const answer = await by('approveAdminTask', { ...targetOf(task), signature }, 'SYSADMIN03');
    expect(answer).toMatchObject({ status: 422, code: 'CA-19' });
    await sub.set({ is_active: true }).execute();
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
  });

  test('another company sees none of them', async () => {
    const answer = await ask(bank(), 'getUserProfileDetail', {
      user: 'SYSADMIN01@BAHARI',
      body: { userId: user('MAKER01') },
    });
    expect(answer).toMatchObject({ status: 404, code: '193' });
  });
});
