// What a signature covers, read from the request itself and never from what the browser says.
import type { SignedItem } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import { Refusal } from '../refusal.ts';
import { findByReference, type RequestRow } from './store.ts';

export interface NamedItem {
  readonly refNo: string;
  readonly revision: number;
}

/** Where nothing is debited, as for a favourite, nothing is what the signature says. */
const noAccount = '00000';
const noAmount = { value: '0.00', currency: 'IDR' } as const;

function signedItem(row: RequestRow): SignedItem {
  const { amount, currency, account } = row;
  return {
    refNo: row.ref_no,
    revision: row.revision,
    debitAccount: account?.number ?? noAccount,
    payeeAccount: row.payee_account,
    payeeBank: row.payee_bank,
    payeeName: row.payee_name,
    amount: amount === null || currency === null ? noAmount : { value: amount, currency },
    transactionDate: row.transaction_date,
  };
}

/**
 * In the order they were named; one that is not there, or has been repaired since, refuses them all. Rows that the
 * transaction holds need not be read again.
 */
export async function loadSignable(
  db: Database,
  companyId: string,
  items: readonly NamedItem[],
  held: readonly RequestRow[] = [],
): Promise<SignedItem[]> {
  const named = items.map(
    async ({ refNo }) => held.find((row) => row.ref_no === refNo) ?? findByReference(db, companyId, refNo),
  );
  const rows = await together(...named);
  return items.map(({ revision }, index) => {
    const row = rows[index];
    if (!row) throw new Refusal('193');
    if (row.revision !== revision) throw new Refusal('ERR_REQ_3');
    return signedItem(row);
  });
}
