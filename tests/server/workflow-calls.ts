// What the stories of workflows and workflow maps share: drafts, and the calls of administrators.
import type {
  ApprovalWorkflowDetail,
  ApprovalWorkflowSummary,
  UserGroupDetail,
  WorkflowMapDetail,
  WorkflowMapSummary,
} from '../../generated/types.ts';
import { adminCalls, type Listed } from './admin-calls.ts';
import type { TestBank } from './bank.ts';
import { draftOf, submit } from './request-bank.ts';

export const direksi = { groupKind: 'approval-group', groupId: 'direksi', quorum: 1 } as const;
export const treasury = { groupKind: 'approval-group', groupId: 'treasury', quorum: 1 } as const;

export const drawn = (name: string, change: object = {}) => ({
  name,
  requestType: 'financial-request',
  approvalOrder: 'parallel',
  approvalMode: 'Manual Approval',
  approvalScope: ["Approve Other's Tasks"],
  verify: [],
  approve: [direksi],
  release: [treasury],
  ...change,
});

export const rowOf = (name: string, approvalWorkflowId: string, change: object = {}) => ({
  name,
  transactionTypes: ['SVC_LCY_BIFAST'],
  accounts: { kind: 'every-account' },
  currency: 'IDR',
  minimum: null,
  maximum: '10000000.00',
  batchBasis: 'total',
  outcome: { kind: 'approval-workflow', approvalWorkflowId },
  ...change,
});

export function workflowCalls(bank: () => TestBank) {
  const calls = adminCalls(bank);
  const { read, submitted, approved } = calls;
  const workflowDetail = (id: string) => read<ApprovalWorkflowDetail>('getApprovalWorkflow', { id });
  const mapDetail = (id: string) => read<WorkflowMapDetail>('getWorkflowMap', { kind: 'record', id });
  const workflowCalled = async (search: string) => {
    const { items } = await read<Listed<ApprovalWorkflowSummary>>('listApprovalWorkflows', { filter: { search } });
    if (!items[0]) throw new Error(`There is no workflow ${search}`);
    return items[0];
  };
  const storedOverlaps = (name: string) =>
    bank()
      .services.db.selectFrom('workflow_maps')
      .select('overlap_count')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const mapCalled = async (search: string) => {
    const { items } = await read<Listed<WorkflowMapSummary>>('listWorkflowMaps', { filter: { search } });
    if (!items[0]) throw new Error(`There is no map ${search}`);
    return items[0];
  };
  const newWorkflow = async (name: string, change: object = {}) => {
    await approved(await submitted('createApprovalWorkflow', { approvalWorkflow: drawn(name, change) }));
    return workflowCalled(name);
  };
  const newMap = async (name: string, approvalList: readonly object[]) => {
    const body = { workflowMap: { name, approvalList }, acceptOverlaps: false };
    await approved(await submitted('createWorkflowMap', body));
    return mapCalled(name);
  };
  /** Links the maps to the user group of the demonstration users. */
  async function link(workflowMapIds: readonly string[]) {
    const group = await read<UserGroupDetail>('getUserGroup', { id: 'ug-0001' });
    const userGroup = { userGroupName: 'Keuangan', workflowMapIds, enterpriseLimitIds: ['el-0001'] };
    await approved(await submitted('editUserGroup', { id: group.id, revision: group.revision, userGroup }));
  }
  const routeFor = async (value: string) => {
    const { route } = await submit(bank(), draftOf(value));
    return { row: route.matchedRow?.name, stages: route.stages.map(({ kind }) => kind) };
  };
  return {
    ...calls,
    workflowDetail,
    mapDetail,
    workflowCalled,
    storedOverlaps,
    mapCalled,
    newWorkflow,
    newMap,
    link,
    routeFor,
  };
}
