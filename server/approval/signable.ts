// What a signature covers. It is read from the stored request, never from the browser.
import { fromWire, sum, toWire, type Money } from '../../domain/money.ts';
import type { SignedAction, SignedItem, SignedRecord, SignedTarget } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { pipeline } from '../db/pipeline.ts';
import { digestOf } from '../people/challenge-digest.ts';
import type { Person } from '../people/people-store.ts';
import { targetOf, type AboutToBeDecided } from '../people/signatures.ts';
import { Refusal } from '../refusal.ts';
import type { KnowsKinds } from './payment-kind.ts';
import { findRecords, type RecordRow } from './record-store.ts';
import { seriesTerms } from './series-terms.ts';
import { findByReference, identityOf, type RequestRow } from './store.ts';

/** Signed in place of an account and an amount if nothing is debited, as for a favorite. */
const noAccount = '00000';
const noAmount = { value: '0.00', currency: 'IDR' } as const;

export function signedItem(knows: KnowsKinds, row: RequestRow): SignedItem {
  const { amount, currency, account } = row;
  const series = seriesTerms(knows, row);
  return {
    refNo: row.ref_no,
    revision: row.revision,
    debitAccount: account?.number ?? noAccount,
    payeeAccount: row.payee_account,
    payeeBank: row.payee_bank,
    payeeName: row.payee_name,
    amount: amount === null || currency === null ? noAmount : { value: amount, currency },
    transactionDate: row.transaction_date,
    ...(series && { series }),
  };
}

const signedRecord = (row: RecordRow): SignedRecord => ({
  line: row.line,
  payeeName: row.beneficiary_name,
  payeeAccount: row.destination,
  payeeBank: row.destination_bank,
  amount: row.amount === null || row.currency === null ? noAmount : { value: row.amount, currency: row.currency },
});

/** The sum of the amounts in the first one's currency; null if there is no amount. */
export function totalInFirstCurrency(amounts: readonly SignedItem['amount'][]): Money | null {
  const read = amounts.map(fromWire).flatMap((amount) => (amount.ok ? [amount.value] : []));
  const [first] = read;
  if (!first) return null;
  const total = sum(
    read.filter(({ currency }) => currency === first.currency),
    first.currency,
  );
  return total.ok ? total.value : null;
}

/** The item to sign for some records of a file; its amount is the sum of these records. */
export function signedRecords(knows: KnowsKinds, row: RequestRow, chosen: readonly RecordRow[]): SignedItem {
  const records = chosen.toSorted((left, right) => left.line - right.line).map(signedRecord);
  const total = totalInFirstCurrency(records.map(({ amount }) => amount));
  return { ...signedItem(knows, row), amount: total ? toWire(total) : noAmount, records };
}

/** What a person who decides on these items must have signed. */
export const aboutItems = (
  { companyId, userId }: Pick<Person, 'companyId' | 'userId'>,
  action: SignedAction,
  items: readonly SignedItem[],
): AboutToBeDecided => ({
  action,
  targets: items.map(targetOf),
  digest: digestOf({ companyId, userId, action, items }),
});

export const aboutRequests = (
  actor: KnowsKinds & { readonly who: Pick<Person, 'companyId' | 'userId'> },
  action: SignedAction,
  rows: readonly RequestRow[],
): AboutToBeDecided =>
  aboutItems(
    actor.who,
    action,
    rows.map((row) => signedItem(actor, row)),
  );

/** Returns the requests in the order of the items; throws if one does not exist. */
export async function findSigned(
  db: Database,
  companyId: string,
  items: readonly { readonly refNo: string }[],
): Promise<RequestRow[]> {
  const rows = await pipeline(...items.map(({ refNo }) => findByReference(db, companyId, refNo)));
  return rows.map((row) => {
    if (!row) throw new Refusal('193');
    return row;
  });
}

/** The items as they are stored now; only the named records if an item names lines of a file. */
export async function signedNow(
  { db, who: { companyId }, ...knows }: Pick<Context, 'db' | 'who' | 'paymentKinds'>,
  items: readonly SignedTarget[],
): Promise<SignedItem[]> {
  const rows = await findSigned(db, companyId, items);
  const signed = await pipeline(
    ...rows.map(async (row, index) => {
      const lines = items[index]?.lines;
      return lines ? signedRecords(knows, row, await findRecords(db, identityOf(row), lines)) : signedItem(knows, row);
    }),
  );
  return [...signed];
}
