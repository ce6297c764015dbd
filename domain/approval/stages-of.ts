import { buildRoute } from './route.ts';
import type { Stage, Workflow } from './types.ts';

export type KeyedStages = {
  readonly stages: readonly Stage[];
  /** The same for workflows that ask the same of the same groups. */
  readonly key: string;
};

const known = new WeakMap<Workflow, KeyedStages>();

export const stageKey = ({ kind, groups }: Stage): string =>
  [kind, ...groups.map(({ groupId, quorum }) => `${groupId}/${quorum}`)].join(' ');

/** Many rules ask for the stages of every row, so those of a workflow are built once. */
export function stagesOf(workflow: Workflow): KeyedStages {
  const found = known.get(workflow);
  if (found) return found;
  const { stages } = buildRoute(1, '', workflow);
  const built = { stages, key: stages.map(stageKey).join('; ') };
  known.set(workflow, built);
  return built;
}
