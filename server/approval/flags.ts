import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { ExceptionalState, RequestFlag } from '../../generated/types.ts';
import { hasBlockedMaker, type ListedRequest } from './load.ts';
import { isSeries, type KnowsKinds } from './payment-kind.ts';

/** What a person should look at before deciding: the warnings of the validation and later changes. */
export function flagsOf(
  knows: KnowsKinds & { readonly now: Date },
  loaded: ListedRequest,
  exceptional: ExceptionalState | null,
): RequestFlag[] {
  const { row } = loaded;
  const waits = row.stage_kind !== null;
  const since: readonly (readonly [RequestFlag, boolean])[] = [
    ['maker-blocked', hasBlockedMaker(loaded)],
    ['late', waits && row.execution_date < jakartaMoment(knows.now.getTime()).date],
    ['special-rate', row.has_special_rate],
    ['repaired', row.revision > 1],
    ['recurring', isSeries(knows, row)],
    ['exceptional', exceptional !== null],
  ];
  const flags = [...row.notes.map(({ flag }) => flag), ...since.flatMap(([flag, holds]) => (holds ? [flag] : []))];
  return [...new Set(flags)].slice(0, 12);
}
