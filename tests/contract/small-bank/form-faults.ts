// Faults in what is judged before the content of a request, and in what a request shows by itself.
import type { Fault } from './fault.ts';

export const formFaults: readonly Fault[] = [
  {
    name: 'judges the body before the session',
    operationId: 'listTransactions',
    kind: 'body-before-session',
    skips: ['order-of-checks'],
  },
  {
    name: 'judges the body before the role',
    operationId: 'checkEnterpriseLimitName',
    kind: 'body-before-permission',
    skips: ['order-of-checks'],
  },
  {
    name: 'reads JSON whatever it is called',
    operationId: 'reactivateEnterpriseLimit',
    kind: 'accepts-other-media',
    skips: ['content-type'],
  },
  {
    name: 'reads a body of any length',
    operationId: 'deleteEnterpriseLimit',
    kind: 'accepts-long-body',
    skips: ['length'],
  },
  {
    name: 'takes over the request id of a client',
    operationId: 'getUserGroup',
    kind: 'takes-request-id',
    skips: ['request-id'],
  },
  {
    name: 'takes characters that nobody sees',
    operationId: 'checkSubUserGroupName',
    kind: 'accepts-hidden-character',
    overlooks: ({ code }) => code === 'FIELD_CHARACTERS',
  },
  { name: 'counts only the page', operationId: 'listUserProfiles', kind: 'total-of-page', skips: ['total'] },
  {
    name: 'takes an item that a list names twice',
    operationId: 'createSubUserGroup',
    kind: 'accepts-repetition',
    skips: ['repetitions'],
  },
  {
    name: 'carries out a change of an unknown record',
    operationId: 'deleteUserGroup',
    kind: 'accepts-unknown-id',
    skips: ['unknown-ids'],
  },
];

/** In operations that have another fault in the bank of the first faults. */
export const moreFaults: readonly Fault[] = [
  {
    name: 'has the accounts without a limit at the wrong end',
    operationId: 'listAccountLimits',
    kind: 'nulls-misplaced',
    skips: ['nulls'],
  },
  { name: 'sorts amounts as texts', operationId: 'listBulkRecords', kind: 'sort-wrong', skips: ['numbers'] },
  {
    name: 'takes two lists that differ',
    operationId: 'editAccountLimits',
    kind: 'accepts-differing-lists',
    skips: ['lists'],
  },
];
