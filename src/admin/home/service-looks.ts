// The icon of each page of an administrator, and what it is for.
import type { ServiceLook } from '../../components/shell/service-tiles.tsx';
import type { ScreenPath } from '../../../generated/screens.ts';

export const serviceLooks = {
  '/admin/company-administration/user-group': { icon: 'users', purpose: 'services.userGroup' },
  '/admin/company-administration/sub-user-group': { icon: 'key', purpose: 'services.subUserGroup' },
  '/admin/company-administration/user-profile': { icon: 'user', purpose: 'services.userProfile' },
  '/admin/company-administration/enterprise-transaction-limit': { icon: 'gauge', purpose: 'services.enterpriseLimit' },
  '/admin/company-administration/account-level-transaction-limit': { icon: 'wallet', purpose: 'services.accountLimit' },
  '/admin/company-administration/daily-limit': { icon: 'calendar', purpose: 'services.dailyLimit' },
  '/admin/company-administration/approval-workflow': { icon: 'user-check', purpose: 'services.workflow' },
  '/admin/company-administration/workflow-map': { icon: 'filter', purpose: 'services.map' },
  '/admin/company-administration/delegation-of-authority': { icon: 'shield', purpose: 'services.delegation' },
  '/admin/company-administration/service-level-agreement': { icon: 'clock', purpose: 'services.serviceLevel' },
  '/admin/company-administration/account-grouping': { icon: 'layers', purpose: 'services.accountGroups' },
  '/admin/company-administration/account-visibility': { icon: 'eye', purpose: 'services.visibility' },
  '/admin/company-administration/rename-account-name': { icon: 'edit', purpose: 'services.accountNames' },
  '/admin/company-administration/set-up-findings': { icon: 'warning', purpose: 'services.findings' },
  '/admin/company-administration/approval-simulation': { icon: 'help', purpose: 'services.simulation' },
  '/admin/company-administration/configuration-history': { icon: 'history', purpose: 'services.configuration' },
  '/admin/services/company-setup': { icon: 'settings', purpose: 'services.setup' },
  '/admin/services/favorites': { icon: 'star', purpose: 'services.favorites' },
  '/admin/services/bulk-favorite': { icon: 'upload', purpose: 'services.bulkFavorite' },
  '/admin/audit-trail/index': { icon: 'report', purpose: 'services.auditTrail' },
} as const satisfies Partial<Record<ScreenPath, ServiceLook<'home'>>>;
