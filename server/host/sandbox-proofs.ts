// What the receiving side of the sandbox gives for an order: the same order, the same proof.
import { createHash } from 'node:crypto';
import { money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import type { HostProof } from '../db/host-tables.ts';
import { numericOf } from '../db/numeric.ts';
import type { BillOfHost, BillOrder, HostOrder, TopUpOrder } from './host.ts';
import { billerCalled } from './sandbox-billers.ts';
import { openBillsOf } from './sandbox-bills.ts';

const digestOf = ({ companyId, reference }: HostOrder, of: string) =>
  createHash('sha256').update(`${of}/${companyId}/${reference}`).digest('hex').toUpperCase();

/** So many digits, in the place of the letters of a digest. */
const digitsOf = (order: HostOrder, of: string, length: number) =>
  [...digestOf(order, of)]
    .map((character) => Number.parseInt(character, 16) % 10)
    .join('')
    .slice(0, length);

const referenceFor = (order: HostOrder) => digestOf(order, 'institution').slice(0, 16);

/** The bills of the order as they are open now; fewer where some were paid meanwhile. */
export async function billsOfOrder(db: Database, order: BillOrder, now: Date) {
  const { institution, customer, billIds } = order;
  const question = { institution: institution.code, customerNumber: customer.number, months: billIds.length };
  return (await openBillsOf(db, question, now)).filter(({ billId }) => billIds.includes(billId));
}

/** The oldest bill takes what it asks for, then the next; a deposit asks for nothing and takes all there is. */
function spread(paid: bigint, bills: readonly BillOfHost[]) {
  let left = paid;
  return bills.flatMap(({ billId, description, amount, penalty }) => {
    const due = amount.minor + penalty.minor;
    const covered = due === 0n || due > left ? left : due;
    left -= covered;
    return covered > 0n ? [{ billId, description, covered }] : [];
  });
}

async function payBills(db: Database, order: BillOrder, now: Date): Promise<HostProof> {
  const reference = referenceFor(order);
  const paid = spread(order.amount.minor, await billsOfOrder(db, order, now));
  const rows = paid.map(({ billId, covered }) => ({
    institution: order.institution.code,
    customer_number: order.customer.number,
    bill_id: billId,
    reference,
    amount: numericOf(covered),
    paid_at: now,
  }));
  await db.insertInto('host_bill_payments').values(rows).execute();
  const printed = paid.map(({ billId, description }) => ({ label: description, value: billId }));
  return { kind: 'biller', reference, facts: [...billerCalled(order.institution.code).facts, ...printed] };
}

function load(order: TopUpOrder): HostProof {
  const reference = referenceFor(order);
  if (order.institution.code !== 'PLN_PREPAID') return { kind: 'biller', reference, facts: [] };
  const token = digitsOf(order, 'token', 20);
  const kilowattHours = `${order.amount.minor / money(150_000n, 'IDR').minor}.00`;
  return { kind: 'token', reference, token, kilowattHours, customerName: order.customer.name, tariff: 'B2 / 13200 VA' };
}

/** Nothing where the reference of the bank is all there is. */
export async function proofOf(db: Database, order: HostOrder, now: Date): Promise<HostProof | null> {
  if (order.kind === 'bill') return payBills(db, order, now);
  if (order.kind === 'top-up') return load(order);
  if (order.kind !== 'tax') return null;
  const ntpn = digestOf(order, 'ntpn').slice(0, 16);
  return { kind: 'tax', ntpn, ntb: digitsOf(order, 'ntb', 12), stan: digitsOf(order, 'stan', 6) };
}
