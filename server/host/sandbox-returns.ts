// Transfers that the sandbox's bank abroad sends back. The money less charges is booked when the tracker is next asked.
import { wireInstant } from '../../domain/jakarta-time.ts';
import { isCurrency, money, toWire, type Money } from '../../domain/money.ts';
import { returnedMoney } from '../../domain/returned-transfer.ts';
import type { ReturnedTransfer } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { minorOf, numericOf } from '../db/numeric.ts';
import type { HostTables } from '../db/host-tables.ts';
import { transact } from '../db/transact.ts';
import { bankAccount } from '../ledger/accounts.ts';
import type { EntryLine } from '../ledger/entry.ts';
import { postEntry } from '../ledger/post.ts';
import type { Selectable } from 'kysely';
import { hostReferenceOf } from './host-reference.ts';
import type { HostOrder, OrderKey, Tracked } from './host.ts';
import { channelFor } from './rail-codes.ts';
import { keptBack } from './order-lines.ts';

type ReturnRow = Selectable<HostTables['host_returns']>;

const untilReturned = 30 * 60_000;
const chargedAbroad = 1500n;

/** Stores that the bank abroad will send the transfer back. */
export async function planReturn(
  db: Database,
  order: HostOrder,
  reason: ReturnedTransfer['reason'],
  now: Date,
): Promise<void> {
  const { companyId, reference, amount, debitAmount = amount } = order;
  await db
    .insertInto('host_returns')
    .values({
      company_id: companyId,
      reference,
      reason,
      returns_at: new Date(now.getTime() + untilReturned),
      debit_account_id: order.debitAccountId,
      debit_currency: debitAmount.currency,
      currency: amount.currency,
      sent: numericOf(amount.minor - keptBack(order)),
      debited: numericOf(debitAmount.minor),
      answer: null,
    })
    .execute();
}

function stored(text: string, currency: string): Money {
  if (!isCurrency(currency)) throw new Error(`The host stored a return in ${currency}`);
  return money(minorOf(text), currency);
}

/** The position accounts exchange it back, so that the lines of each currency add up to zero. */
function linesOf(row: ReturnRow, back: Money, credited: Money): EntryLine[] {
  const description = `Pengembalian transfer ${row.reference}`;
  const isExchanged = back.currency !== credited.currency;
  const exchange = [
    { ...bankAccount('position', back.currency), amount: back.minor, description },
    { ...bankAccount('position', credited.currency), amount: -credited.minor, description },
  ];
  const account = { companyId: row.company_id, accountId: row.debit_account_id };
  const lines = [
    { ...bankAccount('clearing', back.currency), amount: -back.minor, description },
    ...(isExchanged ? exchange : []),
    { ...account, amount: credited.minor, description },
  ];
  return lines.filter((line) => line.amount !== 0n);
}

async function bookReturn(db: Database, row: ReturnRow, now: Date): Promise<ReturnedTransfer> {
  const sent = stored(row.sent, row.currency);
  const debited = stored(row.debited, row.debit_currency);
  const { charges, credited } = returnedMoney({ sent, debited }, money(chargedAbroad, sent.currency));
  const reference = `${row.reference}-RTN`;
  const lines = linesOf(row, money(sent.minor - charges.minor, sent.currency), credited);
  const valueDate = wireInstant(now.getTime()).slice(0, 10);
  const channel = channelFor('SVC_FCY_TT');
  if (lines.length > 0) await postEntry(db, { kind: 'transfer', reference, valueDate, bookedAt: now, channel, lines });
  return {
    returnedAt: wireInstant(now.getTime()),
    reason: row.reason,
    charges: toWire(charges),
    credited: toWire(credited),
    hostReference: hostReferenceOf(row.company_id, reference),
  };
}

/** The last bank on the way credits it at the time of its step. */
async function arrival(db: Database, { companyId, reference }: OrderKey, now: Date): Promise<Tracked> {
  const sent = await db
    .selectFrom('host_transfers')
    .select('outcome')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  const proof = sent?.outcome.kind === 'done' ? sent.outcome.proof : undefined;
  const last = proof?.kind === 'swift' ? proof.steps.at(-1)?.at : undefined;
  const until = new Date(last ?? now);
  return now < until ? { kind: 'on-its-way', until } : { kind: 'delivered' };
}

/** Says where a transfer is. A return is booked once, when it is due. */
export async function track(db: Database, order: OrderKey, now: Date): Promise<Tracked> {
  if (!db.isTransaction) return transact(db, (inside) => track(inside, order, now));
  const row = await db
    .selectFrom('host_returns')
    .selectAll()
    .where('company_id', '=', order.companyId)
    .where('reference', '=', order.reference)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return arrival(db, order, now);
  if (row.answer) return { kind: 'returned', returned: row.answer };
  if (now < row.returns_at) return { kind: 'on-its-way', until: row.returns_at };
  const returned = await bookReturn(db, row, now);
  await db
    .updateTable('host_returns')
    .set({ answer: JSON.stringify(returned) })
    .where('company_id', '=', order.companyId)
    .where('reference', '=', order.reference)
    .execute();
  return { kind: 'returned', returned };
}
