// Faults in changes of the only record of its kind, in repairs, keys, languages and lists: a few in each of three banks.
import type { BankAnswer } from './bank.ts';
import { exactFaults, listSumFaults } from './exact-faults.ts';
import type { Fault } from './fault.ts';

interface Refused {
  readonly errors?: readonly { readonly code: string }[];
}

const withoutFieldRepeated = (answer: BankAnswer): BankAnswer =>
  answer.status === 400 && (answer.body as Refused).errors?.some(({ code }) => code === 'FIELD_REPEATED')
    ? { status: 404, headers: answer.headers, body: { statusCode: '193', statusDesc: '193', output: null } }
    : answer;

const withoutErrors = (answer: BankAnswer): BankAnswer =>
  answer.status === 422 ? { ...answer, body: { ...(answer.body as Refused), errors: undefined } } : answer;

interface Shown {
  readonly output: { readonly single?: readonly object[] };
}

const onSuccess = (change: (output: Shown['output']) => object) => (answer: BankAnswer) => {
  if (answer.status !== 200) return answer;
  const { output, ...body } = answer.body as Shown;
  return { ...answer, body: { ...body, output: change(output) } };
};

const turned = onSuccess((output) => ({ ...output, single: output.single?.toReversed() }));

const ongoingTask = {
  taskId: 'TSK-20261123-000201',
  refNo: 'ADM2611230000201',
  action: 'edit',
  status: 'Pending Approval',
  submittedBy: { userId: 'SYSADMIN01@NUSANTARA', name: 'Hendra Gunawan' },
  submittedAt: '2026-11-23T10:05:00+07:00',
};

const allowedBesideTask = onSuccess((output) => ({ ...output, ongoingTask }));

const firstBank: readonly Fault[] = [
  ...exactFaults,
  {
    name: 'takes other values as read than those in force',
    operationId: 'editDailyLimits',
    kind: 'accepts-other-values',
    skips: ['values-read'],
  },
  {
    name: 'makes a task of nothing',
    operationId: 'editDelegationOfAuthority',
    kind: 'accepts-no-change',
    skips: ['no-change'],
  },
  {
    name: 'has another usual size of a page',
    operationId: 'listUserGroups',
    kind: 'wrong-default-size',
    skips: ['default-size'],
  },
  {
    name: 'searches by capitals',
    operationId: 'listSubUserGroups',
    kind: 'search-heeds-capitals',
    skips: ['search'],
  },
  {
    name: 'leaves the last day of a range out',
    operationId: 'listInboxMessages',
    kind: 'range-without-end',
    skips: ['end-of-range'],
  },
  {
    name: 'takes the first language for the best',
    operationId: 'getDailyLimits',
    kind: 'wrong-text',
    skips: ['weights'],
  },
  {
    name: 'repairs a task twice',
    operationId: 'editUserGroup',
    kind: 'wrong-code-of-repair',
    skips: ['repaired-before'],
  },
  {
    name: 'takes a key in capitals for another',
    operationId: 'editSubUserGroup',
    kind: 'key-reused',
    skips: ['capitals'],
  },
  {
    name: 'looks for an item that comes twice before it refuses the repetition',
    operationId: 'editEnterpriseLimit',
    kind: 'repetition-not-found',
    spoils: withoutFieldRepeated,
  },
  {
    name: 'turns its limits round',
    operationId: 'getDelegationOfAuthority',
    kind: 'array-out-of-order',
    spoils: turned,
  },
  {
    name: 'does not say where a copy differs',
    operationId: 'editAccountLimits',
    kind: 'code-without-field',
    spoils: withoutErrors,
  },
];

const secondBank: readonly Fault[] = [
  {
    name: 'lets two tasks change one record',
    operationId: 'editDailyLimits',
    kind: 'accepts-second-task',
    skips: ['second-task'],
  },
  {
    name: 'allows a change beside an open task',
    operationId: 'getDailyLimits',
    kind: 'allowed-beside-task',
    spoils: allowedBesideTask,
  },
];

type Planted = readonly [name: string, kind: string, skip: NonNullable<Fault['skips']>[number]];

/** A fault in each of the two records that a company has once. */
function ofBoth(ofLimits: Planted, ofDelegation: Planted): readonly Fault[] {
  const operations = ['editDailyLimits', 'editDelegationOfAuthority'] as const;
  return [ofLimits, ofDelegation].map(([name, kind, skip], place) => ({
    name,
    operationId: operations[place] ?? '',
    kind,
    skips: [skip],
  }));
}

/** An operation can have one fault in a bank. */
export const settingFaults: readonly (readonly Fault[])[] = [
  firstBank,
  [...secondBank, listSumFaults[0]],
  [
    listSumFaults[1],
    ...ofBoth(
      ['judges a stored refusal again', 'replay-differs', 'stored-refusals'],
      ['carries a success out again for the same key', 'replay-differs', 'replay'],
    ),
  ],
  [
    listSumFaults[2],
    ...ofBoth(
      ['takes more than the ceiling', 'accepts-above-ceiling', 'ceiling'],
      ['changes what another user changed', 'accepts-old-revision', 'old-revision'],
    ),
  ],
  ofBoth(
    ['refuses the ceiling itself', 'refuses-ceiling', 'at-the-ceiling'],
    ['ignores the task that a record is read by', 'filter-ignored', 'filter'],
  ),
  ofBoth(
    ['changes the record before the approval', 'changes-at-once', 'at-once'],
    ['does not show the task of a change', 'task-not-shown', 'task-shown'],
  ),
];
