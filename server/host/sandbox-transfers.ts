import { wireInstant } from '../../domain/jakarta-time.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { postEntry } from '../ledger/post.ts';
import { Refusal } from '../refusal.ts';
import { hostReferenceOf } from './host-reference.ts';
import type { TransferAnswer, TransferOutcome } from '../db/host-tables.ts';
import type { TransferOrder } from './host.ts';
import { channelFor, hostCode } from './rail-codes.ts';
import { courseOfAmount, type Course } from './sandbox-answers.ts';
import { nextCourse } from './script.ts';
import { transferLines } from './transfer-lines.ts';

interface Told {
  readonly answer: TransferAnswer;
  readonly outcome: TransferOutcome;
}

export async function findTransfer(
  db: Database,
  { companyId, reference }: Pick<TransferOrder, 'companyId' | 'reference'>,
): Promise<Told | undefined> {
  return db
    .selectFrom('host_transfers')
    .select(['answer', 'outcome'])
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The account that pays; nothing where it, or the one that pays the fee, may not be debited. */
async function readDebit(db: Database, { companyId, debitAccountId, fee }: TransferOrder) {
  const paying = new Set([debitAccountId, fee?.accountId ?? debitAccountId]);
  const active = await db
    .selectFrom('accounts')
    .select(['account_id', 'name', 'number'])
    .where('company_id', '=', companyId)
    .where('account_id', 'in', [...paying])
    .where('status', '=', 'active')
    .execute();
  return active.length === paying.size ? active.find(({ account_id: id }) => id === debitAccountId) : undefined;
}

async function book(db: Database, order: TransferOrder, now: Date): Promise<TransferOutcome> {
  const debit = await readDebit(db, order);
  if (!debit) return { kind: 'rejected', code: 'ERR_HOST_REJECTED' };
  const insufficientCode = hostCode(order.service, '51');
  const lines = await transferLines(db, order, debit);
  const { reference, valueDate, companyId } = order;
  const channel = channelFor(order.service);
  try {
    await postEntry(db, { kind: 'transfer', reference, valueDate, bookedAt: now, channel, lines, insufficientCode });
  } catch (error) {
    if (error instanceof Refusal && error.code === insufficientCode)
      return { kind: 'insufficient', code: insufficientCode };
    throw error;
  }
  return { kind: 'done', hostReference: hostReferenceOf(companyId, reference), at: wireInstant(now.getTime()) };
}

async function outcomeOf(db: Database, order: TransferOrder, course: Course, now: Date): Promise<TransferOutcome> {
  if (course.kind === 'insufficient') return { kind: 'insufficient', code: hostCode(order.service, '51') };
  if (course.kind === 'rejected') return course;
  if (course.kind === 'timeout' && course.truth === 'rejected') return { kind: 'rejected', code: 'ERR_HOST_REJECTED' };
  return book(db, order, now);
}

async function remember(db: Database, order: TransferOrder, { answer, outcome }: Told, now: Date): Promise<void> {
  const row = { answer: JSON.stringify(answer), outcome: JSON.stringify(outcome), recorded_at: now };
  await db
    .insertInto('host_transfers')
    .values({ company_id: order.companyId, reference: order.reference, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doUpdateSet(row))
    .execute();
}

async function decide(db: Database, order: TransferOrder, now: Date): Promise<TransferAnswer> {
  const course = (await nextCourse(db, order.service, now)) ?? courseOfAmount(order.amount.minor, order.service);
  const outcome = await outcomeOf(db, order, course, now);
  const answer: TransferAnswer = course.kind === 'timeout' ? { kind: 'timeout' } : outcome;
  await remember(db, order, { answer, outcome }, now);
  return answer;
}

async function lockOrder(db: Database, { companyId, reference }: TransferOrder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`host/${companyId}/${reference}`}, 0))`.execute(db);
}

const isFinal = ({ outcome }: Told): boolean => outcome.kind !== 'insufficient';

/** Once for a reference; only an order that found no funds may be tried again, because it waits for them. */
export async function carryOut(db: Database, order: TransferOrder, now: Date): Promise<TransferAnswer> {
  if (!db.isTransaction) return transact(db, (inside) => carryOut(inside, order, now));
  await lockOrder(db, order);
  const told = await findTransfer(db, order);
  return told && isFinal(told) ? told.answer : decide(db, order, now);
}
