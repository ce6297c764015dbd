// Administrators find their users, see who needs help, and unlock a token with the data of the list.
import { expect, test } from 'vitest';
import type { UserProfileListRequest, UserProfileSummary } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { tryLogIn } from './browser.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { lockToken } from './task-bank.ts';

interface Profiles {
  readonly items: readonly UserProfileSummary[];
  readonly page: { readonly nextCursor: string | null; readonly total: number | null };
}

onBothDatabases('the users of a company', addRequestBank, (bank) => {
  const list = (body: UserProfileListRequest = {}, id = 'SYSADMIN01') =>
    outputOf<Profiles>(bank(), 'listUserProfiles', { user: user(id), body });
  const found = async (filter: UserProfileListRequest['filter']) =>
    (await list({ filter })).items.map(({ userId }) => userId);

  test('are listed by name, each with groups, token and revision', async () => {
    const { items, page } = await list();
    expect(page).toMatchObject({ nextCursor: null, total: items.length });
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted());
    expect(items.find(({ userId }) => userId === user('MAKER01'))).toMatchObject({
      name: 'Siti Rahmawati',
      roles: ['MK'],
      userGroup: { id: 'ug-0001', name: 'Keuangan' },
      status: 'Active',
      isLocked: false,
      tokenType: 'Hard Token',
      revision: 1,
      ongoingTask: null,
      actions: expect.arrayContaining([
        { action: 'unlock-token', allowed: false, code: 'ADMIN_TOKEN_NOT_LOCKED' },
        { action: 'unlock', allowed: false, code: 'ADMIN_NOT_LOCKED' },
        {
          action: 'assign-token',
          allowed: false,
          code: 'ADMIN_TOKEN_PRESENT',
          parameters: { serialNumber: expect.stringMatching(/^HT/) },
        },
      ]),
    });
    expect(items.find(({ userId }) => userId === user('SYSADMIN01'))).toMatchObject({ userGroup: null });
  });

  test('are paged in every order without a row lost or doubled', async () => {
    const all = (await list()).items.map(({ userId }) => userId).toSorted();
    for (const field of ['userId', 'userGroupName', 'status', 'lastLoginAt', 'changedAt'] as const) {
      const sort = { field, direction: 'desc' } as const;
      const first = await list({ sort, page: { size: 6 } });
      const second = await list({ sort, page: { size: 100, cursor: first.page.nextCursor ?? '' } });
      expect([...first.items, ...second.items].map(({ userId }) => userId).toSorted()).toEqual(all);
    }
  });

  test('are found by name, role, status and token', async () => {
    const { db } = bank().services;
    const who = db.updateTable('users').where('user_id', '=', user('INQUIRY01'));
    await who.set({ status: 'blocked' }).execute();
    expect(await found({ search: 'rina har' })).toEqual([user('INQUIRY01')]);
    expect(await found({ status: ['Blocked'] })).toEqual([user('INQUIRY01')]);
    expect(await found({ role: 'VF', tokenType: 'Hard Token' })).toEqual([user('VERIFIER01')]);
    expect(await found({ hasToken: false })).toEqual([]);
    expect(await found({ userGroupId: 'ug-0001', role: 'SYSADMIN' })).toEqual([]);
    await who.set({ status: 'active' }).execute();
  });

  test('are shown as locked once their wrong passwords have locked them', async () => {
    const userId = user('INQUIRY01');
    const failOnce = async () => (await tryLogIn(bank(), { userId, password: 'Salah#2026' })).code;
    expect([await failOnce(), await failOnce()]).toEqual(['101', '101']);
    expect(await found({ isLocked: true })).toEqual([]);
    expect(await failOnce()).toBe('101');
    expect(await failOnce()).toBe('152');
    expect((await list({ filter: { isLocked: true } })).items).toMatchObject([{ userId, isLocked: true }]);
    expect(await found({ isLocked: false })).not.toContain(userId);
    await bank().services.db.updateTable('users').set({ failed_logins: 0 }).where('user_id', '=', userId).execute();
    expect(await found({ isLocked: true })).toEqual([]);
  });

  test('of which one whose token is locked is helped with the revision that the list shows', async () => {
    await lockToken(bank(), 'APPROVER02');
    expect((await list({ filter: { isLocked: true } })).items).toEqual([]);
    const [locked] = (await list({ filter: { hasLockedToken: true } })).items;
    if (!locked) throw new Error('Nobody is locked');
    expect(locked).toMatchObject({
      actions: expect.arrayContaining([{ action: 'unlock-token', allowed: true, code: null }]),
    });
    const { userId, revision } = locked;
    const asked = await ask(bank(), 'unlockUserToken', { user: user('SYSADMIN02'), body: { userId, revision } });
    expect(asked.code).toBe('00');
    const [waiting] = (await list({ filter: { hasOngoingTask: true } }, 'SYSADMIN02')).items;
    expect(waiting).toMatchObject({
      userId,
      ongoingTask: { action: 'unlock-token', status: 'Pending Approval', submittedBy: { userId: user('SYSADMIN02') } },
      actions: expect.arrayContaining([{ action: 'unlock-token', allowed: false, code: 'CA-10' }]),
    });
    const [seen] = (await list({ filter: { hasOngoingTask: true } }, 'SYSADMIN03')).items;
    expect(seen).toMatchObject({ ongoingTask: { status: 'To Approve' }, actions: [] });
  });

  test('of another company are not found', async () => {
    const { items } = await list();
    expect(new Set(items.map(({ userId }) => userId.split('@')[1]))).toEqual(new Set(['NUSANTARA']));
    expect((await ask(bank(), 'listUserProfiles', { user: user('MAKER01'), body: {} })).code).toBe('403');
  });
});
