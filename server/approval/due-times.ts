// Until when the present step of a request must be taken.
import { requestKindOf, stageMinutes } from '../../domain/service-level.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { LoadedRequest } from './load.ts';
import type { RequestRow } from './store.ts';

const minute = 60_000;

export type DueTimes = Pick<RequestRow, 'due_at' | 'sla_ends_at'>;

/** The earlier of the service level and the last moment for paying it on its day, which may be over already. */
export function dueTimes(now: Date, slaEndsAt: Date | null, payableUntil: Date | null): DueTimes {
  const open = payableUntil && payableUntil > now ? [payableUntil] : [];
  const [first = null] = [...(slaEndsAt ? [slaEndsAt] : []), ...open].toSorted(
    (left, right) => left.getTime() - right.getTime(),
  );
  return { due_at: first, sla_ends_at: slaEndsAt };
}

/** Null where the company has no service level for the step. */
export function slaEnd(now: Date, { row, levels }: LoadedRequest, stageKind: StageKind): Date | null {
  const kind = requestKindOf({ hasAmount: row.idr_equivalent !== null });
  const minutes = stageMinutes(levels, kind, stageKind);
  return minutes ? new Date(now.getTime() + minutes * minute) : null;
}
