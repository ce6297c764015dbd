// What a customer of a biller has open: the same number, the same bills, less what was paid of them.
import { createHash } from 'node:crypto';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import type { BillAnswer, BillOfHost, BillQuestion } from './host.ts';
import { hostCode } from './rail-codes.ts';
import { codeOfNumber, isUnanswered } from './sandbox-answers.ts';
import { billerCalled, knownCustomers, type Biller } from './sandbox-billers.ts';
import { nameBehind } from './sandbox-payees.ts';

const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

interface Month {
  readonly year: number;
  readonly index: number;
}

const monthAfter = (today: string, months: number): Month => {
  const counted = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return { year: Math.floor(counted / 12), index: counted % 12 };
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const rupiah = (whole: number) => money(BigInt(whole) * 100n, 'IDR');
const numberFrom = (seed: string) => createHash('sha256').update(`bill/${seed}`).digest().readUInt32BE(0);

/** A number ending 90184 has nothing open; of the others most have one month. */
function openMonthsOf({ institution, customerNumber }: BillQuestion): number {
  if (customerNumber.endsWith('90184')) return 0;
  const known = knownCustomers[`${institution}/${customerNumber}`];
  return known?.openMonths ?? 1 + (numberFrom(`${institution}/${customerNumber}`) % 2);
}

function billOf(biller: Biller, customerNumber: string, today: string, monthsFromNow: number): BillOfHost {
  const { year, index } = monthAfter(today, monthsFromNow);
  const month = `${year}${twoDigits(index + 1)}`;
  const dueDate = `${year}-${twoDigits(index + 1)}-${twoDigits(biller.dueDay)}`;
  const variation = numberFrom(`${customerNumber}/${month}`) % 100;
  return {
    billId: `${biller.prefix}-${month}`,
    description: `${biller.description} ${months[index] ?? ''} ${year}`,
    amount: rupiah(biller.usual === 0 ? 0 : biller.usual + variation * 1_000),
    penalty: rupiah(today > dueDate && monthsFromNow < 0 ? biller.penalty : 0),
    dueDate,
  };
}

const paidBy = (db: Database, { institution, customerNumber }: BillQuestion) =>
  db
    .selectFrom('host_bill_payments')
    .select(['bill_id', 'amount'])
    .where('institution', '=', institution)
    .where('customer_number', '=', customerNumber)
    .execute();

type Paid = Awaited<ReturnType<typeof paidBy>>;

/** What is paid in part stays open with the rest; what can be paid again and again stays as it was. */
function stillOpen({ usual }: Biller, bill: BillOfHost, paid: Paid): BillOfHost[] {
  if (usual === 0) return [bill];
  const own = paid.filter(({ bill_id: billId }) => billId === bill.billId);
  const rest = own.reduce((left, { amount }) => left - minorOf(amount), bill.amount.minor);
  return rest > 0n ? [{ ...bill, amount: money(rest, 'IDR') }] : [];
}

export async function openBillsOf(db: Database, question: BillQuestion, now: Date): Promise<BillOfHost[]> {
  const { institution, customerNumber, months: asked = 1 } = question;
  const biller = billerCalled(institution);
  const today = jakartaMoment(now.getTime()).date;
  const open = openMonthsOf(question);
  const paid = await paidBy(db, question);
  const isAhead = biller.takesAhead && open > 0;
  const paidMonths = isAhead ? new Set(paid.map(({ bill_id: billId }) => billId)).size : 0;
  const most = isAhead ? open + asked - 1 : open;
  const bills = Array.from({ length: most + paidMonths }, (_, position) =>
    billOf(biller, customerNumber, today, position + 1 - open),
  );
  // Months that are paid already make room for as many of those that follow.
  return bills.flatMap((bill) => stillOpen(biller, bill, paid)).slice(0, most);
}

export async function billsOf(db: Database, question: BillQuestion, now: Date): Promise<BillAnswer> {
  const { institution, customerNumber } = question;
  if (isUnanswered(customerNumber)) return { kind: 'timeout' };
  const code = codeOfNumber(customerNumber, 'SVC_BILL_PAY');
  if (code) return { kind: 'rejected', code: code.startsWith('HOST_BILL') ? code : hostCode('SVC_BILL_PAY', '14') };
  const { facts, oldestFirst, leastShare } = billerCalled(institution);
  const bills = await openBillsOf(db, question, now);
  const total = bills.reduce((sum, { amount }) => sum + amount.minor, 0n);
  return {
    kind: 'found',
    customerName: knownCustomers[`${institution}/${customerNumber}`]?.name ?? nameBehind(customerNumber),
    facts,
    bills,
    oldestFirst,
    minimum: leastShare === null ? null : money(((total * BigInt(leastShare)) / 10_000n) * 100n, 'IDR'),
  };
}
