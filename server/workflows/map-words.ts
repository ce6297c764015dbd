// The rows of a map field by field as text, for the differences of a task.
import type { WorkflowMapDraft, WorkflowMapRowDraft } from '../../generated/types.ts';
import type { MapFacts, MapRow } from './map-store.ts';

const longest = 1000;

function accountWords({ accounts }: WorkflowMapRowDraft, facts: MapFacts): string {
  if (accounts.kind === 'every-account') return 'every-account';
  if (accounts.kind === 'account-group')
    return facts.accountGroups.get(accounts.accountGroupId)?.name ?? accounts.accountGroupId;
  return accounts.accountIds.map((id) => facts.accounts.get(id)?.alias ?? id).join(', ');
}

const rangeWords = ({ currency, minimum, maximum, batchBasis }: WorkflowMapRowDraft) =>
  `${currency ?? 'any'} ${minimum ?? 'any'} - ${maximum ?? 'any'} (${batchBasis})`;

const outcomeWords = ({ outcome }: WorkflowMapRowDraft, facts: MapFacts) =>
  outcome.kind === 'blocked'
    ? 'blocked'
    : (facts.workflows.get(outcome.approvalWorkflowId)?.name ?? outcome.approvalWorkflowId);

/** A row keeps the name that it has now, so that renaming it is one difference. */
function placeOf({ id, name }: WorkflowMapRowDraft, row: MapRow | null): string {
  const known = row?.rows.find((one) => one.id === id);
  return known ? `approvalList.${known.name}` : `addedRows.${name}`;
}

export function mapWords(draft: WorkflowMapDraft, facts: MapFacts, row: MapRow | null) {
  const entries = draft.approvalList.flatMap((one): (readonly [string, string])[] => {
    const place = placeOf(one, row);
    return [
      [`${place}.name`, one.name],
      [`${place}.transactionTypes`, one.transactionTypes.toSorted().join(', ') || 'every-type'],
      [`${place}.accounts`, accountWords(one, facts).slice(0, longest)],
      [`${place}.range`, rangeWords(one)],
      [`${place}.outcome`, outcomeWords(one, facts)],
    ];
  });
  return Object.fromEntries([['name', draft.name], ...entries]);
}
