// The proofs that billers and the tax office of the sandbox give. The same order always gets the same numbers.
import { createHash } from 'node:crypto';
import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { ownBank, ownBic } from '../../domain/own-bank.ts';
import type { Database } from '../db/database.ts';
import type { HostProof } from '../db/host-tables.ts';
import { numericOf } from '../db/numeric.ts';
import type { BillOfHost, BillOrder, HostOrder, TopUpOrder, TransferOrder } from './host.ts';
import { billerCalled } from './sandbox-billers.ts';
import { openBillsOf } from './sandbox-bills.ts';
import { energyFor, meterOf } from './sandbox-top-ups.ts';
import { payTax } from './sandbox-tax.ts';

const digestOf = ({ companyId, reference }: HostOrder, of: string) =>
  createHash('sha256').update(`${of}/${companyId}/${reference}`).digest('hex').toUpperCase();

const digitsOf = (order: HostOrder, of: string, length: number) =>
  [...digestOf(order, of)]
    .map((character) => Number.parseInt(character, 16) % 10)
    .join('')
    .slice(0, length);

const referenceFor = (order: HostOrder) => digestOf(order, 'institution').slice(0, 16);

/** Returns the bills of the order that are still open. */
export async function billsOfOrder(db: Database, order: BillOrder, now: Date) {
  const { institution, customer, billIds } = order;
  const question = { institution: institution.code, customerNumber: customer.number, months: billIds.length };
  return (await openBillsOf(db, question, now)).filter(({ billId }) => billIds.includes(billId));
}

/** Divides the payment among the bills, oldest first. A deposit has no amount due and takes the whole rest. */
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
  const { meterNumber, tariff } = meterOf(order.customer.number);
  const token = digitsOf(order, 'token', 20);
  const kilowattHours = energyFor(order.amount);
  return { kind: 'token', reference, token, meterNumber, kilowattHours, customerName: order.customer.name, tariff };
}

/** The bank that keeps this bank's account in each currency; the others go through New York. */
const correspondents: Readonly<Partial<Record<string, string>>> = {
  AUD: 'ANZBAU3M',
  CAD: 'ROYCCAT2',
  CHF: 'UBSWCHZH',
  CNY: 'BKCHCNBJ',
  EUR: 'DEUTDEFF',
  GBP: 'HBUKGB4B',
  HKD: 'HSBCHKHH',
  JPY: 'BOTKJPJT',
  NZD: 'ASBBNZ2A',
  SGD: 'DBSSSGSG',
  THB: 'BKKBTHBK',
};
const newYork = 'CHASUS33';
const minutesPerBank = 9;

/** A version 4 identifier made of the digits. */
const uuidOf = (digits: string): string =>
  [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');

/** The tracker of the correspondents: each bank on the way passes the transfer on after some minutes. */
async function track(db: Database, order: HostOrder, now: Date): Promise<HostProof> {
  const uetr = uuidOf(digestOf(order, 'uetr').toLowerCase());
  const payee: Partial<TransferOrder['payee']> = order.kind === 'transfer' ? order.payee : {};
  const correspondent = correspondents[order.amount.currency] ?? newYork;
  const passed = [ownBic, correspondent, ...(payee.intermediary ? [payee.intermediary] : [])];
  const way = [...new Set([...passed, payee.bankCode ?? ownBic])];
  const listed = await db.selectFrom('foreign_banks').select(['bic', 'name']).where('bic', 'in', way).execute();
  const nameOf = (bic: string) => listed.find((bank) => bank.bic === bic)?.name ?? ownBank.bankName;
  const steps = way.map((bic, place) => ({
    bic,
    bankName: nameOf(bic),
    at: wireInstant(now.getTime() + place * minutesPerBank * 60_000),
  }));
  return { kind: 'swift', uetr, steps };
}

/** Returns null for orders whose only proof is the host reference. Stores the payment of bills and taxes. */
export async function proofOf(db: Database, order: HostOrder, now: Date): Promise<HostProof | null> {
  if (order.kind === 'bill') return payBills(db, order, now);
  if (order.kind === 'top-up') return load(order);
  if (order.service === 'SVC_FCY_TT') return track(db, order, now);
  if (order.kind !== 'tax') return null;
  const ntpn = digestOf(order, 'ntpn').slice(0, 16);
  const bookingDate = jakartaMoment(now.getTime()).date;
  const npwp = await payTax(db, order, { ntpn, now });
  const numbers = { ntpn, ntb: digitsOf(order, 'ntb', 12), stan: digitsOf(order, 'stan', 6) };
  return { kind: 'tax', ...numbers, bookingDate, ...(npwp && { npwp }) };
}
