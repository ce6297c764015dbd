// Faults that an answer shows by itself: values of one object that do not go together, texts, offers, receipts.
import type { BankAnswer } from './bank.ts';
import type { Fault } from './fault.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

const onSuccess = (change: (body: Fields) => object) => (answer: BankAnswer) =>
  answer.status === 200 ? { ...answer, body: change(fieldsOf(answer.body)) } : answer;
const output = (change: (given: Fields) => object) =>
  onSuccess((body) => ({ ...body, output: change(fieldsOf(body['output'])) }));
const eachLimit = (change: (limit: Fields) => object) =>
  output((given) => ({ ...given, limits: listOf(given['limits']).map(change) }));

const rupiah = (value: string) => ({ value, currency: 'IDR' });
const dollars = (value: string) => ({ value, currency: 'USD' });

/** One line in rupiah and one in dollars, whose fees are exchanged at another rate than their amounts. */
const atTwoRates = output((given) => {
  const [line = {}] = listOf(given['lines']);
  const lines = [
    { ...line, total: rupiah('1000000.00'), fee: rupiah('5000.00') },
    { ...line, total: dollars('100.00'), fee: dollars('10.00') },
  ];
  const control = {
    ...fieldsOf(given['control']),
    headerTotal: null,
    matches: true,
    actualTotal: rupiah('2550000.00'),
  };
  return { ...given, lines, control, totalFee: rupiah('160001.00') };
});

/** The limit over everything with less used than the limits of single services. */
const halfOfIt = output((given) => ({
  ...given,
  limits: listOf(given['limits']).map((limit) => ({
    ...limit,
    used: rupiah(limit['serviceType'] === null ? '1.00' : '2.00'),
  })),
}));

/** A step whose people are in no order of their user IDs. */
const peopleTurned = output((given) => {
  const stage = { kind: 'approve', order: 1, state: 'current' };
  const people = ['APPROVER02@NUSANTARA', 'APPROVER01@NUSANTARA'].map((userId) => ({
    userId,
    name: 'Ratna Kusuma',
    state: 'may-act',
  }));
  const stages = [{ ...stage, groups: [{ groupName: 'Direksi', quorum: 1, done: 0, people }] }];
  return { ...given, route: { ...fieldsOf(given['route']), stages } };
});

/** The stages of two groups in the other order than the examples of requests draw them. */
const groupsTurned = output((given) => {
  const groups = [
    { groupName: 'Treasury', quorum: 1, done: 0, people: [] },
    { groupName: 'Direksi', quorum: 2, done: 0, people: [] },
  ];
  return { ...given, stages: [{ kind: 'approve', order: 1, state: 'current', groups }] };
});

const inDollars = output((given) => ({ ...given, totalFee: dollars('1.00') }));

const elsewhere = (answer: BankAnswer): BankAnswer => {
  const body = fieldsOf(answer.body);
  const errors = listOf(body['errors']).map((one) =>
    one['code'] === 'FIELD_REPEATED' ? { ...one, field: 'revision' } : one,
  );
  return answer.status === 400 && errors.length > 0 ? { ...answer, body: { ...body, errors } } : answer;
};

const oldForUnknown = (answer: BankAnswer): BankAnswer =>
  fieldsOf(answer.body)['statusCode'] === '193'
    ? { status: 409, headers: answer.headers, body: { statusCode: 'ERR_REQ_3', statusDesc: 'Planted', output: null } }
    : answer;

/** A few in each of three banks, because an operation can have one fault in a bank. */
export const factFaults: readonly (readonly Fault[])[] = [
  [
    {
      name: 'has more left than the limit less what is used',
      operationId: 'getDailyLimits',
      kind: 'wrong-difference',
      spoils: eachLimit((limit) => ({ ...limit, remainingToday: limit['amount'] })),
    },
    {
      name: 'knows who changed a record but not when',
      operationId: 'getDelegationOfAuthority',
      kind: 'null-alone',
      spoils: output((given) => ({ ...given, stamp: { ...fieldsOf(given['stamp']), changedAt: null } })),
    },
    {
      name: 'calls an amount the highest that no record can have',
      operationId: 'getBulkControlTotals',
      kind: 'impossible-highest',
      spoils: output((given) => ({ ...given, highestRecord: rupiah('1.00') })),
    },
    {
      name: 'begins a repaired task anew',
      operationId: 'editDailyLimits',
      kind: 'wrong-receipt',
      spoils: output((given) => ({ ...given, revision: 1 })),
    },
    {
      name: 'names another field than the list that has an item twice',
      operationId: 'editEnterpriseLimit',
      kind: 'repetition-elsewhere',
      spoils: elsewhere,
    },
    {
      name: 'says Success to a reader of Indonesian',
      operationId: 'getMyProfile',
      kind: 'wrong-text',
      spoils: onSuccess((body) => ({ ...body, statusDesc: 'Success' })),
    },
  ],
  [
    {
      name: 'marks limits as sent back that nobody changed',
      operationId: 'getDailyLimits',
      kind: 'wrong-flag',
      spoils: eachLimit((limit) => ({ ...limit, isBack: true, reasonMessage: 'Terlalu tinggi' })),
    },
    {
      name: 'offers no action on its only record',
      operationId: 'getDelegationOfAuthority',
      kind: 'wrong-offers',
      spoils: output((given) => ({ ...given, actions: [] })),
    },
    {
      name: 'exchanges fees at another rate than amounts',
      operationId: 'getBulkControlTotals',
      kind: 'wrong-sum',
      spoils: atTwoRates,
    },
    {
      name: 'says that a row which the record does not have was changed',
      operationId: 'editDailyLimits',
      kind: 'wrong-code',
      spoils: oldForUnknown,
    },
  ],
  [
    {
      name: 'offers an approver what only makers may do',
      operationId: 'getDailyLimits',
      kind: 'wrong-offers',
      skips: ['makers-alone'],
    },
    {
      name: 'names services in one language alone',
      operationId: 'listEnterpriseLimitTypes',
      kind: 'wrong-text',
      skips: ['language'],
    },
    {
      name: 'lets a browser store what it says of a user',
      operationId: 'getMyProfile',
      kind: 'may-be-stored',
      spoils: (answer) => ({ ...answer, headers: { ...answer.headers, 'cache-control': 'private, max-age=60' } }),
    },
    {
      name: 'shows a maker that there is something to approve',
      operationId: 'getAdminDashboard',
      kind: 'wrong-task-status',
      skips: ['status-of-viewer'],
    },
    {
      name: 'leaves requests of today out of what is used of the limit over everything',
      operationId: 'getDashboardDay',
      kind: 'whole-below-parts',
      spoils: halfOfIt,
    },
    {
      name: 'repairs a task at another revision',
      operationId: 'editApprovalWorkflow',
      kind: 'accepts-old-revision',
      skips: ['repaired-revision'],
    },
    {
      name: 'has the people of a step in no order',
      operationId: 'previewRoute',
      kind: 'array-out-of-order',
      spoils: peopleTurned,
    },
    {
      name: 'has the groups of a step in another order than the workflow',
      operationId: 'previewApprovalWorkflow',
      kind: 'groups-out-of-order',
      spoils: groupsTurned,
    },
    {
      name: 'adds the fees up in another currency than theirs',
      operationId: 'quoteBillPaymentFee',
      kind: 'wrong-currency',
      spoils: inDollars,
    },
  ],
];
