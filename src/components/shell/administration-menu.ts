// The menus of company administrators; loaded only for administrators.
import { entries, type MenuGroup } from './menus.ts';

export const administrationMenu: readonly MenuGroup[] = [
  { label: 'menu.home', icon: 'home', entries: entries('/admin/dashboard') },
  { label: 'menu.requests', icon: 'tasks', entries: entries('/admin/to-do') },
  {
    label: 'menu.taskStatus',
    icon: 'history',
    entries: ['all', 'to-repair', 'pending', 'successful', 'unsuccessful'].map((status) => ({
      path: '/admin/task-status/{status}',
      parameters: { status },
      label: `taskStatus.${status as 'all' | 'to-repair' | 'pending' | 'successful' | 'unsuccessful'}`,
    })),
  },
  {
    label: 'menu.company',
    icon: 'building',
    entries: entries(
      '/admin/company-administration/user-group',
      '/admin/company-administration/sub-user-group',
      '/admin/company-administration/user-profile',
      '/admin/company-administration/enterprise-transaction-limit',
      '/admin/company-administration/account-level-transaction-limit',
      '/admin/company-administration/daily-limit',
      '/admin/company-administration/approval-workflow',
      '/admin/company-administration/workflow-map',
      '/admin/company-administration/delegation-of-authority',
      '/admin/company-administration/service-level-agreement',
      '/admin/company-administration/account-grouping',
      '/admin/company-administration/account-visibility',
      '/admin/company-administration/rename-account-name',
      '/admin/company-administration/set-up-findings',
      '/admin/company-administration/approval-simulation',
      '/admin/company-administration/configuration-history',
    ),
  },
  {
    label: 'menu.services',
    icon: 'transfer',
    entries: entries('/admin/services/company-setup', '/admin/services/favorites', '/admin/services/bulk-favorite'),
  },
  { label: 'menu.reports', icon: 'download', entries: entries('/admin/audit-trail/index') },
];
