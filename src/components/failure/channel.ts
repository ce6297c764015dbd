// Decides where a failure is shown. Every failure is shown in exactly one place.
import type { ErrorFacts } from '../../../generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';

export type Channel = 'session' | 'network' | 'page' | 'confirmation' | 'popup' | 'inline';
type Known = Pick<ErrorFacts, 'kind' | 'theme'>;
type Seen = Pick<ApiError, 'kind' | 'status'>;

/** A failed read shows its error in place of the data. A failed write keeps the typed values and shows a popup. */
export function channelOf(error: Seen, facts: Known | undefined, isReading: boolean): Channel {
  if (error.kind === 'offline' || error.kind === 'timeout') return 'network';
  if (facts?.theme === 'session' && error.status === 401) return 'session';
  if (facts?.kind === 'page') return isReading ? 'page' : 'popup';
  return facts?.kind ?? 'popup';
}

const tooMany = 429;
const serverFailure = 500;
const notBuilt = 501;

/**
 * Returns true if the same call can succeed later: the connection, the bank's systems and its rate limits recover, but
 * a rule refuses again until the input changes.
 */
export function canRetry(error: Seen, facts: Pick<ErrorFacts, 'status'> | undefined): boolean {
  if (error.kind === 'offline' || error.kind === 'timeout') return true;
  const status = facts?.status ?? error.status;
  return status === tooMany || (status >= serverFailure && status !== notBuilt);
}
