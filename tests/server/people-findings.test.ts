// The check of a change of people, of who sees accounts, of account groups and of the company, before it is submitted.
import { expect, test } from 'vitest';
import type {
  AccountVisibilityDetail,
  AdminTaskReceipt,
  CompanySetup,
  Replay,
  SetUpFinding,
  UserProfileDetail,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf, usualAccess } from './people.ts';
import { formOf } from './profile-draft.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const every = { allowMaker: 1, allowVerifier: 1, allowApprover: 1, allowReleaser: 1 };
const admin = user('SYSADMIN01');
const act = (id: string, action: string) => ({ kind: 'user-action', userId: user(id), action });
const rulesOf = (all: readonly SetUpFinding[]) => [...new Set(all.map(({ rule }) => rule))];

onBothDatabases('the check of a change of people', addRequestBank, (bank) => {
  const by = (operation: string, body: object) => ask(bank(), operation, { user: admin, body });
  const read = <Output>(operation: string, body: object) => outputOf<Output>(bank(), operation, { user: admin, body });
  const found = async (draft: object) =>
    (await read<{ items: readonly SetUpFinding[] }>('listSetUpFindings', { draft })).items;
  const replayed = (change: object) => read<Replay>('replayChange', { change });

  const profile = async (id: string, change: object = {}) =>
    formOf(await read<UserProfileDetail>('getUserProfileDetail', { userId: user(id) }), change);
  const edited = async (id: string, change: object) => ({
    kind: 'user-profile',
    id: user(id),
    userProfile: (await profile(id, change)).userProfile,
  });

  test('the only releaser may not leave without a word: the step, and the requests that would stop, are named', async () => {
    await submit(bank(), draftOf('60000000.00'));
    const bearer = await bearerOf(bank(), user('RELEASER01'));
    for (const action of ['inactivate', 'block'] as const) {
      const left = await found(act('RELEASER01', action));
      expect(left).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ rule: 'too-few-people', severity: 'stops', stage: 'release', available: 0 }),
          expect.objectContaining({ rule: 'uncovered', stage: 'release' }),
        ]),
      );
    }
    expect(rulesOf(await found(act('RELEASER01', 'unassign-token')))).toEqual(
      expect.arrayContaining(['too-few-tokens', 'user-without-token']),
    );
    expect(await replayed(act('RELEASER01', 'inactivate'))).toMatchObject({ code: null, requests: 1, stopped: 1 });
    expect(await found(act('MAKER02', 'inactivate'))).toEqual([]);
    // Asking changes nothing: the releaser is active, has the token and stays logged in.
    const asked = await read<UserProfileDetail>('getUserProfileDetail', { userId: user('RELEASER01') });
    expect(asked).toMatchObject({ status: 'Active', token: { status: 'Active' }, revision: 1 });
    expect((await ask(bank(), 'getUserAccess', { user: user('RELEASER01'), bearer })).code).toBe('00');
  });

  test('an action that the bank refuses names its record', async () => {
    expect(await found({ kind: 'action', recordKind: 'user-group', id: 'ug-0001', action: 'delete' })).toMatchObject([
      { rule: 'change-refused', record: { kind: 'user-group', id: 'ug-0001', name: 'Keuangan' } },
    ]);
    expect(await found(act('RELEASER01', 'unblock'))).toMatchObject([
      { rule: 'change-refused', record: { kind: 'user-profile', id: user('RELEASER01'), name: 'Dewi Lestari' } },
    ]);
    expect(await by('listSetUpFindings', { draft: act('NOBODY01', 'block') })).toMatchObject({ code: '193' });
  });

  test('a maker who becomes the only one to release, and an approver without a token, are found', async () => {
    const roles = ['MK', 'RL'];
    const allowances = [{ serviceType: 'SVC_LCY_BIFAST', ...every }];
    const alone = await found(await edited('RELEASER01', { roles, allowances }));
    expect(alone.find(({ rule }) => rule === 'only-makers')).toMatchObject({
      stage: 'release',
      names: ['Dewi Lestari'],
      severity: 'warns',
    });
    const person = { area: 'corporate', userId: user('APPROVER07'), name: 'Putri Anggraini', roles: ['AP'] };
    const groups = { userGroupId: 'ug-0001', subUserGroupId: 'sug-0001' };
    const userProfile = {
      ...(await profile('APPROVER01')).userProfile,
      ...person,
      ...groups,
      identity: { identityType: 'KTP', identityNumber: '3174041207910001' },
      access: usualAccess,
      token: undefined,
    };
    // It has no page yet.
    expect(await found({ kind: 'user-profile', userProfile })).toMatchObject([
      { rule: 'user-without-token', record: { kind: 'user-profile', id: '', name: 'Putri Anggraini' } },
    ]);
  });

  test('the approver of such a task reads the same', async () => {
    const { userProfile, revision } = await profile('RELEASER01', { roles: ['IO'] });
    const before = await found({ kind: 'user-profile', id: user('RELEASER01'), userProfile });
    expect(rulesOf(before)).toContain('too-few-people');
    const { output } = await by('editUserProfile', { revision, userProfile });
    const { taskId, refNo } = output as AdminTaskReceipt;
    expect(await found({ kind: 'task', taskId })).toEqual(before);
    expect(await replayed({ kind: 'task', taskId })).toMatchObject({ stopped: 1 });
    await by('cancelAdminTask', { taskId, refNo, revision: 1 });
  });

  test('an account that its approvers no longer see leaves its payments without a way', async () => {
    const { revision } = await read<AccountVisibilityDetail>('getAccountVisibility', { accountId: 'acc-0001' });
    const rule = { kind: 'chosen-users', userIds: [user('MAKER01')] };
    const draft = { kind: 'account-visibility', visibilities: [{ accountId: 'acc-0001', revision, rule }] };
    expect(rulesOf(await found(draft))).toEqual(expect.arrayContaining(['short-of-people', 'waiting-requests']));
    expect(await replayed(draft)).toMatchObject({ requests: 1, stopped: 1 });
    const everyone = [{ accountId: 'acc-0001', revision, rule: { kind: 'everyone' } }];
    expect(await found({ ...draft, visibilities: everyone })).toEqual([]);
  });

  test('account groups and moves on their chart are checked, and leave nothing behind', async () => {
    const accountGroup = { groupName: 'Kas Cabang', parentId: null, accountIds: [] };
    expect(await found({ kind: 'account-group', accountGroup })).toEqual([]);
    const moves = [{ kind: 'account', accountId: 'acc-0001', toGroupId: null }];
    expect(rulesOf(await found({ kind: 'account-hierarchy', moves }))).toEqual([]);
  });

  test('the set-up of the company is checked with the workflows that depend on it', async () => {
    const { settings, revision } = await read<CompanySetup>('getCompanySetup', {});
    const drafted = (change: object) => ({ kind: 'company-setup', settings: { ...settings, ...change } });
    const straight = { approvalMode: 'Straight Through Processing' };
    expect(await found(drafted(straight))).toMatchObject([{ rule: 'change-refused', code: 'ADMIN_FOUR_EYES' }]);
    const single = bank().services.db.updateTable('companies').where('company_id', '=', 'NUSANTARA');
    await single.set({ is_single_access: true }).execute();
    expect(await found(drafted(straight))).toEqual([]);
    await single.set({ is_single_access: false }).execute();
    const favorites = { payeeInputMode: 'Favorites Only' };
    expect(await replayed(drafted(favorites))).toMatchObject({ code: null, requests: 1, stopped: 1 });
    expect(await replayed(drafted({}))).toMatchObject({ code: null, requests: 1, same: 1 });
    expect(await found(drafted({ approvalScope: ['Approve My Tasks Only'] }))).toMatchObject([
      { rule: 'change-refused', code: 'ADMIN_OWN_TASKS', record: { kind: 'company-setup', name: '' } },
    ]);
    const { output } = await by('editCompanySetup', { revision, settings: { ...settings, ...favorites } });
    const task = output as AdminTaskReceipt;
    expect(await found({ kind: 'task', taskId: task.taskId })).toEqual([]);
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ code: '00' });
  });
});
