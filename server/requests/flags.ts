import { isMaker } from '../../domain/approval/revision.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { RequestFlag } from '../../generated/types.ts';
import { exceptionalStateOf } from './exceptional-rights.ts';
import type { LoadedRequest } from './load.ts';

/** What somebody should look at before deciding: what validation noticed, and what has happened since. */
export function flagsOf(loaded: LoadedRequest, now: Date): RequestFlag[] {
  const { row, request } = loaded;
  const waits = row.stage_kind !== null;
  const isBlocked = request.makers.some(({ personId, blocked }) => blocked && isMaker(request, personId));
  const since: readonly (readonly [RequestFlag, boolean])[] = [
    ['maker-blocked', isBlocked],
    ['late', waits && row.execution_date < jakartaMoment(now.getTime()).date],
    ['special-rate', row.has_special_rate],
    ['repaired', row.revision > 1],
    ['recurring', row.menu_access === 'RECURRING'],
    ['exceptional', exceptionalStateOf(loaded, now) !== null],
  ];
  const flags = [...row.notes.map(({ flag }) => flag), ...since.flatMap(([flag, holds]) => (holds ? [flag] : []))];
  return [...new Set(flags)].slice(0, 12);
}
