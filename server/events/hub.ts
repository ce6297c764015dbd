// All event streams of this process. A NOTIFY says that a company has new events; the hub delivers them.
import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { cacheChannel, createRowCache, setRowCache } from '../db/cached-rows.ts';
import { instant } from '../instant.ts';
import type { QueueCounter } from './fresh-counts.ts';
import { keepListening, type Listening } from './listen.ts';
import { createStreamBuffer } from './stream-buffer.ts';
import { eventChannel } from './publish.ts';
import { createCompanyStream, type CompanyStream } from './company-stream.ts';
import { newestEventId } from './store.ts';
import { stillHere, writeUnnumbered, type EventStream, type StreamOwner } from './stream.ts';
import { endIdleStreams } from './end-idle-streams.ts';

export interface EventHub {
  /** Opens a stream and returns its text. It starts after lastEventId, or with the next event when left out. */
  open(owner: StreamOwner, lastEventId?: number): Promise<AsyncIterable<string>>;
  close(): Promise<void>;
}

/** Is called for the events of every company, also of those without an open stream. */
export interface NewsListener {
  onNewEvents(companyId: string): void;
  /** Called after a lost connection: events may have been missed. */
  catchUp(): void;
}

export interface HubOptions extends Pick<OpenDatabase, 'db' | 'engine'> {
  readonly clock: Clock;
  readonly countQueues: QueueCounter;
  readonly heartbeatMilliseconds?: number;
  readonly news?: NewsListener;
}

const usualHeartbeat = 15_000;
/** In this process. The tabs of a browser share one stream, so a user has about one for each device. */
const mostStreamsOfUser = 10;

function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(JSON.stringify({ level: 'warn', event: 'event streams wait for the database', reason }));
}

const notify = (companyStream: CompanyStream | undefined) => void companyStream?.notify().catch(warn);

/** Turns on the row cache, which caches only while the process can listen for invalidations. */
async function cacheRows({ db, engine }: HubOptions): Promise<Listening> {
  const cache = createRowCache();
  const listening = await keepListening({ db, engine }, cacheChannel, {
    onMessage: cache.invalidate,
    onLost: () => cache.setListening(false),
    onRestored: () => cache.setListening(true),
  });
  setRowCache(db, cache);
  return listening;
}

/** Closes the oldest streams of a user who has too many; a Set keeps the order of insertion. */
function closeOldest({ streams }: CompanyStream, { userId }: StreamOwner, now: Date): void {
  const ofUser = [...streams].filter(({ owner }) => owner.userId === userId);
  for (const { buffer } of ofUser.slice(0, -mostStreamsOfUser)) {
    buffer.put(writeUnnumbered({ type: 'stream-closed', at: instant(now), reason: 'too-many-streams' }));
    buffer.close();
  }
}

export async function createEventHub(options: HubOptions): Promise<EventHub> {
  const { db, engine, clock, countQueues, heartbeatMilliseconds = usualHeartbeat, news } = options;
  const companyStreams = new Map<string, CompanyStream>();

  const notifyAll = () => companyStreams.forEach(notify);

  function companyStreamOf(companyId: string): CompanyStream {
    const companyStream = companyStreams.get(companyId) ?? createCompanyStream({ db, clock, countQueues }, companyId);
    companyStreams.set(companyId, companyStream);
    return companyStream;
  }

  function leave(stream: EventStream): void {
    const companyStream = companyStreams.get(stream.owner.companyId);
    companyStream?.streams.delete(stream);
    if (companyStream?.streams.size === 0) companyStreams.delete(stream.owner.companyId);
  }

  async function open(owner: StreamOwner, lastEventId = Infinity): Promise<AsyncIterable<string>> {
    const newest = await newestEventId(db, owner.companyId);
    const buffer = createStreamBuffer(() => leave(stream));
    const stream: EventStream = {
      owner,
      buffer,
      lastEventId: Math.min(lastEventId, newest),
      warnedOf: undefined,
    };
    const companyStream = companyStreamOf(owner.companyId);
    companyStream.streams.add(stream);
    closeOldest(companyStream, owner, clock.now());
    buffer.put(stillHere);
    notify(companyStream);
    return buffer;
  }

  async function beat(): Promise<void> {
    const streams = [...companyStreams.values()].flatMap((companyStream) => [...companyStream.streams]);
    for (const { buffer } of streams) buffer.put(stillHere);
    await endIdleStreams(db, clock.now(), streams);
    notifyAll();
  }

  const listening = await keepListening({ db, engine }, eventChannel, {
    onMessage: (companyId) => {
      notify(companyStreams.get(companyId));
      news?.onNewEvents(companyId);
    },
    onRestored: () => {
      notifyAll();
      news?.catchUp();
    },
  });
  const caching = await cacheRows(options);
  const timer = setInterval(() => void beat().catch(warn), heartbeatMilliseconds);
  return {
    open,
    async close() {
      clearInterval(timer);
      const remaining = [...companyStreams.values()];
      for (const companyStream of remaining) for (const { buffer } of companyStream.streams) buffer.close();
      await Promise.all([listening.stop(), caching.stop(), ...remaining.map((companyStream) => companyStream.drain())]);
    },
  };
}
