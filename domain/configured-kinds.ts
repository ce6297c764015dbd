import type { ConfiguredKind } from '../generated/types.ts';

/** The kinds of records of the set-up, in the order in which they are listed. */
export const configuredKinds: readonly ConfiguredKind[] = [
  'approval-workflow',
  'workflow-map',
  'user-group',
  'sub-user-group',
  'approval-group',
  'enterprise-limit',
  'account-limit',
  'daily-limit',
  'delegation',
  'account-visibility',
  'account-group',
  'service-level',
  'company-setup',
];
