import type { WorkflowMapRow, WorkflowMapRowDraft } from '../../../generated/types.ts';

/** A row with the names of what it mentions; createdAt is not typed. */
export type RowValues = Omit<WorkflowMapRow, 'createdAt'>;

function accountsOf({ accounts }: RowValues): WorkflowMapRowDraft['accounts'] {
  if (accounts.kind === 'every-account') return accounts;
  if (accounts.kind === 'account-group') return { kind: 'account-group', accountGroupId: accounts.accountGroup.id };
  return { kind: 'accounts', accountIds: accounts.accounts.map(({ id }) => id) };
}

const outcomeOf = ({ outcome }: RowValues): WorkflowMapRowDraft['outcome'] =>
  outcome.kind === 'blocked' ? outcome : { kind: 'approval-workflow', approvalWorkflowId: outcome.approvalWorkflow.id };

export const rowDraftOf = (row: RowValues): WorkflowMapRowDraft => ({
  ...row,
  accounts: accountsOf(row),
  outcome: outcomeOf(row),
});

export const rowValuesOf = ({ createdAt: _createdAt, ...row }: WorkflowMapRow): RowValues => row;
