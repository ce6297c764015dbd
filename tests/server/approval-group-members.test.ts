// The people of an approval group of the bank, such as Direksi, are put into it in their profile.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  EffectiveAccess,
  StageCandidate,
  UserProfileDetail,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { draft, formOf } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const direksi = { id: 'direksi', name: 'Direksi' };

onBothDatabases('the people of an approval group', addRequestBank, (bank) => {
  const by = (operation: string, body: object) => ask(bank(), operation, { user: user('SYSADMIN01'), body });
  const read = <Output>(operation: string, body?: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN01'), ...(body && { body }) });
  const detailOf = (id: string) => read<UserProfileDetail>('getUserProfileDetail', { userId: user(id) });
  const stepsOf = async (id: string) =>
    (await read<EffectiveAccess>('getEffectiveAccess', { userId: user(id) })).steps.map(({ groupName }) => groupName);
  async function approved(operation: string, body: object): Promise<AdminTaskDetail['changes']> {
    const { output } = await by(operation, body);
    const task = output as AdminTaskReceipt;
    const { changes } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId });
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    return changes;
  }
  const edited = async (id: string, change: object) => approved('editUserProfile', formOf(await detailOf(id), change));

  test('are chosen among the groups that no user group stands for', async () => {
    const { approvalGroups } = await read<{ approvalGroups: object[] }>('listRoles');
    expect(approvalGroups).toContainEqual(direksi);
    expect(approvalGroups).not.toContainEqual(expect.objectContaining({ name: 'Keuangan' }));
    expect((await detailOf('APPROVER02')).approvalGroups).toEqual([direksi]);
    expect(await detailOf('RELEASER01')).not.toMatchObject({ approvalGroups: [direksi] });
  });

  test('get a new approver, who acts in their steps from the approval on', async () => {
    const every = { allowMaker: 1, allowVerifier: 1, allowApprover: 1, allowReleaser: 1 };
    const more = { roles: ['AP'], allowances: [{ serviceType: 'SVC_LCY_BIFAST', ...every }] };
    const userProfile = draft('APPROVER08', { ...more, approvalGroupIds: ['direksi'] });
    expect(
      await by('createUserProfile', { userProfile: { ...userProfile, approvalGroupIds: ['keuangan'] } }),
    ).toMatchObject({ code: '193', body: { errors: [{ field: 'userProfile.approvalGroupIds' }] } });
    const changes = await approved('createUserProfile', { userProfile });
    expect(changes).toContainEqual({ field: 'approvalGroups', before: null, after: 'Direksi' });
    expect((await detailOf('APPROVER08')).approvalGroups).toEqual([direksi]);
    expect(await stepsOf('APPROVER08')).toContain('Direksi');
    const asked = { stageKind: 'approve', search: 'Direksi' };
    const { items } = await read<{ items: StageCandidate[] }>('listStageCandidates', asked);
    expect(items).toHaveLength(1);
  });

  test('stay when a form says nothing of them, and leave when it says so', async () => {
    await edited('APPROVER08', { mobilePhoneNumber: '081385220144' });
    expect((await detailOf('APPROVER08')).approvalGroups).toEqual([direksi]);
    expect(await edited('APPROVER08', { approvalGroupIds: [] })).toEqual([
      { field: 'approvalGroups', before: 'Direksi', after: null },
    ]);
    expect(await detailOf('APPROVER08')).not.toHaveProperty('approvalGroups');
    expect(await stepsOf('APPROVER08')).not.toContain('Direksi');
  });
});
