import { nextToPay } from '../../domain/recurring-series.ts';
import type { Actor } from '../approval/actor.ts';
import { followMove } from '../approval/payment-kind.ts';
import { identityOf, updateRequest } from '../approval/store.ts';
import { readProgress } from './next-run.ts';
import type { SeriesRequest } from './series-now.ts';
import { updateSeries } from './series-store.ts';

/** Stores which occurrence comes next, and completes the series after its last one. Returns the updated series. */
export async function moveOn(actor: Actor, row: SeriesRequest): Promise<SeriesRequest> {
  const { days, known } = await readProgress(actor, row);
  const next = nextToPay(days, new Set(known.keys()));
  await updateSeries(actor.db, identityOf(row), {
    next_occurrence: next?.occurrence ?? null,
    next_date: next?.plannedDate ?? null,
  });
  const isOver = !next && [...known.values()].every(({ state }) => state !== 'retrying');
  const moved = await updateRequest(actor.db, identityOf(row), {
    ...(next && { execution_date: next.executionDate ?? next.plannedDate }),
    ...(isOver && ({ status: 'Completed', tab: 'successful' } as const)),
    updated_at: actor.now,
  });
  if (isOver) await followMove(actor, moved);
  return { ...moved, content: row.content };
}
