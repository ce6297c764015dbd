// The event streams of this process. The database says that a company has news; it is read and handed out here.
import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { copiesChannel, createKeptCopies, setCopies } from '../db/kept-copies.ts';
import { instant } from '../instant.ts';
import type { QueueCounter } from './fresh-counts.ts';
import { keepListening, type Listening } from './listen.ts';
import { createMailbox } from './mailbox.ts';
import { eventChannel } from './publish.ts';
import { createRoom, type Room } from './room.ts';
import { newestEventId } from './store.ts';
import { stillHere, writeUnnumbered, type EventStream, type StreamOwner } from './stream.ts';
import { sweepSessions } from './sweep.ts';

export interface EventHub {
  /** Text of server-sent events: what came after the event named last, or what comes from now on. */
  open(owner: StreamOwner, lastEventId?: number): Promise<AsyncIterable<string>>;
  close(): Promise<void>;
}

/** Hears of the news of every company, whether somebody streams them or not. */
export interface NewsListener {
  hear(companyId: string): void;
  /** There may have been news that nobody heard of. */
  catchUp(): void;
}

export interface HubOptions extends Pick<OpenDatabase, 'db' | 'engine'> {
  readonly clock: Clock;
  readonly countQueues: QueueCounter;
  readonly heartbeatMilliseconds?: number;
  readonly news?: NewsListener;
}

const usualHeartbeat = 15_000;
/** In this process. The tabs of a browser share one, so a person has about as many as devices. */
const mostStreamsOfUser = 10;

function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(JSON.stringify({ level: 'warn', event: 'event streams wait for the database', reason }));
}

const wake = (room: Room | undefined) => void room?.wake().catch(warn);

/** Copies are kept while the database can say that they are no longer true. */
async function keepCopies({ db, engine }: HubOptions): Promise<Listening> {
  const copies = createKeptCopies();
  const listening = await keepListening({ db, engine }, copiesChannel, {
    onMessage: copies.forget,
    onLost: () => copies.setHearing(false),
    onRestored: () => copies.setHearing(true),
  });
  setCopies(db, copies);
  return listening;
}

/** A set keeps the order in which its streams were opened. */
function closeOldest({ streams }: Room, { userId }: StreamOwner, now: Date): void {
  const ofUser = [...streams].filter(({ owner }) => owner.userId === userId);
  for (const { mailbox } of ofUser.slice(0, -mostStreamsOfUser)) {
    mailbox.put(writeUnnumbered({ type: 'stream-closed', at: instant(now), reason: 'too-many-streams' }));
    mailbox.close();
  }
}

export async function createEventHub(options: HubOptions): Promise<EventHub> {
  const { db, engine, clock, countQueues, heartbeatMilliseconds = usualHeartbeat, news } = options;
  const rooms = new Map<string, Room>();

  const wakeAll = () => rooms.forEach(wake);

  function roomOf(companyId: string): Room {
    const room = rooms.get(companyId) ?? createRoom({ db, clock, countQueues }, companyId);
    rooms.set(companyId, room);
    return room;
  }

  function leave(stream: EventStream): void {
    const room = rooms.get(stream.owner.companyId);
    room?.streams.delete(stream);
    if (room?.streams.size === 0) rooms.delete(stream.owner.companyId);
  }

  async function open(owner: StreamOwner, lastEventId = Infinity): Promise<AsyncIterable<string>> {
    const newest = await newestEventId(db, owner.companyId);
    const mailbox = createMailbox(() => leave(stream));
    const stream: EventStream = {
      owner,
      mailbox,
      lastEventId: Math.min(lastEventId, newest),
      warnedOf: undefined,
    };
    const room = roomOf(owner.companyId);
    room.streams.add(stream);
    closeOldest(room, owner, clock.now());
    mailbox.put(stillHere);
    wake(room);
    return mailbox;
  }

  async function beat(): Promise<void> {
    const streams = [...rooms.values()].flatMap((room) => [...room.streams]);
    for (const { mailbox } of streams) mailbox.put(stillHere);
    await sweepSessions(db, clock.now(), streams);
    wakeAll();
  }

  const listening = await keepListening({ db, engine }, eventChannel, {
    onMessage: (companyId) => {
      wake(rooms.get(companyId));
      news?.hear(companyId);
    },
    onRestored: () => {
      wakeAll();
      news?.catchUp();
    },
  });
  const keeping = await keepCopies(options);
  const timer = setInterval(() => void beat().catch(warn), heartbeatMilliseconds);
  return {
    open,
    async close() {
      clearInterval(timer);
      const busy = [...rooms.values()];
      for (const room of busy) for (const { mailbox } of room.streams) mailbox.close();
      await Promise.all([listening.stop(), keeping.stop(), ...busy.map((room) => room.rest())]);
    },
  };
}
