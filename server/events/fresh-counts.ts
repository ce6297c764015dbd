// Fills in the queue counts of todo-counts events. They are counted on delivery, not when the event is stored.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { NotificationEvent, TodoCounts } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { StoredEvent } from './store.ts';
import { isFor, type EventStream } from './stream.ts';

export interface Moment {
  readonly db: Database;
  readonly companyId: string;
  readonly now: Date;
}

/** Returns the counts of the users who have queues, by user ID. */
export type QueueCounter = (moment: Moment, userIds: readonly string[]) => Promise<ReadonlyMap<string, TodoCounts>>;

export interface FreshCounts {
  /** Returns the events with the counts filled in; of several todo-counts events only the last remains. */
  fill(events: readonly StoredEvent[], userId: string): StoredEvent[];
}

const type = 'todo-counts' satisfies NotificationEvent['type'];

const isCountEvent = (event: StoredEvent) => event.type === type;

/** Counts in one query for all readers to whom one of the events brings counts. */
export async function freshCounts(
  countQueues: QueueCounter,
  moment: Moment,
  readers: readonly EventStream[],
  events: readonly StoredEvent[],
): Promise<FreshCounts> {
  const countEvents = events.filter(isCountEvent);
  const userIds = readers.map(({ owner }) => owner.userId).filter((id) => countEvents.some((one) => isFor(id, one)));
  const countsOf = await countQueues(moment, [...new Set(userIds)]);
  return {
    fill(carried, userId) {
      const counts = countsOf.get(userId);
      const last = counts && carried.findLast(isCountEvent);
      const data = { type, at: wireInstant(moment.now.getTime()), counts };
      return carried
        .filter((event) => event === last || !isCountEvent(event))
        .map((event) => (event === last ? { ...event, data } : event));
    },
  };
}
