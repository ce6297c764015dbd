// The numbers of a person's queues, counted when an event tells of them.
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

/** The numbers of the users who have queues, by their user IDs. */
export type QueueCounter = (moment: Moment, userIds: readonly string[]) => Promise<ReadonlyMap<string, TodoCounts>>;

export interface FreshCounts {
  /** Of several events that tell one person the numbers of now, the last is enough. */
  fill(events: readonly StoredEvent[], userId: string): StoredEvent[];
}

const type = 'todo-counts' satisfies NotificationEvent['type'];

const tellsCounts = (event: StoredEvent) => event.type === type;

/** Counted at once for all who are here and are told of theirs. */
export async function freshCounts(
  countQueues: QueueCounter,
  moment: Moment,
  here: readonly EventStream[],
  events: readonly StoredEvent[],
): Promise<FreshCounts> {
  const telling = events.filter(tellsCounts);
  const told = here.map(({ owner }) => owner.userId).filter((id) => telling.some((one) => isFor(id, one)));
  const countsOf = await countQueues(moment, [...new Set(told)]);
  return {
    fill(carried, userId) {
      const counts = countsOf.get(userId);
      const last = counts && carried.findLast(tellsCounts);
      const data = { type, at: wireInstant(moment.now.getTime()), counts };
      return carried
        .filter((event) => event === last || !tellsCounts(event))
        .map((event) => (event === last ? { ...event, data } : event));
    },
  };
}
