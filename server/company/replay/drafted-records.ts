// The records that a draft changes, with the values that it wants, as a task would store them.
import type { ReplayRequest } from '../../../generated/types.ts';
import { chartId } from '../../account-groups/group-rules.ts';
import type { Context } from '../../context.ts';
import { dailyLimits } from '../../limits/daily-limit.ts';
import { dailyLimitsId } from '../../limits/daily-limit-store.ts';
import { delegations } from '../../limits/delegation.ts';
import { delegationId } from '../../limits/delegation-store.ts';
import { tidyDraft } from '../../users/tidy-draft.ts';
import { companySetupId } from '../setup-store.ts';

export type Draft = Exclude<ReplayRequest['change'], { kind: 'task' | 'action' | 'user-action' }>;
type Of<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>;
type OfSeveral = Of<'account-limit' | 'daily-limit' | 'delegation' | 'account-visibility'>;
type OfOne = Exclude<Draft, OfSeveral>;

/** One record and its values. */
export interface DraftedRecord {
  /** Null for a new record. */
  readonly id: string | null;
  readonly name: string;
  readonly values: object;
  /** The id of a new record, where its form names it. */
  readonly newId?: string;
}

/** A setting of the whole company has no name. */
function namedIn(draft: OfOne): Omit<DraftedRecord, 'id'> {
  if ('userGroup' in draft) return { name: draft.userGroup.userGroupName, values: draft.userGroup };
  if ('subUserGroup' in draft) return { name: draft.subUserGroup.subUserGroupName, values: draft.subUserGroup };
  if ('approvalWorkflow' in draft) return { name: draft.approvalWorkflow.name, values: draft.approvalWorkflow };
  if ('workflowMap' in draft) return { name: draft.workflowMap.name, values: draft.workflowMap };
  if ('enterpriseLimit' in draft) return { name: draft.enterpriseLimit.name, values: draft.enterpriseLimit };
  if ('accountGroup' in draft) return { name: draft.accountGroup.groupName, values: draft.accountGroup };
  if ('moves' in draft) return { name: '', values: { moves: draft.moves } };
  if ('settings' in draft) return { name: '', values: draft.settings };
  const userProfile = tidyDraft(draft.userProfile);
  return { name: userProfile.name, values: userProfile, newId: userProfile.userId };
}

function idIn(draft: OfOne): string | null {
  if (draft.kind === 'company-setup') return companySetupId;
  return draft.kind === 'account-hierarchy' ? chartId : (draft.id ?? null);
}

async function dailyDraft({ db, who }: Context, { dailyLimits: wanted }: Of<'daily-limit'>) {
  const [row] = await dailyLimits.definition.find(db, who.companyId, [dailyLimitsId], false);
  return { ...row?.amounts, ...Object.fromEntries(wanted.map(({ id, amount }) => [id, amount])) };
}

async function delegationDraft({ db, who }: Context, { delegations: wanted }: Of<'delegation'>) {
  const [row] = await delegations.definition.find(db, who.companyId, [delegationId], false);
  return { ...row?.own, ...Object.fromEntries(wanted.map((one) => [one.serviceType, one.maximumAmounts])) };
}

const isOfSeveral = (draft: Draft): draft is OfSeveral =>
  ['account-limit', 'daily-limit', 'delegation', 'account-visibility'].includes(draft.kind);

/** Returns the record that the draft is about; null for settings of several records or of the whole company. */
export const draftedRecord = (draft: Draft): DraftedRecord | null =>
  isOfSeveral(draft) ? null : { id: idIn(draft), ...namedIn(draft) };

const stored = (id: string | null, draft: object, revision: number | null = null) => ({
  id,
  revision,
  before: null,
  draft,
});

/** Returns what a task with the draft would hold. */
export async function draftedRecords(context: Context, draft: Draft) {
  const one = draftedRecord(draft);
  if (one) return [stored(one.id, one.values)];
  if (draft.kind === 'account-limit')
    return draft.accountLimits.map(({ accountId, revision, values }) => stored(accountId, values, revision));
  if (draft.kind === 'account-visibility')
    return draft.visibilities.map(({ accountId, revision, rule }) => stored(accountId, rule, revision));
  if (draft.kind === 'daily-limit') return [stored(dailyLimitsId, await dailyDraft(context, draft))];
  return draft.kind === 'delegation' ? [stored(delegationId, await delegationDraft(context, draft))] : [];
}
