import type { AnyTaskKind } from './tasks/kind.ts';
import { accountLimits } from './limits/account-limit.ts';
import { subUserGroups } from './groups/sub-user-group.ts';
import { userGroups } from './groups/user-group.ts';
import { approvalWorkflows } from './workflows/approval-workflow.ts';
import { workflowMaps } from './workflows/workflow-map.ts';
import { tokenUnlock } from './users/token-unlock.ts';

export const taskKinds: readonly AnyTaskKind[] = [
  tokenUnlock,
  ...userGroups.taskKinds,
  ...accountLimits.taskKinds,
  ...approvalWorkflows.taskKinds,
  ...workflowMaps.taskKinds,
  ...subUserGroups.taskKinds,
];
