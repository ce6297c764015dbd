// Faults that break no schema: a declared but wrong code, sums that are off by one, an answer about something else.
import type { BankAnswer } from './bank.ts';
import type { Fault } from './fault.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const partOf = (value: unknown, name: string): Fields => {
  const part = isFields(value) ? value[name] : undefined;
  return isFields(part) ? part : {};
};

const onSuccess = (change: (output: Fields) => object) => (answer: BankAnswer) =>
  answer.status === 200
    ? { ...answer, body: { ...partOf(answer, 'body'), output: change(partOf(answer.body, 'output')) } }
    : answer;

/** Another code instead of one; both are declared. */
const saying = (code: string, status: number, other: string) => (answer: BankAnswer) =>
  partOf(answer, 'body')['statusCode'] === code
    ? { status, headers: answer.headers, body: { statusCode: other, statusDesc: 'Planted', output: null } }
    : answer;

const oneMore = (total: unknown) => (typeof total === 'number' ? total + 1 : total);
const doubled = (list: unknown) => (Array.isArray(list) ? [...list, ...list] : list);

export const exactFaults: readonly Fault[] = [
  {
    name: 'adds a rupiah to the fees',
    operationId: 'getBulkControlTotals',
    kind: 'wrong-sum',
    spoils: onSuccess((output) => ({ ...output, totalFee: { value: '38001.00', currency: 'IDR' } })),
  },
  {
    name: 'says that a file does not agree with a header that it agrees with',
    operationId: 'getBulkFile',
    kind: 'wrong-agreement',
    spoils: onSuccess((output) => ({ ...output, control: { ...partOf(output, 'control'), matches: false } })),
  },
  {
    name: 'counts one item more than the only page has',
    operationId: 'listLoans',
    kind: 'wrong-total',
    spoils: onSuccess((output) => ({
      ...output,
      page: { ...partOf(output, 'page'), total: oneMore(partOf(output, 'page')['total']) },
    })),
  },
  {
    name: 'has two sums of one currency',
    operationId: 'listRequestsToVerify',
    kind: 'array-with-same-items',
    spoils: onSuccess((output) => ({ ...output, sums: doubled(output['sums']) })),
  },
  {
    name: 'answers a service that is missing for a record that does not exist',
    operationId: 'getBulkRecord',
    kind: 'wrong-code-of-unknown',
    spoils: saying('193', 403, '94'),
  },
  {
    name: 'reads a record that does not exist',
    operationId: 'getTimeDeposit',
    kind: 'accepts-unknown-id',
    skips: ['unknown-ids'],
  },
  {
    name: 'reads another record than the one that is named',
    operationId: 'getEnterpriseLimitUsage',
    kind: 'about-another',
    skips: ['ids-asked'],
  },
  {
    name: 'ends a session that has never begun',
    operationId: 'getLoan',
    kind: 'wrong-code',
    spoils: saying('401', 401, '166'),
  },
  {
    name: 'answers an old revision where a task is open',
    operationId: 'inactivateUserGroup',
    kind: 'wrong-code',
    spoils: saying('CA-10', 409, 'ERR_REQ_3'),
  },
  {
    name: 'cancels what it rejects',
    operationId: 'rejectAdminTask',
    kind: 'not-always',
    spoils: onSuccess((output) => ({ ...output, status: 'Cancelled' })),
  },
  {
    name: 'says how the reader would see the task',
    operationId: 'editServiceLevel',
    kind: 'wrong-body',
    spoils: onSuccess((output) => ({ ...output, status: 'To Approve' })),
  },
];

/** One in each of three banks, because they are in one operation. */
export const listSumFaults = [
  {
    name: 'counts a record that the list does not have',
    operationId: 'getBulkControlTotals',
    kind: 'wrong-count',
    spoils: onSuccess((output) => ({ ...output, control: { ...partOf(output, 'control'), actualRecords: 5 } })),
  },
  {
    name: 'adds up other fees than those of the listed records',
    operationId: 'getBulkControlTotals',
    kind: 'wrong-list-sum',
    spoils: onSuccess((output) => ({ ...output, lines: [], totalFee: { value: '1.00', currency: 'IDR' } })),
  },
  {
    name: 'takes another amount for the highest',
    operationId: 'getBulkControlTotals',
    kind: 'wrong-highest',
    spoils: onSuccess((output) => ({ ...output, highestRecord: { value: '125000000.00', currency: 'IDR' } })),
  },
] as const satisfies readonly Fault[];
