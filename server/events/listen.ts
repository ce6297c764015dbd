// Listens for NOTIFY on a channel. When the connection is lost, it reconnects until that succeeds.
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenDatabase } from '../db/database.ts';

const firstPause = 100;
const longestPause = 2000;

export interface Listening {
  stop(): Promise<void>;
}

interface ListenerCallbacks {
  readonly onMessage: (payload: string) => void;
  /** The connection is lost: messages are missed until onRestored is called. */
  readonly onLost?: () => void;
  /** The connection is back; messages may have been missed. */
  readonly onRestored: () => void;
}

export async function keepListening(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  channel: string,
  { onMessage, onLost: sayLost, onRestored }: ListenerCallbacks,
): Promise<Listening> {
  const stopping = new AbortController();
  let unlisten: (() => Promise<void>) | undefined;
  let restoring: Promise<void> | undefined;

  // The embedded database has one connection; db.connection() holds it, so that LISTEN is not part of a transaction.
  async function listen(): Promise<void> {
    unlisten = await db.connection().execute(() => engine.listen(channel, onMessage, onLost));
  }

  async function wait(pause: number): Promise<void> {
    console.error(JSON.stringify({ level: 'warn', event: 'listening to the database again', channel, pause }));
    await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  async function listenAgain(): Promise<void> {
    for (let pause = firstPause; !unlisten; pause = Math.min(pause * 2, longestPause)) {
      await wait(pause);
      if (stopping.signal.aborted) return;
      await listen().catch(() => undefined);
    }
    onRestored();
  }

  function onLost(): void {
    unlisten = undefined;
    sayLost?.();
    if (!stopping.signal.aborted) restoring = listenAgain();
  }

  await listen();
  return {
    async stop() {
      stopping.abort();
      await restoring;
      await unlisten?.();
    },
  };
}
