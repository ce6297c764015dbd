// Faults in the handling of requests: a wrong one is accepted, or state between two requests is lost.
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { Fault } from './fault.ts';
import type { BankRule } from './memory.ts';

const overlooks =
  (...codes: readonly string[]) =>
  ({ code }: FieldFailure) =>
    codes.includes(code);

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
    name: 'demands a group of an administrator',
    operationId: 'editUserProfile',
    kind: 'refuses-valid',
    refuses: ({ userProfile }) => (userProfile as { area?: unknown }).area === 'administration',
  },
  {
    name: 'knows no record whose own name is allowed',
    operationId: 'checkUserGroupName',
    kind: 'refuses-valid',
    refuses: ({ exceptId }) => exceptId !== undefined,
  },
  {
    name: 'demands a reference beside the task',
    operationId: 'approveAdminTask',
    kind: 'refuses-valid',
    refuses: ({ refNo }) => refNo === undefined,
  },
  {
    name: 'demands the copies of what an id says',
    operationId: 'editBulkHeader',
    kind: 'refuses-valid',
    refuses: ({ fromAccount }) => fromAccount !== undefined && !('number' in (fromAccount as object)),
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
  {
    name: 'forgets what it refused under a key',
    operationId: 'verifyRequest',
    kind: 'key-reused',
    skips: ['stored-refusals'],
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
