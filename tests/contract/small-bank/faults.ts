// Every fault the kit must find, each planted in one operation.
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { BankAnswer } from './bank.ts';
import type { BankRule } from './memory.ts';

type Skip = 'session' | 'role' | 'idempotency' | 'reuse' | 'field-names' | 'broken-json' | 'copies';

export interface Fault {
  readonly name: string;
  readonly operationId: string;
  /** What the kit calls it. */
  readonly kind: string;
  readonly spoils?: (answer: BankAnswer) => BankAnswer;
  readonly overlooks?: (failure: FieldFailure) => boolean;
  readonly skips?: readonly Skip[];
  readonly hangs?: boolean;
  readonly forgets?: BankRule;
}

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
const overlooks =
  (...codes: readonly string[]) =>
  ({ code }: FieldFailure) =>
    codes.includes(code);

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
    name: 'answers a limit without saying how long to wait',
    operationId: 'inquireTaxBilling',
    kind: 'missing-header',
    spoils: onStatus(400, () => ({ status: 429, headers: {}, body: saying('429') })),
  },
];

/** In a bank of its own, because whoever asks must wait for it. */
export const silence: Fault = {
  name: 'never answers',
  operationId: 'getUserAccess',
  kind: 'no-answer',
  hangs: true,
};

export const requestFaults: readonly Fault[] = [
  {
    name: 'accepts unknown fields',
    operationId: 'inquireLocalPayee',
    kind: 'accepts-unknown-field',
    overlooks: overlooks('FIELD_UNKNOWN'),
  },
  {
    name: 'accepts missing fields',
    operationId: 'inquireForeignPayee',
    kind: 'accepts-missing',
    overlooks: overlooks('9090'),
  },
  {
    name: 'accepts values of another type',
    operationId: 'inquireBifastProxy',
    kind: 'accepts-wrong-type',
    overlooks: overlooks('FIELD_WRONG_TYPE'),
  },
  {
    name: 'accepts anything where a union of objects is asked for',
    operationId: 'validateForeignTransfer',
    kind: 'accepts-not-an-object-for-union',
    overlooks: ({ field, code }) => field === 'form.payee' && code === 'FIELD_WRONG_TYPE',
  },
  {
    name: 'accepts anything for a body that is a union of objects',
    operationId: 'decideOnMany',
    kind: 'accepts-not-an-object-for-union',
    overlooks: ({ field, code }) => field === '(body)' && code === 'FIELD_WRONG_TYPE',
  },
  {
    name: 'accepts anything for a body that is an object',
    operationId: 'inquireDeal',
    kind: 'accepts-not-an-object',
    overlooks: ({ field, code }) => field === '(body)' && code === 'FIELD_WRONG_TYPE',
  },
  {
    name: 'takes a corporate user who stands in no group',
    operationId: 'createUserProfile',
    kind: 'accepts-null',
    overlooks: overlooks('FIELD_WRONG_TYPE', '9090'),
  },
  {
    name: 'takes a series through the door of a single payment',
    operationId: 'submitTopUp',
    kind: 'accepts-enum',
    overlooks: ({ field }) => field.startsWith('form.timing'),
  },
  {
    name: 'takes a fraction of a currency that has none',
    operationId: 'quoteTaxPaymentFee',
    kind: 'accepts-fraction',
    overlooks: overlooks('FIELD_NO_DECIMALS'),
  },
  {
    name: 'takes an amount of zero',
    operationId: 'createTaxBilling',
    kind: 'accepts-zero',
    overlooks: overlooks('FIELD_POSITIVE_AMOUNT'),
  },
  {
    name: 'believes a copy that differs from what the id says',
    operationId: 'validateChequeBook',
    kind: 'accepts-differing-copy',
    skips: ['copies'],
  },
  {
    name: 'accepts text that is too long',
    operationId: 'listActionHistory',
    kind: 'accepts-too-long',
    overlooks: overlooks('FIELD_TOO_LONG', '122'),
  },
  {
    name: 'accepts characters the pattern forbids',
    operationId: 'getTransaction',
    kind: 'accepts-pattern',
    overlooks: ({ code }) => /^\d+$/.test(code) && code !== '9090',
  },
  {
    name: 'accepts values outside the list',
    operationId: 'listRequestsToRepair',
    kind: 'accepts-enum',
    overlooks: overlooks('FIELD_NOT_IN_LIST'),
  },
  {
    name: 'accepts numbers above the maximum',
    operationId: 'listExceptionalApprovals',
    kind: 'accepts-above-maximum',
    overlooks: overlooks('FIELD_ABOVE_MAXIMUM'),
  },
  {
    name: 'accepts numbers below the minimum',
    operationId: 'listExceptionalReleases',
    kind: 'accepts-below-minimum',
    overlooks: overlooks('FIELD_BELOW_MINIMUM'),
  },
  {
    name: 'accepts too many items',
    operationId: 'generateChallenge',
    kind: 'accepts-too-many',
    overlooks: overlooks('FIELD_TOO_MANY'),
  },
  {
    name: 'does not name the field at fault',
    operationId: 'previewDecision',
    kind: 'field-not-named',
    skips: ['field-names'],
  },
  {
    name: 'stumbles over broken JSON',
    operationId: 'validateLocalTransfer',
    kind: 'accepts-broken-json',
    skips: ['broken-json'],
  },
  {
    name: 'works without a session',
    operationId: 'validateBillPayment',
    kind: 'accepts-no-session',
    skips: ['session'],
  },
  { name: 'believes any token', operationId: 'validateTopUp', kind: 'accepts-any-token', skips: ['session'] },
  { name: 'serves any role', operationId: 'validateTaxPayment', kind: 'accepts-any-role', skips: ['role'] },
  {
    name: 'writes without an Idempotency-Key',
    operationId: 'saveDraft',
    kind: 'accepts-missing-key',
    overlooks: ({ field, code }) => field === 'Idempotency-Key' && code === '9090',
  },
  {
    name: 'takes anything for an Idempotency-Key',
    operationId: 'deleteDraft',
    kind: 'accepts-malformed-key',
    overlooks: ({ field }) => field === 'Idempotency-Key',
  },
  {
    name: 'does everything again for the same key',
    operationId: 'submitLocalTransfer',
    kind: 'replay-differs',
    skips: ['idempotency'],
  },
  {
    name: 'takes the same key for another body',
    operationId: 'submitBillPayment',
    kind: 'key-reused',
    skips: ['reuse'],
  },
];

