// The open event streams of one company in this process. Reads its events once and writes them to each stream.
import { endsSession } from '../../domain/event-topics.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { freshCounts, type QueueCounter } from './fresh-counts.ts';
import { mostEventsAtOnce, openSessions, readEvents, topicsOfSessions, type StoredEvent } from './store.ts';
import { carries, writeEvent, type EventStream } from './stream.ts';

export interface CompanyStream {
  readonly streams: Set<EventStream>;
  /** Delivers the events that are new. A call during a delivery starts one more round and resolves with it. */
  notify(): Promise<void>;
  /** Resolves when the current delivery has ended, even if it failed: the caller of notify() gets the error. */
  drain(): Promise<void>;
}

export interface CompanyStreamOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly countQueues: QueueCounter;
}

export function createCompanyStream(
  { db, clock, countQueues }: CompanyStreamOptions,
  companyId: string,
): CompanyStream {
  const streams = new Set<EventStream>();
  let work: Promise<void> | undefined;
  let again = false;

  async function hand(events: readonly StoredEvent[]): Promise<void> {
    // A stream that opens during this delivery calls notify(), which starts another round.
    const readers = [...streams];
    const sessionIds = readers.map(({ owner }) => owner.sessionId);
    const topics = await topicsOfSessions(db, companyId, sessionIds);
    const open = events.some(({ type }) => endsSession(type)) ? await openSessions(db, sessionIds) : undefined;
    const counts = await freshCounts(countQueues, { db, companyId, now: clock.now() }, readers, events);
    for (const stream of readers.filter((one) => streams.has(one))) {
      const { sessionId, language, userId } = stream.owner;
      const fresh = events.filter(({ event_id: id }) => id > stream.lastEventId);
      stream.lastEventId = fresh.at(-1)?.event_id ?? stream.lastEventId;
      const carried = fresh.filter((event) => carries(stream, event, topics.get(sessionId) ?? []));
      const isOver = open !== undefined && !open.has(sessionId);
      for (const event of counts.fill(carried, userId))
        if (isOver || !endsSession(event.type)) stream.buffer.put(writeEvent(event, language));
      if (isOver) stream.buffer.close();
    }
  }

  async function readOn(): Promise<void> {
    let isMore = true;
    while (isMore && streams.size > 0) {
      const after = Math.min(...[...streams].map(({ lastEventId }) => lastEventId));
      const events = (await readEvents(db, companyId, after)) as StoredEvent[];
      if (events.length > 0 && streams.size > 0) await hand(events);
      isMore = events.length === mostEventsAtOnce;
    }
  }

  async function readUntilQuiet(): Promise<void> {
    try {
      while (again) {
        again = false;
        await readOn();
      }
    } finally {
      work = undefined;
    }
  }

  async function notify(): Promise<void> {
    again = true;
    work ??= readUntilQuiet();
    await work;
  }

  return { streams, notify, drain: async () => void (await Promise.allSettled([work])) };
}
