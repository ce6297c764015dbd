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
