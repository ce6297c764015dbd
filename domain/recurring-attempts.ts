// When an occurrence that could not be paid is tried again.
import type { ErrorCode } from '../generated/error-codes.ts';

/** Limits of a day, hours, and a host or biller that does not answer: the next day may be different. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  '20',
  '30',
  '139',
  'ERR_TRX_COT',
  'ERR_TRX_PUBLIC_HOLIDAY',
  '162',
  '75',
  'ERR_HOST_INQUIRY',
  'ERR_HOST_UNAVAILABLE',
  'HOST_BILL_47',
]);

/** A fault of the account, the payee, the rights or a limit per transaction stays, so it is not tried again. */
export const isTriedAgain = (code: ErrorCode, attempts: number, most: number): boolean =>
  attempts < most && PASSING.has(code);
