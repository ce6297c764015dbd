// The answers of the sandbox host when its script has no line: the last digits of the amount or number decide.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { ReturnedTransfer, ServiceCode } from '../../generated/types.ts';
import { hostCode } from './rail-codes.ts';

/** The result of an order. A timeout sends no answer; its truth is what a later enquiry returns. */
export type Course =
  | { readonly kind: 'done'; readonly returned?: ReturnedTransfer['reason'] }
  | { readonly kind: 'insufficient' }
  | { readonly kind: 'rejected'; readonly code: ErrorCode }
  | { readonly kind: 'timeout'; readonly truth: 'done' | 'rejected' };

const courseByEnding: Readonly<Record<string, (service: ServiceCode) => Course>> = {
  '90051': () => ({ kind: 'insufficient' }),
  '90063': (service) => ({ kind: 'rejected', code: hostCode(service, '63') }),
  '90047': (service) => ({ kind: 'rejected', code: hostCode(service, '47') }),
  '90014': (service) => ({ kind: 'rejected', code: hostCode(service, '14') }),
  '90155': () => ({ kind: 'rejected', code: 'HOST_BIFAST_U155' }),
  '90900': () => ({ kind: 'timeout', truth: 'done' }),
  '90901': () => ({ kind: 'timeout', truth: 'rejected' }),
};

/** The last five digits of the amount, without cents, decide: 1,090,051 finds no funds, 1,090,900 times out. */
export function courseOfAmount(minor: bigint, service: ServiceCode): Course {
  const ending = (minor / 100n).toString().slice(-5);
  return courseByEnding[ending]?.(service) ?? { kind: 'done' };
}

const codeByNumberEnding: Readonly<Record<string, (service: ServiceCode) => ErrorCode>> = {
  '90014': (service) => hostCode(service, '14'),
  '90047': (service) => hostCode(service, '47'),
  '90122': () => 'HOST_BIFAST_U122',
  '90129': () => 'HOST_BIFAST_U129',
};

export const codeOfNumber = (accountNumber: string, service: ServiceCode): ErrorCode | undefined =>
  codeByNumberEnding[accountNumber.slice(-5)]?.(service);

/** An inquiry about a number that ends with 90900 times out. */
export const isUnanswered = (value: string): boolean => value.endsWith('90900');

const codeByProxyEnding: Readonly<Record<string, ErrorCode>> = {
  '0804': 'HOST_BIFAST_U804',
  '0805': 'HOST_BIFAST_U805',
  '0122': 'HOST_BIFAST_U122',
  '0129': 'HOST_BIFAST_U129',
};

export const codeOfProxy = (value: string): ErrorCode | undefined =>
  codeByProxyEnding[(value.split('@')[0] ?? '').slice(-4)];
