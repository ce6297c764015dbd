// Faults in the tasks of changes, which the kit finds by records that the bank lists.
import type { Fault } from './fault.ts';

export const taskFaults: readonly Fault[] = [
  { name: 'runs again for the same key', operationId: 'editAccountLimits', kind: 'replay-differs', skips: ['replay'] },
  { name: 'begins at another revision', operationId: 'inactivateUserGroup', kind: 'wrong-receipt', skips: ['receipt'] },
  {
    name: 'changes what another user changed',
    operationId: 'inactivateEnterpriseLimit',
    kind: 'accepts-old-revision',
    skips: ['old-revision'],
  },
  {
    name: 'lets two tasks change one record',
    operationId: 'inactivateSubUserGroup',
    kind: 'accepts-second-task',
    skips: ['second-task'],
  },
];

export const readTaskFaults: readonly Fault[] = [
  {
    name: 'takes other values as read',
    operationId: 'editAccountLimits',
    kind: 'accepts-other-values',
    skips: ['values-read'],
  },
];

export const nothingFaults: readonly Fault[] = [
  {
    name: 'makes a task of nothing',
    operationId: 'editAccountLimits',
    kind: 'accepts-no-change',
    skips: ['no-change'],
  },
];
