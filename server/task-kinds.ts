import type { AnyTaskKind } from './tasks/kind.ts';
import { accountGroups } from './account-groups/account-group.ts';
import { hierarchyChart } from './account-groups/chart.ts';
import { accountVisibility } from './account-groups/visibility.ts';
import { accountNames } from './account-names/account-name.ts';
import { companyFavorites } from './company/favorites/company-favorite.ts';
import { companySetup } from './company/setup.ts';
import { accountLimits } from './limits/account-limit.ts';
import { dailyLimits } from './limits/daily-limit.ts';
import { delegations } from './limits/delegation.ts';
import { enterpriseLimits } from './limits/enterprise-limit.ts';
import { subUserGroups } from './groups/sub-user-group.ts';
import { userGroups } from './groups/user-group.ts';
import { userProfiles } from './users/user-profile.ts';
import { serviceLevels } from './service-levels/service-level.ts';
import { approvalWorkflows } from './workflows/approval-workflow.ts';
import { workflowMaps } from './workflows/workflow-map.ts';
import { tokenUnlock } from './users/token-unlock.ts';

export const taskKinds: readonly AnyTaskKind[] = [
  tokenUnlock,
  ...userGroups.taskKinds,
  ...subUserGroups.taskKinds,
  ...userProfiles.taskKinds,
  ...enterpriseLimits.taskKinds,
  ...accountLimits.taskKinds,
  ...accountNames.taskKinds,
  ...companySetup.taskKinds,
  ...companyFavorites.taskKinds,
  ...accountGroups.taskKinds,
  ...hierarchyChart.taskKinds,
  ...accountVisibility.taskKinds,
  ...dailyLimits.taskKinds,
  ...delegations.taskKinds,
  ...serviceLevels.taskKinds,
  ...approvalWorkflows.taskKinds,
  ...workflowMaps.taskKinds,
];
