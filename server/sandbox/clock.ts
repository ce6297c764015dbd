// The sandbox's clock: the machine's time plus an offset that every process reads from the database.
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Engine } from '../db/engine.ts';
import { transact } from '../db/transact.ts';
import { keepListening } from '../events/listen.ts';
import { followClock } from '../jobs/queue.ts';

const channel = 'sandbox_clock';
const settingName = 'clock';
const rereadMilliseconds = 1000;

/** Returns by how many milliseconds the bank's time is ahead of the machine's. */
export async function readOffset(db: Database): Promise<number> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  const value: { offsetMilliseconds?: number } = row?.value ?? {};
  return value.offsetMilliseconds ?? 0;
}

/** Sets the offset; 0 resets the clock to the machine's time. */
export async function moveClock(db: Database, offsetMilliseconds: number): Promise<void> {
  const value = JSON.stringify({ offsetMilliseconds });
  await transact(db, async (inside) => {
    const back = (await readOffset(inside)) - offsetMilliseconds;
    await inside
      .insertInto('sandbox_settings')
      .values({ name: settingName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    if (back > 0) await followClock(inside, back);
    await sql`select pg_notify(${channel}, ${String(offsetMilliseconds)})`.execute(inside);
  });
}

/** Sets the bank's time, which continues from there. */
export const setClock = (db: Database, time: Date): Promise<void> => moveClock(db, time.getTime() - Date.now());

export interface SandboxClock extends Clock {
  stop(): Promise<void>;
}

/** Reads the offset on NOTIFY, and every second in case the listening connection is lost. */
export async function createSandboxClock(db: Database, engine: Engine): Promise<SandboxClock> {
  let offset = await readOffset(db);
  const reread = async (): Promise<void> => {
    offset = await readOffset(db).catch(() => offset);
  };
  const listening = await keepListening({ db, engine }, channel, {
    onMessage: (payload) => {
      offset = Number(payload);
    },
    onRestored: () => void reread(),
  });
  const timer = setInterval(() => void reread(), rereadMilliseconds).unref();
  return {
    now: () => new Date(Date.now() + offset),
    async stop() {
      clearInterval(timer);
      await listening.stop();
    },
  };
}
