import { wireInstant } from '../../domain/jakarta-time.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { postEntry } from '../ledger/post.ts';
import { Refusal } from '../refusal.ts';
import { hostReferenceOf } from './host-reference.ts';
import type { OrderAnswer, OrderOutcome } from '../db/host-tables.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { BillOrder, HostOrder } from './host.ts';
import { orderLines } from './order-lines.ts';
import { channelFor, hostCode } from './rail-codes.ts';
import { courseOfAmount, type Course } from './sandbox-answers.ts';
import { planReturn } from './sandbox-returns.ts';
import { refusalOfTax } from './sandbox-tax.ts';
import { nextCourse } from './script.ts';
import { billsOfOrder, proofOf } from './sandbox-proofs.ts';

interface StoredAnswer {
  readonly answer: OrderAnswer;
  readonly outcome: OrderOutcome;
}

export async function findOrder(
  db: Database,
  { companyId, reference }: Pick<HostOrder, 'companyId' | 'reference'>,
): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('host_transfers')
    .select(['answer', 'outcome'])
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Returns the debited account, or why it or the account that pays the fee cannot be debited. */
async function readDebit(db: Database, { companyId, debitAccountId, fee }: HostOrder) {
  const paying = new Set([debitAccountId, fee?.accountId ?? debitAccountId]);
  const found = await db
    .selectFrom('accounts')
    .select(['account_id', 'name', 'number', 'status'])
    .where('company_id', '=', companyId)
    .where('account_id', 'in', [...paying])
    .execute();
  if (found.some(({ status }) => status === 'blocked')) return '90' as const;
  const active = found.filter(({ status }) => status === 'active');
  const debit = active.find(({ account_id: id }) => id === debitAccountId);
  return debit && active.length === paying.size ? debit : ('91' as const);
}

const lock = async (db: Database, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(db);
};

/** Returns false if another order has already paid one of the bills, or so much that the amount is too high. */
async function areOpen(db: Database, order: BillOrder, now: Date): Promise<boolean> {
  // Two orders for the same customer would otherwise both find the bill open.
  await lock(db, `bills/${order.institution.code}/${order.customer.number}`);
  const open = await billsOfOrder(db, order, now);
  const rest = open.reduce((sum, { amount, penalty }) => sum + amount.minor + penalty.minor, 0n);
  return open.length === order.billIds.length && (rest === 0n || order.amount.minor <= rest);
}

/** Returns why the receiving side does not take the payment, or null. */
async function refusalBy(db: Database, order: HostOrder, now: Date): Promise<ErrorCode | null> {
  if (order.kind === 'bill') return (await areOpen(db, order, now)) ? null : '184';
  if (order.kind !== 'tax') return null;
  await lock(db, 'tax');
  return refusalOfTax(db, order, now);
}

async function book(db: Database, order: HostOrder, now: Date): Promise<OrderOutcome> {
  const refused = await refusalBy(db, order, now);
  if (refused) return { kind: 'rejected', code: refused };
  const debit = await readDebit(db, order);
  if (typeof debit === 'string') return { kind: 'rejected', code: debit };
  const insufficientCode = hostCode(order.service, '51');
  const lines = await orderLines(db, order, debit);
  const { reference, valueDate, companyId } = order;
  const channel = channelFor(order.service);
  try {
    await postEntry(db, { kind: 'transfer', reference, valueDate, bookedAt: now, channel, lines, insufficientCode });
  } catch (error) {
    if (error instanceof Refusal && error.code === insufficientCode)
      return { kind: 'insufficient', code: insufficientCode };
    throw error;
  }
  const proof = await proofOf(db, order, now);
  return {
    kind: 'done',
    hostReference: hostReferenceOf(companyId, reference),
    at: wireInstant(now.getTime()),
    ...(proof && { proof }),
  };
}

async function outcomeOf(db: Database, order: HostOrder, course: Course, now: Date): Promise<OrderOutcome> {
  if (course.kind === 'insufficient') return { kind: 'insufficient', code: hostCode(order.service, '51') };
  if (course.kind === 'rejected') return course;
  if (course.kind === 'timeout' && course.truth === 'rejected') return { kind: 'rejected', code: 'ERR_HOST_REJECTED' };
  return book(db, order, now);
}

async function remember(db: Database, order: HostOrder, { answer, outcome }: StoredAnswer, now: Date): Promise<void> {
  const row = { answer: JSON.stringify(answer), outcome: JSON.stringify(outcome), recorded_at: now };
  await db
    .insertInto('host_transfers')
    .values({ company_id: order.companyId, reference: order.reference, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doUpdateSet(row))
    .execute();
}

async function decide(db: Database, order: HostOrder, now: Date): Promise<OrderAnswer> {
  const course = (await nextCourse(db, order.service, now)) ?? courseOfAmount(order.amount.minor, order.service);
  const outcome = await outcomeOf(db, order, course, now);
  const answer: OrderAnswer = course.kind === 'timeout' ? { kind: 'timeout' } : outcome;
  await remember(db, order, { answer, outcome }, now);
  if (course.kind === 'done' && course.returned && outcome.kind === 'done')
    await planReturn(db, order, course.returned, now);
  return answer;
}

const isFinal = ({ outcome }: StoredAnswer): boolean => outcome.kind !== 'insufficient';

/** Executes an order once and repeats its answer for the same reference. An order without funds is tried again. */
export async function carryOut(db: Database, order: HostOrder, now: Date): Promise<OrderAnswer> {
  if (!db.isTransaction) return transact(db, (inside) => carryOut(inside, order, now));
  await lock(db, `host/${order.companyId}/${order.reference}`);
  const before = await findOrder(db, order);
  return before && isFinal(before) ? before.answer : decide(db, order, now);
}
