import type { GroupQuorum, Route, Stage, StageKind, Workflow } from './types.ts';

/**
 * Sequential approval has one stage per group, parallel approval one stage for all groups. Empty stages are left out.
 */
export function buildRoute(matrixVersion: number, rowId: string, workflow: Workflow): Route {
  const { verify, approve, order, release } = workflow;
  const approveStages = order === 'parallel' ? [approve] : approve.map((group) => [group]);
  const stages = [
    ...stage('verify', verify),
    ...approveStages.flatMap((groups) => stage('approve', groups)),
    ...stage('release', release),
  ];
  return { matrixVersion, rowId, stages };
}

export function signaturesNeeded(route: Route): number {
  return route.stages.flatMap(({ groups }) => groups).reduce((total, { quorum }) => total + quorum, 0);
}

function stage(kind: StageKind, groups: readonly GroupQuorum[]): Stage[] {
  const needed = groups.filter(({ quorum }) => quorum > 0);
  return needed.length === 0 ? [] : [{ kind, groups: needed }];
}
