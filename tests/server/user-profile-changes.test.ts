// Administrators set up users: from the creation over the activation to the deletion.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  ChangeImpact,
  EffectiveAccess,
  RoleCatalogueEntry,
  UserProfileDetail,
} from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { tokenOf as openSession, usualAccess } from './people.ts';
import { draft, hard, ktp, maker } from './profile-draft.ts';
import { addRequestBank, submit, user } from './request-bank.ts';
import { approveTask, decideTask, signTasks, targetOf } from './task-bank.ts';

const nameRefused = (code: string) => ({ status: 400, body: { errors: [{ field: 'userProfile.name', code }] } });

onBothDatabases('changes of user profiles', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const inactivation = (id: string) =>
    read<ChangeImpact>('getUserProfileImpact', { userId: user(id), action: 'inactivate' });
  const detailOf = (id: string) => read<UserProfileDetail>('getUserProfileDetail', { userId: user(id) });
  const taskOf = ({ taskId }: AdminTaskReceipt) => read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03');
  const wanted = async (operation: string, body: object) => {
    const answer = await by(operation, body);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  };
  const approved = async (task: AdminTaskReceipt) => {
    const answer = await approveTask(bank(), 'SYSADMIN03', task);
    expect(answer).toMatchObject({ code: '00', output: { status: 'Successful' } });
    return answer.output as { notices: ChangeImpact['notices'] };
  };
  const work = () => runDueJobs(bank().services);
  const created = async (id: string, change: object = {}) => {
    await approved(await wanted('createUserProfile', { userProfile: draft(id, change) }));
    await work();
  };
  const change = async (operation: string, id: string) => {
    const { revision } = await detailOf(id);
    return by(operation, { userId: user(id), revision, reason: 'Uji' });
  };
  const done = async (operation: string, id: string) => {
    const answer = await change(operation, id);
    expect(answer).toMatchObject({ code: '00' });
    return approved(answer.output as AdminTaskReceipt);
  };
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
    const task = await wanted('createUserProfile', { userProfile });
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
    const first = await wanted('createUserProfile', { userProfile: draft('APPROVER05', { roles: ['AP'] }) });
    expect((await taskOf(first)).notices).toContainEqual({
      code: 'ADMIN_SAME_PERSON',
      about: [`Putri Anggraini (${user('MAKER05')})`],
    });
    const userProfile = draft('MAKER06', { identity: { identityType: 'Passport', passportNumber: 'C4417829' } });
    const passport = await wanted('createUserProfile', { userProfile });
    expect((await taskOf(passport)).notices).toEqual([]);
    const other = draft('APPROVER06', { roles: ['AP'], identity: userProfile.identity });
    const second = await wanted('createUserProfile', { userProfile: other });
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
    const task = await wanted('createUserProfile', { userProfile });
    expect(await taskOf(task)).toMatchObject({ notices });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
    const wrong = { ...userProfile, userId: 'APPROVER07@BAHARI' };
    const refusedImpact = await read<ChangeImpact>('getUserProfileImpact', { ...asked, userProfile: wrong });
    expect(refusedImpact).toMatchObject({ allowed: false, blockers: [{ code: '72' }], notices: [] });
  });

  test('administrators are warned before they change their own user', async () => {
    const warning = { code: 'ADMIN_YOUR_OWN_USER', about: [] };
    expect((await inactivation('SYSADMIN01')).notices).toContainEqual(warning);
    expect((await inactivation('SYSADMIN02')).notices).not.toContainEqual(warning);
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
    const task = await wanted('createUserProfile', { userProfile });
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
    const task = await wanted('editUserProfile', { revision, userProfile });
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
    expect(await read('checkTokenSerialNumber', { serialNumber: 'HT2604418880' })).toEqual({
      available: false,
      registered: true,
    });
  });

  test('a blocked maker loses the session, and the requests are flagged; unblocked, the token is still there', async () => {
    await submit(bank());
    await openSession(bank(), user('MAKER01'));
    const impact = await read<ChangeImpact>('getUserProfileImpact', { userId: user('MAKER01'), action: 'block' });
    expect(impact).toMatchObject({ allowed: true, users: [{ userId: user('MAKER01') }] });
    expect(impact.openRequests).toBe(1);
    expect((await inactivation('MAKER01')).openRequests).toBe(1);
    await done('blockUserProfile', 'MAKER01');
    expect(await by('listTransferTypes', {}, 'MAKER01')).toMatchObject({ status: 401 });
    expect(await change('blockUserProfile', 'MAKER01')).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    const pending = await read<{ items: { flags: string[] }[] }>('listPendingRequests', {}, 'VERIFIER01').catch(
      () => null,
    );
    expect(pending?.items.some(({ flags }) => flags.includes('maker-blocked')) ?? true).toBe(true);
    await done('unblockUserProfile', 'MAKER01');
    expect(await detailOf('MAKER01')).toMatchObject({ status: 'Active', token: { tokenType: 'Hard Token' } });
  });

  test('inactivating takes the token, reactivating needs an active group, and a new token is assigned', async () => {
    const { notices } = await done('inactivateUserProfile', 'INQUIRY01');
    expect(notices).toContainEqual({ code: 'CA-2', about: ['Rina Hartati'] });
    expect(await detailOf('INQUIRY01')).toMatchObject({ status: 'Inactive', token: null });
    await done('reactivateUserProfile', 'INQUIRY01');
    const { revision } = await detailOf('INQUIRY01');
    const token = hard('HT2604418882');
    const assign = { userId: user('INQUIRY01'), revision, token };
    const task = await wanted('assignUserToken', assign);
    expect(await taskOf(task)).toMatchObject({
      changes: [{ field: 'token', before: null, after: 'Hard Token HT2604418882' }],
      content: { token },
    });
    expect(await by('assignUserToken', assign)).toMatchObject({ status: 409, code: 'CA-10' });
    await approved(task);
    expect(await detailOf('INQUIRY01')).toMatchObject({ token: { serialNumber: 'HT2604418882' } });
    await done('unassignUserToken', 'INQUIRY01');
    expect(await change('unassignUserToken', 'INQUIRY01')).toMatchObject({ code: 'ADMIN_NO_TOKEN' });
  });

  test('a locked user is unlocked, a password reset ends the old one, an activation is sent again', async () => {
    const { db } = bank().services;
    expect(await change('unlockUserProfile', 'VERIFIER01')).toMatchObject({ code: 'ADMIN_NOT_LOCKED' });
    await db.updateTable('users').set({ failed_logins: 3 }).where('user_id', '=', user('VERIFIER01')).execute();
    await done('unlockUserProfile', 'VERIFIER01');
    expect(await detailOf('VERIFIER01')).toMatchObject({ isLocked: false });
    await done('resetUserPassword', 'VERIFIER01');
    await work();
    const links = db.selectFrom('mailed_links').select('purpose');
    expect(await links.where('user_id', '=', user('VERIFIER01')).execute()).toEqual([{ purpose: 'reset' }]);
    await done('resendUserActivation', 'MAKER09');
    await work();
    const open = links.where('user_id', '=', user('MAKER09')).where('replaced_at', 'is', null);
    expect(await open.execute()).toEqual([{ purpose: 'activation' }]);
  });

  test('the link to activate is mailed to a corrected address, and the one in the mail to the wrong address ends', async () => {
    await created('MAKER12', { email: 'salah.ketik@nusantara.co.id' });
    await approved(await wanted('editUserProfile', { revision: 1, userProfile: draft('MAKER12') }));
    const { db } = bank().services;
    const links = db.selectFrom('mailed_links').select('purpose').where('user_id', '=', user('MAKER12'));
    expect(await links.where('replaced_at', 'is', null).execute()).toEqual([]);
    await work();
    const mails = db.selectFrom('mails').select('recipient').orderBy('mail_id');
    expect((await mails.execute()).at(-1)?.recipient).toBe('putri.anggraini@nusantara.co.id');
  });

  test('one is deleted when inactive, leaves every list, and the user ID is not given again', async () => {
    expect(await change('deleteUserProfile', 'MAKER02')).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await done('inactivateUserProfile', 'MAKER02');
    await done('deleteUserProfile', 'MAKER02');
    expect(await by('getUserProfileDetail', { userId: user('MAKER02') })).toMatchObject({ status: 404, code: '193' });
    expect(await read('checkUserId', { userId: user('MAKER02') })).toMatchObject({ available: false });
    const found = await read<{ items: unknown[] }>('searchUserProfiles', { search: 'Andi Pratama' });
    expect(found.items).toEqual([]);
  });

  test('an administrator stands in no group, and the last one cannot be blocked', async () => {
    const { userGroupId: _, subUserGroupId: __, access: ___, allowances: ____, ...rest } = draft('SYSADMIN04');
    const { exceptionalApprover: _____, exceptionalReleaser: ______, ...person } = rest;
    const groups = { userGroupId: null, subUserGroupId: null };
    const userProfile = { ...person, area: 'administration', roles: ['SYSADMIN_MK'], identity: ktp(44), ...groups };
    await approved(await wanted('createUserProfile', { userProfile }));
    expect(await detailOf('SYSADMIN04')).toMatchObject({ userGroup: null, subUserGroup: null, roles: ['SYSADMIN_MK'] });
    const { db } = bank().services;
    const other = db.updateTable('users').where('user_id', '=', user('SYSADMIN03'));
    await other.set({ status: 'inactive' }).execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ code: 'ADMIN_LAST_ADMINISTRATOR' });
    await other.set({ status: 'active' }).execute();
    const { roles } = await outputOf<{ roles: RoleCatalogueEntry[] }>(bank(), 'listRoles', {
      user: user('SYSADMIN01'),
    });
    expect(roles.find(({ code }) => code === 'IO')).toMatchObject({ needsToken: false });
  });

  const edited = async (change: object) => {
    const { revision } = await detailOf('MAKER11');
    const userProfile = { ...draft('MAKER11', { identity: ktp(11) }), ...change };
    await approved(await wanted('editUserProfile', { revision, userProfile }));
  };

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

  test('another company sees none of them', async () => {
    const answer = await ask(bank(), 'getUserProfileDetail', {
      user: 'SYSADMIN01@BAHARI',
      body: { userId: user('MAKER01') },
    });
    expect(answer).toMatchObject({ status: 404, code: '193' });
  });

  const approval = async ({ taskId }: AdminTaskReceipt) => {
    const { task } = await read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03');
    return task.rights.find(({ decision }) => decision === 'approve');
  };

  test('nobody approves a change of their own user while another approver could', async () => {
    const { revision } = await detailOf('SYSADMIN03');
    const body = { userId: user('SYSADMIN03'), revision, reason: 'Uji' };
    const asked = (await by('blockUserProfile', body, 'SYSADMIN02')).output as AdminTaskReceipt;
    expect(await approval(asked)).toMatchObject({ allowed: false, code: 'ADMIN_OWN_RECORD' });
    const { taskId, refNo, revision: taskRevision } = asked;
    const items = [{ taskId, refNo, revision: taskRevision }];
    expect((await by('generateAdminChallenge', { items }, 'SYSADMIN03')).code).toBe('ADMIN_OWN_RECORD');
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', asked, 'Tidak perlu')).code).toBe('00');
    // The only other approver made this one.
    const alone = (await by('blockUserProfile', body, 'SYSADMIN01')).output as AdminTaskReceipt;
    expect(await approval(alone)).toMatchObject({ allowed: true });
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', alone, 'Tidak perlu')).code).toBe('00');
  });
});
