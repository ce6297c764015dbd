// A passport ends: administrators are told before and after, and the user keeps all rights.
import { expect, test } from 'vitest';
import type {
  AdminDashboard,
  AdminTaskDetail,
  AdminTaskReceipt,
  EffectiveAccess,
  SetUpFinding,
  UserProfileDetail,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { formOf } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const holder = user('INQUIRY01');
const number = 'C4417820';
const passport = (expiresOn?: string, passportNumber = number) => ({
  identityType: 'Passport',
  passportNumber,
  ...(expiresOn && { expiresOn }),
});

onBothDatabases('the last day of a passport', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const detail = () => read<UserProfileDetail>('getUserProfileDetail', { userId: holder });
  const findings = async (draft?: object) => {
    const body = { ...(draft && { draft }), page: { size: 100 } };
    const { items } = await read<{ items: readonly SetUpFinding[] }>('listSetUpFindings', body);
    return items.filter(({ record }) => record.id === holder && record.kind === 'user-profile');
  };
  const dashboard = () => outputOf<AdminDashboard>(bank(), 'getAdminDashboard', { user: user('SYSADMIN01') });

  const access = () => read<EffectiveAccess>('getEffectiveAccess', { userId: holder });
  const profile = async (change: object) => formOf(await detail(), change);
  const edit = async (change: object) => by('editUserProfile', await profile(change));
  async function edited(change: object): Promise<void> {
    const { output } = await edit(change);
    expect(await approveTask(bank(), 'SYSADMIN03', output as AdminTaskReceipt)).toMatchObject({ code: '00' });
  }
  const refusal = async (identity: object) => {
    const { status, code, body } = await edit({ identity });
    return { status, code, field: (body as { errors: { field: string }[] }).errors[0]?.field };
  };

  test('is near: a finding and the dashboard say so, and the profile has the day', async () => {
    await bank()
      .services.db.updateTable('user_details')
      .set({ identity_type: 'Passport', identity_number: number, identity_expires_on: '2026-12-17' })
      .where('user_id', '=', holder)
      .execute();
    expect(await detail()).toMatchObject({ identity: passport('2026-12-17') });
    expect(await findings()).toMatchObject([{ rule: 'identity-expiring', severity: 'warns', expiresOn: '2026-12-17' }]);
    const { expiring, expiringIdentityCount, expiredIdentityCount } = await dashboard();
    const item = { kind: 'identity', recordId: holder, expiresAt: '2026-12-17T23:59:59+07:00' };
    expect(expiring).toContainEqual(expect.objectContaining(item));
    expect([expiringIdentityCount, expiredIdentityCount]).toEqual([1, 0]);
  });

  test('is needed for another passport, and may not be over', async () => {
    const field = 'userProfile.identity.expiresOn';
    expect(await refusal(passport(undefined, 'X1234567'))).toEqual({ status: 400, code: '9090', field });
    expect(await refusal(passport('2026-11-22'))).toEqual({ status: 422, code: 'IDENTITY_EXPIRED', field });
  });

  test('stays when a form says nothing of it, and an edit of another field needs no new one', async () => {
    expect(await edit({ identity: passport() })).toMatchObject({ code: 'NOTHING_CHANGED' });
    await edited({ identity: passport(), mobilePhoneNumber: '081385220199' });
    expect(await detail()).toMatchObject({ identity: passport('2026-12-17'), mobilePhoneNumber: '081385220199' });
  });

  test('that is over takes no right, is urgent, and does not stop a change of another field', async () => {
    const before = await access();
    bank().setTime(new Date('2026-12-18T09:00:00+07:00'));
    expect(await findings()).toMatchObject([{ rule: 'identity-expired', severity: 'urgent', expiresOn: '2026-12-17' }]);
    expect(await dashboard()).toMatchObject({ expiringIdentityCount: 0, expiredIdentityCount: 1 });
    expect(await access()).toEqual(before);
    await edited({ mobilePhoneNumber: '081385220200' });
  });

  test('is a difference by itself, and a far one ends the finding of the draft and of the company', async () => {
    const { userProfile, revision } = await profile({ identity: passport('2036-12-17') });
    expect(await findings({ kind: 'user-profile', id: holder, userProfile })).toEqual([]);
    const task = (await by('editUserProfile', { userProfile, revision })).output as AdminTaskReceipt;
    const { changes } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId }, 'SYSADMIN03');
    expect(changes).toEqual([{ field: 'identityExpiresOn', before: '2026-12-17', after: '2036-12-17' }]);
    const soon = (await profile({ identity: passport('2026-12-24') })).userProfile;
    expect(await findings({ kind: 'user-profile', id: holder, userProfile: soon })).not.toEqual([]);
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    expect(await findings()).toEqual([]);
  });

  test('that passes while its change waits does not stop the approval', async () => {
    const task = (await edit({ identity: passport('2026-12-20', 'X1234567') })).output as AdminTaskReceipt;
    bank().setTime(new Date('2026-12-21T09:00:00+07:00'));
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    expect(await findings()).toMatchObject([{ rule: 'identity-expired' }]);
    await edited({ identity: { identityType: 'KTP', identityNumber: '3174051266080199' } });
    expect(await detail()).toMatchObject({ identity: { identityType: 'KTP' } });
    expect(await findings()).toEqual([]);
  });
});
