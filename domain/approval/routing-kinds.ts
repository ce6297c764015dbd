import type { AdminRecordKind } from '../../generated/types.ts';

/** The records whose change can send a request another way. */
export const routingKinds: readonly AdminRecordKind[] = [
  'approval-workflow',
  'workflow-map',
  'user-group',
  'sub-user-group',
  'enterprise-limit',
  'account-limit',
  'daily-limit',
  'delegation',
];

/** The records whose change is checked and replayed: besides those that route requests, who acts and on which accounts. */
export const checkedKinds: readonly AdminRecordKind[] = [
  ...routingKinds,
  'user-profile',
  'account-visibility',
  'account-group',
  'account-hierarchy',
  'company-setup',
];
