// After the accidents: repeats unanswered writes, lets time pass, and checks the books.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../server/db/database.ts';
import type { Journal, Write } from './journal.ts';
import { proveBank, proveWrites } from './proofs.ts';
import type { ServerProcess } from './server-process.ts';
import type { Subject } from './subject.ts';

const untilEnquired = 2 * 60_000;
const mostEnquiries = 3;
const longestDrain = 40_000;
const atOnce = 6;

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Repeats every write without an answer under its key until it is answered. */
async function settleAll({ writes, settle }: Journal): Promise<void> {
  const deadline = Date.now() + longestDrain;
  const open = writes.filter(({ reply }) => !reply);
  await each(open, async (write) => void (await settle(write, () => Date.now() > deadline)));
}

/** Repeats every successful write under its key; each must get the same answer again. */
async function repeatAll({ writes, send }: Journal): Promise<string[]> {
  const faults: string[] = [];
  const done = writes.filter(({ reply }) => reply?.code === '00');
  await each(done, async (write: Write) => {
    const again = await send({ ...write });
    if (!isDeepStrictEqual(again, write.reply)) faults.push(`${write.operationId} ${write.key} answers otherwise`);
  });
  return faults;
}

/** Resolves when no job is due, or after a timeout. */
export async function drain(url: string): Promise<void> {
  const deadline = Date.now() + longestDrain;
  const open = async () => ((await (await fetch(`${url}/open-jobs`)).json()) as { count: number }).count;
  while ((await open()) > 0 && Date.now() < deadline) await pause(200);
}

export async function stopGently(server: ServerProcess): Promise<string[]> {
  server.signal('SIGTERM');
  const code = await server.ended;
  return code === 0 ? [] : [`the server stopped with ${code}:\n${server.printed()}`];
}

/** Executions whose final outcome the bank does not know yet. */
export const openExecutions = (db: Database) =>
  db.selectFrom('executions').select('task_id').where('state', 'in', ['due', 'sent', 'unanswered']).execute();

/** Moves the clock until the bank has enquired about every transfer that the host did not answer. */
export async function letTimePass({ prepared, start, url }: Subject): Promise<string[]> {
  const faults: string[] = [];
  for (let times = 0; times < mostEnquiries; times += 1) {
    const { db, close } = await prepared.open();
    await prepared.advance(db, untilEnquired);
    await close();
    const server = start();
    await server.ready;
    await drain(url);
    faults.push(...(await stopGently(server)));
    const after = await prepared.open();
    const open = await openExecutions(after.db);
    await after.close();
    if (open.length === 0) break;
  }
  return faults;
}

/** Settles all writes and stops the server; returns all faults of answers and books. */
export async function proveSubject(subject: Subject, server: ServerProcess): Promise<string[]> {
  const { prepared, journal } = subject;
  await settleAll(journal);
  const faults = [...(await repeatAll(journal)), ...(await stopGently(server)), ...(await letTimePass(subject))];
  const { db, close } = await prepared.open();
  faults.push(...(await proveWrites(db, prepared.before, journal.writes)), ...(await proveBank(db, prepared.now())));
  await close();
  return faults;
}
