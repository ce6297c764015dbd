// The target tasks of a decision in the address of its confirmation.
import type { AdminDecisionPlan, AdminDecisionTarget } from '../../../generated/types.ts';
import {
  useAddressTargets,
  writeParts,
  type AddressTargets,
  type TargetParts,
} from '../../components/deciding/address-targets.ts';
import { pathTo } from '../../paths.ts';

export type Decision = AdminDecisionPlan['decision'];
export const decisions: readonly Decision[] = ['approve', 'reject', 'send-to-repair'];

const taskParts: TargetParts<AdminDecisionTarget> = {
  write: ({ taskId, refNo, revision }) => [taskId, refNo, revision],
  read: ([taskId, refNo, revision]) =>
    taskId && refNo && revision ? { taskId, refNo, revision: Number(revision) } : undefined,
};

export const targetOf = ({ taskId, refNo, revision }: AdminDecisionTarget): AdminDecisionTarget => ({
  taskId,
  refNo,
  revision,
});

export const useTaskTargets = (): AddressTargets<AdminDecisionTarget> => useAddressTargets(taskParts);
export const keyOfTargets = (targets: readonly AdminDecisionTarget[]) => writeParts(taskParts, targets);

export const decisionPath = (decision: Decision, targets: readonly AdminDecisionTarget[]) =>
  pathTo('/admin/to-do/approver-confirmation', { decision, requests: keyOfTargets(targets) });
