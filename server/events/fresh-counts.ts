// The numbers of a person's queues, counted when an event tells of them.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { NotificationEvent } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { countQueuesOfAll } from '../requests/counts.ts';
import { loadPeople } from '../requests/people.ts';
import type { StoredEvent } from './store.ts';
import { isFor, type EventStream } from './stream.ts';

interface Moment {
  readonly db: Database;
  readonly companyId: string;
  readonly now: Date;
}

export interface FreshCounts {
  /** Of several events that tell one person the numbers of now, the last is enough. */
  fill(events: readonly StoredEvent[], userId: string): StoredEvent[];
}

const type = 'todo-counts' satisfies NotificationEvent['type'];

const tellsCounts = (event: StoredEvent) => event.type === type;

/** Counted at once for all who are here and are told of theirs. */
export async function freshCounts(
  { db, companyId, now }: Moment,
  here: readonly EventStream[],
  events: readonly StoredEvent[],
): Promise<FreshCounts> {
  const telling = events.filter(tellsCounts);
  const told = new Set(here.map(({ owner }) => owner.userId).filter((id) => telling.some((one) => isFor(id, one))));
  const people = told.size > 0 ? (await loadPeople(db, companyId)).filter(({ personId }) => told.has(personId)) : [];
  const all = await countQueuesOfAll(db, companyId, people, now);
  const countsOf = new Map(people.map(({ personId }, index) => [personId, all[index]]));
  return {
    fill(carried, userId) {
      const counts = countsOf.get(userId);
      const last = counts && carried.findLast(tellsCounts);
      const data = { type, at: wireInstant(now.getTime()), counts };
      return carried
        .filter((event) => event === last || !tellsCounts(event))
        .map((event) => (event === last ? { ...event, data } : event));
    },
  };
}
