// A row as its form holds it.
import type {
  BatchBasis,
  CurrencyCode,
  FromAccount,
  MapTransactionType,
  RecordReference,
} from '../../../generated/types.ts';
import type { RowValues } from '../../components/map-check/row-values.ts';

export interface TypedRow {
  readonly name: string;
  readonly whichTypes: 'every-type' | 'these';
  readonly transactionTypes: MapTransactionType[];
  readonly whichAccounts: 'every-account' | 'accounts' | 'account-group';
  readonly accounts: FromAccount[];
  readonly accountGroup: RecordReference | null;
  readonly currency: string;
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  readonly batchBasis: BatchBasis;
  readonly leadsTo: 'approval-workflow' | 'blocked';
  readonly workflow: RecordReference | null;
}

export const emptyRow: RowValues = {
  id: null,
  name: '',
  transactionTypes: [],
  accounts: { kind: 'every-account' },
  currency: 'IDR',
  minimum: null,
  maximum: null,
  batchBasis: 'total',
  outcome: { kind: 'approval-workflow', approvalWorkflow: { id: '', name: '' } },
};

export const typedOf = (row: RowValues): TypedRow => ({
  name: row.name,
  whichTypes: row.transactionTypes.length === 0 && row.name !== '' ? 'every-type' : 'these',
  transactionTypes: row.transactionTypes,
  whichAccounts: row.accounts.kind,
  accounts: row.accounts.kind === 'accounts' ? row.accounts.accounts : [],
  accountGroup: row.accounts.kind === 'account-group' ? row.accounts.accountGroup : null,
  currency: row.currency ?? 'any',
  minimum: row.minimum ?? undefined,
  maximum: row.maximum ?? undefined,
  batchBasis: row.batchBasis,
  leadsTo: row.outcome.kind,
  workflow:
    row.outcome.kind === 'approval-workflow' && row.outcome.approvalWorkflow.id !== ''
      ? row.outcome.approvalWorkflow
      : null,
});

function accountsOf({ whichAccounts, accounts, accountGroup }: TypedRow): RowValues['accounts'] {
  if (whichAccounts === 'accounts') return { kind: 'accounts', accounts };
  return whichAccounts === 'account-group' && accountGroup
    ? { kind: 'account-group', accountGroup }
    : { kind: 'every-account' };
}

export const rowOf = (id: string | null, typed: TypedRow): RowValues => ({
  id,
  name: typed.name,
  transactionTypes: typed.whichTypes === 'these' ? typed.transactionTypes : [],
  accounts: accountsOf(typed),
  currency: typed.currency === 'any' ? null : (typed.currency as CurrencyCode),
  minimum: typed.minimum || null,
  maximum: typed.maximum || null,
  batchBasis: typed.batchBasis,
  outcome:
    typed.leadsTo === 'approval-workflow' && typed.workflow
      ? { kind: 'approval-workflow', approvalWorkflow: typed.workflow }
      : { kind: 'blocked' },
});
