// Reads the change to replay, from a waiting task or from a draft that is not submitted yet.
import { routingKinds } from '../../../domain/approval/routing-kinds.ts';
import type { AdminAction, AdminRecordKind, ReplayRequest } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { dailyLimits } from '../../limits/daily-limit.ts';
import { dailyLimitsId } from '../../limits/daily-limit-store.ts';
import { delegations } from '../../limits/delegation.ts';
import { delegationId } from '../../limits/delegation-store.ts';
import { Refusal } from '../../refusal.ts';
import { kindOf } from '../../tasks/kind.ts';
import { ongoing } from '../../tasks/rules.ts';
import { findTask } from '../../tasks/store.ts';

export interface ReplayedChange {
  readonly recordKind: AdminRecordKind;
  readonly action: AdminAction;
  readonly payload: unknown;
  /** Null for a new record and for several records, of which the name of the latter is empty. */
  readonly id: string | null;
  readonly name: string;
}

type Asked = ReplayRequest['change'];
type Draft = Exclude<Asked, { kind: 'task' | 'action' }>;

async function ofTask(context: Context, taskId: string): Promise<ReplayedChange> {
  const task = await findTask(context.db, { companyId: context.who.companyId, taskId });
  if (!task || !ongoing.includes(task.status) || !routingKinds.includes(task.record_kind)) throw new Refusal('193');
  const { recordKind, action } = kindOf(context, task);
  const { record_id: id, record_name: name } = task;
  return { recordKind, action, payload: task.payload, id, name };
}

const record = (id: string | null, draft: object | null, revision: number | null = null) => ({
  id,
  revision,
  before: null,
  draft,
});

async function dailyDraft({ db, who }: Context, { dailyLimits: wanted }: Extract<Draft, { kind: 'daily-limit' }>) {
  const [row] = await dailyLimits.definition.load(db, who.companyId, [dailyLimitsId], false);
  return { ...row?.amounts, ...Object.fromEntries(wanted.map(({ id, amount }) => [id, amount])) };
}

async function delegationDraft({ db, who }: Context, { delegations: wanted }: Extract<Draft, { kind: 'delegation' }>) {
  const [row] = await delegations.definition.load(db, who.companyId, [delegationId], false);
  return { ...row?.own, ...Object.fromEntries(wanted.map((one) => [one.serviceType, one.maximumAmounts])) };
}

type WithId = Exclude<Draft, { kind: 'account-limit' | 'daily-limit' | 'delegation' }>;

function valuesOf(draft: WithId): object {
  if ('approvalWorkflow' in draft) return draft.approvalWorkflow;
  if ('workflowMap' in draft) return draft.workflowMap;
  if ('userGroup' in draft) return draft.userGroup;
  return 'subUserGroup' in draft ? draft.subUserGroup : draft.enterpriseLimit;
}

const isOfOne = (draft: Draft): draft is WithId =>
  !('accountLimits' in draft || 'dailyLimits' in draft || 'delegations' in draft);

function nameIn(draft: WithId): string {
  if ('userGroup' in draft) return draft.userGroup.userGroupName;
  if ('subUserGroup' in draft) return draft.subUserGroup.subUserGroupName;
  if ('approvalWorkflow' in draft) return draft.approvalWorkflow.name;
  return 'workflowMap' in draft ? draft.workflowMap.name : draft.enterpriseLimit.name;
}

async function recordsOf(context: Context, draft: Draft) {
  if ('accountLimits' in draft)
    return draft.accountLimits.map(({ accountId, revision, values }) => record(accountId, values, revision));
  if ('dailyLimits' in draft) return [record(dailyLimitsId, await dailyDraft(context, draft))];
  if ('delegations' in draft) return [record(delegationId, await delegationDraft(context, draft))];
  return [record(draft.id ?? null, valuesOf(draft))];
}

export async function replayedChange(context: Context, asked: Asked): Promise<ReplayedChange> {
  if (asked.kind === 'task') return ofTask(context, asked.taskId);
  if (asked.kind === 'action') {
    const { recordKind, action, id } = asked;
    return { recordKind, action, payload: { records: [record(id, null)] }, id, name: '' };
  }
  const records = await recordsOf(context, asked);
  const action = records[0]?.id === null ? 'create' : 'edit';
  const named = isOfOne(asked) ? { id: asked.id ?? null, name: nameIn(asked) } : { id: null, name: '' };
  return { recordKind: asked.kind, action, payload: { records }, ...named };
}
