// The rows of a map part by part, as text and as values, for the differences of a task.
import type { MapRowPart, WorkflowMapDraft, WorkflowMapRowDraft } from '../../generated/types.ts';
import type { FieldWords } from '../resources/definition.ts';
import { accountsWithNames, outcomeWithName } from './map-detail.ts';
import type { MapFacts, MapRow } from './map-store.ts';

type Part<Name extends MapRowPart['part']> = Extract<MapRowPart, { readonly part: Name }>;

function accountText({ accounts }: Part<'accounts'>): string {
  if (accounts.kind === 'every-account') return 'every account';
  if (accounts.kind === 'account-group') return accounts.accountGroup.name;
  return accounts.accounts.map(({ alias }) => alias).join(', ');
}

const rangeText = ({ currency, minimum, maximum, batchBasis }: Part<'range'>) =>
  `${currency ?? 'every currency'} ${minimum ?? '0.00'} - ${maximum ?? 'unlimited'} (${batchBasis})`;

function textOf(part: MapRowPart): string {
  if (part.part === 'transactionTypes') return part.transactionTypes.join(', ') || 'every type';
  if (part.part === 'accounts') return accountText(part);
  if (part.part === 'range') return rangeText(part);
  return part.outcome.kind === 'blocked' ? 'blocked' : part.outcome.approvalWorkflow.name;
}

/** The order in which a draft names accounts and types makes no difference. */
function partsOf(row: WorkflowMapRowDraft, facts: MapFacts): MapRowPart[] {
  const { currency, minimum, maximum, batchBasis, accounts } = row;
  const sorted = accounts.kind === 'accounts' ? { ...accounts, accountIds: accounts.accountIds.toSorted() } : accounts;
  return [
    { part: 'transactionTypes', transactionTypes: row.transactionTypes.toSorted() },
    { part: 'accounts', accounts: accountsWithNames({ accounts: sorted }, facts) },
    { part: 'range', currency, minimum, maximum, batchBasis },
    { part: 'outcome', outcome: outcomeWithName(row, facts) },
  ];
}

/** A row keeps the name that it has now, so that renaming it is one difference. */
function placeOf({ id, name }: WorkflowMapRowDraft, row: MapRow | null): string {
  const known = row?.rows.find((one) => one.id === id);
  return known ? `approvalList.${known.name}` : `addedRows.${name}`;
}

export function mapWords(draft: WorkflowMapDraft, facts: MapFacts, row: MapRow | null): FieldWords {
  const entries = draft.approvalList.flatMap((one): (readonly [string, FieldWords[string]])[] => {
    const place = placeOf(one, row);
    const parts = partsOf(one, facts).map(
      (value) => [`${place}.${value.part}`, { text: textOf(value), value }] as const,
    );
    return [[`${place}.name`, one.name], ...parts];
  });
  return Object.fromEntries([['name', draft.name], ...entries]);
}