export interface MemoryFault {
  readonly name: string;
  readonly forgets: BankRule;
  readonly workflow: string;
  readonly operationId: string;
}

export const memoryFaults: readonly MemoryFault[] = [
  { name: 'lets a logged-out token in', forgets: 'logout', workflow: 'logInToLogOut', operationId: 'getUserProfile' },
  {
    name: 'gives the token of a login again',
    forgets: 'secrets-are-given-once',
    workflow: 'logInToLogOut',
    operationId: 'logIn',
  },
  { name: 'takes any captcha', forgets: 'captchas', workflow: 'wrongCaptcha', operationId: 'logIn' },
  { name: 'takes any password', forgets: 'passwords', workflow: 'wrongPassword', operationId: 'logIn' },
  { name: 'takes any signature', forgets: 'signatures', workflow: 'wrongSignature', operationId: 'approveRequest' },
  { name: 'lets two approvers decide', forgets: 'who-is-first', workflow: 'conflict', operationId: 'approveRequest' },
  {
    name: 'verifies what was rejected',
    forgets: 'rejected-is-final',
    workflow: 'reject',
    operationId: 'verifyRequest',
  },
  {
    name: 'mends what was cancelled',
    forgets: 'cancelled-is-final',
    workflow: 'cancel',
    operationId: 'resubmitLocalTransfer',
  },
  {
    name: 'keeps the revision after a repair',
    forgets: 'repair-makes-a-revision',
    workflow: 'repair',
    operationId: 'resubmitLocalTransfer',
  },
  {
    name: 'decides on an old revision',
    forgets: 'old-revisions-are-refused',
    workflow: 'repair',
    operationId: 'verifyRequest',
  },
  { name: 'releases before the approval', forgets: 'order', workflow: 'fourEyes', operationId: 'releaseRequest' },
];
