// Which occurrence of a series has to be attended to now.
import type { SeriesDay } from '../../domain/recurring-series.ts';
import type { Actor } from '../approval/actor.ts';
import { dueAt, readProgress } from './next-run.ts';
import type { SeriesRequest } from './series-now.ts';
import type { OccurrenceRow } from './series-store.ts';

export type Due =
  | { readonly kind: 'left-out'; readonly day: SeriesDay }
  | { readonly kind: 'to-pay'; readonly day: SeriesDay; readonly attempts: number }
  /** The holidays of its day are not known yet. */
  | { readonly kind: 'to-hold'; readonly day: SeriesDay; readonly attempts: number; readonly isHeld: boolean }
  /** Its transaction may wait for money. */
  | { readonly kind: 'to-fund'; readonly known: OccurrenceRow };

const isDue = (at: Date | null, now: Date) => at !== null && at <= now;

export const heldCode = '75';

function dueOn(day: SeriesDay, known?: OccurrenceRow): Due {
  if (day.shift === 'left-out') return { kind: 'left-out', day };
  const attempts = known?.attempts ?? 0;
  if (day.shift === 'unknown') return { kind: 'to-hold', day, attempts, isHeld: known?.code === heldCode };
  return { kind: 'to-pay', day, attempts };
}

/** A stopped series starts no occurrence. Its attempt at one that waits for money ends that one. */
export async function findDue(actor: Actor, row: SeriesRequest): Promise<Due | undefined> {
  const progress = await readProgress(actor, row);
  const waiting = [...progress.known.values()].filter(({ next_attempt_at: at }) => isDue(at, actor.now));
  const known = waiting.find(({ state }) => state === 'started');
  if (known) return { kind: 'to-fund', known };
  if (row.status !== 'In Progress') return undefined;
  const retried = waiting.find(({ state }) => state === 'retrying');
  const again = retried && progress.days[retried.occurrence - 1];
  if (again && retried) return dueOn(again, retried);
  const day = progress.days.find(({ occurrence }) => !progress.known.has(occurrence));
  if (!day || !isDue(await dueAt(actor, row, day), actor.now)) return undefined;
  return dueOn(day);
}
