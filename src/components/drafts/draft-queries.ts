import type { DraftListRequest, TransactionType } from '../../../generated/types.ts';

interface DraftsInput {
  readonly body: DraftListRequest;
}

const latest = { sort: { field: 'savedAt', direction: 'desc' }, page: { size: 100 } } as const;

export const allDrafts: DraftsInput = { body: { filter: {}, ...latest } };

export const draftsOf = (transactionType: TransactionType): DraftsInput => ({
  body: { filter: { transactionType }, ...latest },
});
