// The moves that stay on this device until they are submitted, and whether they can still be made.
import { moveAll, type Move } from '../../../../domain/account-hierarchy.ts';
import { useKeptChoice } from '../../../components/admin-resource/kept-choice.ts';
import type { ChartDraft } from './chart-draft.ts';

export interface KeptMoves {
  readonly moves: readonly Move[];
  /** The version of the chart on which they were made. */
  readonly revision: number;
}

interface InForce {
  readonly revision: number;
  readonly chart: ChartDraft;
}

/** `changed` where the moves can still be made on a chart that is another one; `lost` where they cannot. */
export function fitOf(kept: KeptMoves, { revision, chart }: InForce): 'same' | 'changed' | 'lost' {
  if (!moveAll(chart, kept.moves).ok) return 'lost';
  return kept.revision === revision ? 'same' : 'changed';
}

export function useKeptMoves(planned: object | undefined, inForce: InForce, take: (moves: readonly Move[]) => void) {
  const kept = useKeptChoice<KeptMoves>(planned, ({ moves }) => take(moves));
  return {
    kept,
    fit: kept.value && fitOf(kept.value, inForce),
    note(moves: readonly Move[]) {
      if (moves.length === 0) void kept.drop();
      else kept.keep({ moves, revision: inForce.revision });
    },
  };
}
