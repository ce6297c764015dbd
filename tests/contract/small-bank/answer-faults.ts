// Faults in answers.
import type { BankAnswer } from './bank.ts';
import type { Fault } from './fault.ts';

type Envelope = Readonly<Record<string, unknown>> & { readonly output: Readonly<Record<string, unknown>> };

const onSuccess = (change: (answer: BankAnswer) => BankAnswer) => (answer: BankAnswer) =>
  answer.status === 200 ? change(answer) : answer;
const envelope = (change: (body: Envelope) => unknown) =>
  onSuccess((answer) => ({ ...answer, body: change(answer.body as Envelope) }));
const output = (change: (given: Envelope['output']) => unknown) =>
  envelope((body) => ({ ...body, output: change(body.output) }));
const withoutKey = (given: Readonly<Record<string, unknown>>, key: string) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== key));
const onStatus = (status: number, change: (answer: BankAnswer) => BankAnswer) => (answer: BankAnswer) =>
  answer.status === status ? change(answer) : answer;
const saying = (statusCode: string, more: object = {}) => ({
  statusCode,
  statusDesc: 'Planted',
  output: null,
  ...more,
});
const inWords = { actor: 'Ratna Kusuma', time: '23 November 2026 09:15 WIB' };

export const answerFaults: readonly Fault[] = [
  {
    name: 'answers a status nobody declared',
    operationId: 'getUserAccess',
    kind: 'undeclared-status',
    spoils: onSuccess((answer) => ({ ...answer, status: 202 })),
  },
  {
    name: 'redirects',
    operationId: 'getMyProfile',
    kind: 'undeclared-status',
    spoils: onSuccess((answer) => ({ ...answer, status: 302, headers: { location: '/login' } })),
  },
  {
    name: 'calls its JSON plain text',
    operationId: 'listSystemParameters',
    kind: 'wrong-media-type',
    spoils: onSuccess((answer) => ({ ...answer, headers: { 'content-type': 'text/plain' } })),
  },
  {
    name: 'answers a page of HTML',
    operationId: 'listBrowserMinimums',
    kind: 'wrong-media-type',
    spoils: onSuccess((answer) => ({ ...answer, headers: { 'content-type': 'text/html' }, body: '<h1>It works</h1>' })),
  },
  {
    name: 'sends a request id that is too short',
    operationId: 'getMaintenanceState',
    kind: 'wrong-header',
    spoils: (answer) => ({ ...answer, headers: { 'x-request-id': '1' } }),
  },
  {
    name: 'sends no body',
    operationId: 'countRequests',
    kind: 'empty-body',
    spoils: onSuccess((answer) => ({ ...answer, body: '' })),
  },
  {
    name: 'cuts its JSON short',
    operationId: 'listRequestsToVerify',
    kind: 'broken-json',
    spoils: onSuccess((answer) => ({ ...answer, body: JSON.stringify(answer.body).slice(0, -5) })),
  },
  {
    name: 'leaks a field nobody declared',
    operationId: 'listRequestsToApprove',
    kind: 'wrong-body',
    spoils: output((given) => ({ ...given, internalNote: 'x' })),
  },
  {
    name: 'leaks a field in the envelope',
    operationId: 'listRequestsToRelease',
    kind: 'wrong-body',
    spoils: envelope((body) => ({ ...body, stack: 'at line 1' })),
  },
  {
    name: 'leaves a required field out',
    operationId: 'listTransferTypes',
    kind: 'wrong-body',
    spoils: output((given) => withoutKey(given, Object.keys(given)[0] ?? '')),
  },
  {
    name: 'leaves the words of the outcome out',
    operationId: 'checkLocalTransferCutOff',
    kind: 'wrong-body',
    spoils: envelope((body) => withoutKey(body, 'statusDesc')),
  },
  {
    name: 'answers null instead of an output',
    operationId: 'quoteLocalTransferFee',
    kind: 'wrong-body',
    spoils: output(() => null),
  },
  {
    name: 'answers a number instead of text',
    operationId: 'quoteForeignTransferFee',
    kind: 'wrong-body',
    spoils: envelope((body) => ({ ...body, statusDesc: 0 })),
  },
  {
    name: 'answers a failure code with the status 200',
    operationId: 'quoteBillPaymentFee',
    kind: 'wrong-body',
    spoils: envelope((body) => ({ ...body, statusCode: '137' })),
  },
  {
    name: 'answers an amount as a number',
    operationId: 'quoteTopUpFee',
    kind: 'wrong-body',
    spoils: envelope((body) => JSON.parse(JSON.stringify(body).replaceAll(/"value":"(\d+)\.\d\d"/g, '"value":$1'))),
  },
  {
    name: 'fails on every right request',
    operationId: 'inquireBill',
    kind: 'fails-on-valid',
    spoils: onSuccess(() => ({ status: 500, headers: {}, body: saying('500') })),
  },
  {
    name: 'refuses every right request',
    operationId: 'inquireTopUp',
    kind: 'refuses-valid',
    spoils: onSuccess(() => ({ status: 400, headers: {}, body: saying('400') })),
  },
  {
    name: 'ends every session',
    operationId: 'getDraft',
    kind: 'refuses-session',
    spoils: onSuccess(() => ({ status: 401, headers: {}, body: saying('401') })),
  },
  {
    name: 'gives a code that is not among its own',
    operationId: 'listDrafts',
    kind: 'undeclared-code',
    spoils: onStatus(400, (answer) => ({ ...answer, body: saying('BULK-VAL-0000001') })),
  },
  {
    name: 'gives a code under another status',
    operationId: 'logIn',
    kind: 'code-with-other-status',
    spoils: onStatus(400, (answer) => ({ ...answer, body: saying('702') })),
  },
  {
    name: 'says that it is closed under the status of a fault',
    operationId: 'createCaptcha',
    kind: 'code-with-other-status',
    spoils: onSuccess(() => ({ status: 500, headers: {}, body: saying('MAINTENANCE') })),
  },
  {
    name: 'misses a record without the code of its own',
    operationId: 'getCasaAccount',
    kind: 'undeclared-code',
    spoils: onSuccess(() => ({ status: 404, headers: {}, body: saying('404') })),
  },
  {
    name: 'says that another user was first, but neither who nor when',
    operationId: 'chooseForLateRequest',
    kind: 'missing-values',
    spoils: onSuccess(() => ({ status: 409, headers: {}, body: saying('80') })),
  },
  {
    name: 'says who was first and when in words alone',
    operationId: 'releaseExceptionally',
    kind: 'missing-values',
    spoils: onSuccess(() => ({ status: 409, headers: {}, body: saying('80', { parameters: inWords }) })),
  },
  {
    name: 'gives the moment of a conflict as it is shown, not as a value',
    operationId: 'approveExceptionally',
    kind: 'wrong-body',
    spoils: onSuccess(() => ({
      status: 409,
      headers: {},
      body: saying('80', { parameters: inWords, values: inWords }),
    })),
  },
  {
    name: 'answers yen with a fraction',
    operationId: 'quoteChequeBookFee',
    kind: 'wrong-body',
    spoils: envelope((body) =>
      JSON.parse(
        JSON.stringify(body).replaceAll(/"value":"[\d.]+","currency":"IDR"/g, '"value":"1000.50","currency":"JPY"'),
      ),
    ),
  },
  {
    name: 'answers more results than it may',
    operationId: 'deleteBulkFiles',
    kind: 'wrong-body',
    spoils: output((given) => ({ ...given, results: Array.from({ length: 31 }, () => given['results']).flat() })),
  },
  {
    name: 'refuses the call when every item is refused',
    operationId: 'processPendingTasks',
    kind: 'undeclared-code',
    spoils: onSuccess(() => ({ status: 409, headers: {}, body: saying('ERR_REQ_3') })),
  },
  {
    name: 'gives an item a code that is not among its own',
    operationId: 'proceedBulkFiles',
    kind: 'undeclared-item-code',
    spoils: envelope((body) => JSON.parse(JSON.stringify(body).replaceAll('"code":null', '"code":"702"'))),
  },
  {
    name: 'says of a record with an open task that it is in use',
    operationId: 'inactivateUserGroup',
    kind: 'undeclared-code',
    spoils: onSuccess(() => ({ status: 409, headers: {}, body: saying('CA-9') })),
  },
  {
    name: 'does not say why an approved change failed',
    operationId: 'rejectAdminTask',
    kind: 'wrong-body',
    spoils: output((given) => withoutKey(given, 'failureCode')),
  },
  {
    name: 'writes the state of a step in words of its own',
    operationId: 'listStepActions',
    kind: 'wrong-body',
    spoils: envelope((body) => JSON.parse(JSON.stringify(body).replaceAll(/"status":"[^"]+"/g, '"status":"Waits"'))),
  },
  {
    name: 'adds a file up in dollars',
    operationId: 'getBulkControlTotals',
    kind: 'wrong-body',
    spoils: output(({ control, ...given }) => ({
      ...given,
      control: JSON.parse(JSON.stringify(control).replaceAll('IDR', 'USD')),
    })),
  },
  {
    name: 'answers a limit without saying how long to wait',
    operationId: 'inquireTaxBilling',
    kind: 'missing-header',
    spoils: onStatus(400, () => ({ status: 429, headers: {}, body: saying('429') })),
  },
];

/** Needs a bank of its own, because the kit must wait for its timeout. */
export const silence: Fault = {
  name: 'never answers',
  operationId: 'getUserAccess',
  kind: 'no-answer',
  hangs: true,
};
