// The stages of a workflow in their order, and what differs between two workflows.
import type { ApprovalOrder, StageGroup, StageKind } from '../../../generated/types.ts';

export interface PicturedStages extends Readonly<Record<StageKind, readonly StageGroup[]>> {
  readonly approvalOrder: ApprovalOrder;
}

export interface PicturedStage {
  /** The same for a stage in both pictures. */
  readonly id: string;
  readonly kind: StageKind;
  readonly groups: readonly StageGroup[];
}

export type Mark = 'added' | 'removed' | 'changed';

export const stageKinds = ['verify', 'approve', 'release'] as const satisfies readonly StageKind[];

export const groupKey = ({ groupKind, groupId }: Pick<StageGroup, 'groupKind' | 'groupId'>) =>
  `${groupKind} ${groupId}`;

/** Sequential approval has one stage per group, as in the route of a request. */
export function stagesOf(workflow: PicturedStages): PicturedStage[] {
  return stageKinds.flatMap((kind): PicturedStage[] => {
    const groups = workflow[kind];
    if (groups.length === 0) return [];
    if (kind !== 'approve' || workflow.approvalOrder === 'parallel') return [{ id: kind, kind, groups }];
    return groups.map((group, index) => ({ id: index === 0 ? kind : `${kind} ${index}`, kind, groups: [group] }));
  });
}

const wordsOf = ({ groups }: PicturedStage) =>
  groups
    .map((group) => `${groupKey(group)} ${group.quorum}`)
    .toSorted()
    .join(', ');

/** Marks of stages and of groups: a stage by its id, a group by the id of its stage and its own key. */
export interface Marks {
  readonly stage: (stage: PicturedStage) => Mark | undefined;
  readonly group: (stage: PicturedStage, group: StageGroup) => Mark | undefined;
}

export const noMarks: Marks = { stage: () => undefined, group: () => undefined };

/** What of a workflow the other one has not, or has otherwise; alone is the mark of what the other one has not. */
export function marksOf(other: PicturedStages, alone: 'added' | 'removed'): Marks {
  const others = new Map(stagesOf(other).map((stage) => [stage.id, stage]));
  return {
    stage(stage) {
      const same = others.get(stage.id);
      if (!same) return alone;
      return wordsOf(same) === wordsOf(stage) ? undefined : 'changed';
    },
    group({ id }, group) {
      const same = others.get(id)?.groups.find((one) => groupKey(one) === groupKey(group));
      if (!same) return alone;
      return same.quorum === group.quorum ? undefined : 'changed';
    },
  };
}
