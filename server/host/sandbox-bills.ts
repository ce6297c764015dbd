// The open bills of a customer of a biller. They are computed from the customer number, minus what was paid.
import { createHash } from 'node:crypto';
import { calendarDate, type CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import type { BillAnswer, BillOfHost, BillQuestion } from './host.ts';
import { hostCode } from './rail-codes.ts';
import { codeOfNumber, isUnanswered } from './sandbox-answers.ts';
import { billerCalled, knownCustomers, type Biller } from './sandbox-billers.ts';
import { firstMonthOf } from './sandbox-customers.ts';
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

/** The maximum in the contract. */
const mostBills = 24;

/** Returns the number of months since the year 0, so that months can be subtracted across years. */
const monthOf = (day: CalendarDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const dayIn = (month: number, day: number) => calendarDate(Math.floor(month / 12), (month % 12) + 1, day);

const rupiah = (whole: number) => money(BigInt(whole) * 100n, 'IDR');
const numberFrom = (seed: string) => createHash('sha256').update(`bill/${seed}`).digest().readUInt32BE(0);

/** A number that ends with 90184 has no open bills; an unknown number has one or two open months. */
function openMonthsOf({ institution, customerNumber }: BillQuestion): number {
  if (customerNumber.endsWith('90184')) return 0;
  const known = knownCustomers[`${institution}/${customerNumber}`];
  return known?.openMonths ?? 1 + (numberFrom(`${institution}/${customerNumber}`) % 2);
}

function billOf(biller: Biller, customerNumber: string, today: CalendarDate, month: number): BillOfHost {
  const dueDate = dayIn(month, biller.dueDay);
  const [year = '', ofYear = ''] = dueDate.split('-');
  const named = `${year}${ofYear}`;
  const variation = numberFrom(`${customerNumber}/${named}`) % 100;
  return {
    billId: `${biller.prefix}-${named}`,
    description: `${biller.description} ${months[month % 12] ?? ''} ${year}`,
    amount: rupiah(biller.usual === 0 ? 0 : biller.usual + variation * 1_000),
    penalty: rupiah(today > dueDate && month < monthOf(today) ? biller.penalty : 0),
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

/** Returns the bill with its unpaid rest, or nothing when it is paid. A deposit is always open. */
function stillOpen({ usual }: Biller, bill: BillOfHost, paid: Paid): BillOfHost[] {
  if (usual === 0) return [bill];
  const own = paid.filter(({ bill_id: billId }) => billId === bill.billId);
  const rest = own.reduce((left, { amount }) => left - minorOf(amount), bill.amount.minor);
  return rest > 0n ? [{ ...bill, amount: money(rest, 'IDR') }] : [];
}

/** Returns the months that may be open, oldest first. Adds later months for those that were paid in advance. */
async function monthsOf(db: Database, question: BillQuestion, today: CalendarDate, paidAhead: number) {
  const { usual, takesAhead } = billerCalled(question.institution);
  const thisMonth = monthOf(today);
  const oldest = dayIn(thisMonth - openMonthsOf(question) + 1, 1);
  // A deposit is not a debt, so its older months need not stay open.
  const first = monthOf(usual === 0 ? oldest : await firstMonthOf(db, question, oldest));
  const last = thisMonth + (takesAhead ? paidAhead + (question.months ?? 1) : 0);
  return Array.from({ length: last - first + 1 }, (_, position) => first + position);
}

export async function openBillsOf(db: Database, question: BillQuestion, now: Date): Promise<BillOfHost[]> {
  if (openMonthsOf(question) === 0) return [];
  const { institution, customerNumber, months: asked = 1 } = question;
  const biller = billerCalled(institution);
  const today = jakartaMoment(now.getTime()).date;
  const paid = await paidBy(db, question);
  const bills = (await monthsOf(db, question, today, paid.length)).flatMap((month) =>
    stillOpen(biller, billOf(biller, customerNumber, today, month), paid).map((bill) => ({ bill, month })),
  );
  const due = bills.filter(({ month }) => month <= monthOf(today)).length;
  const most = biller.takesAhead ? Math.max(due, 1) + asked - 1 : due;
  return bills.slice(0, Math.min(most, mostBills)).map(({ bill }) => bill);
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
