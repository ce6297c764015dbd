// What a signature covers, read from the request itself and never from what the browser says.
import type { SignedAction, SignedItem } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import { digestOf } from '../session/challenge-digest.ts';
import type { Person } from '../session/people-store.ts';
import type { AboutToBeDecided } from '../session/signatures.ts';
import { Refusal } from '../refusal.ts';
import { findByReference, type RequestRow } from './store.ts';

/** Where nothing is debited, as for a favorite, nothing is what the signature says. */
const noAccount = '00000';
const noAmount = { value: '0.00', currency: 'IDR' } as const;

export function signedItem(row: RequestRow): SignedItem {
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

/** What a person who decides on these rows must have signed. */
export function aboutRequests(
  { companyId, userId }: Person,
  action: SignedAction,
  rows: readonly RequestRow[],
): AboutToBeDecided {
  const items = rows.map(signedItem);
  return { action, refNos: items.map(({ refNo }) => refNo), digest: digestOf({ companyId, userId, action, items }) };
}

/** The requests as they are now, in the order in which they are named; one that is not there refuses them all. */
export async function findSigned(
  db: Database,
  companyId: string,
  items: readonly { readonly refNo: string }[],
): Promise<RequestRow[]> {
  const rows = await together(...items.map(({ refNo }) => findByReference(db, companyId, refNo)));
  return rows.map((row) => {
    if (!row) throw new Refusal('193');
    return row;
  });
}
