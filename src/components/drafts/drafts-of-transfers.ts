/** Transfers in rupiah are what drafts are made of so far. */
export const draftsOfTransfers = {
  body: { filter: { transactionType: 'LCY' }, sort: { field: 'savedAt', direction: 'desc' }, page: { size: 100 } },
} as const;
