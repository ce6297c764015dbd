// Where a failure shows: in one place and no other.
import type { ErrorFacts } from '../../../generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';

export type Channel = 'session' | 'network' | 'page' | 'confirmation' | 'popup' | 'inline';
type Known = Pick<ErrorFacts, 'kind' | 'theme'>;
type Seen = Pick<ApiError, 'kind' | 'status'>;

/** A page takes the place of what could not be read; a failed write keeps what was typed and tells in a popup. */
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
 * Whether the same call can have another answer in a moment: the line, the bank's systems and its counters recover by
 * themselves, while a rule that refused refuses again until something else is entered.
 */
export function canRetry(error: Seen, facts: Pick<ErrorFacts, 'status'> | undefined): boolean {
  if (error.kind === 'offline' || error.kind === 'timeout') return true;
  const status = facts?.status ?? error.status;
  return status === tooMany || (status >= serverFailure && status !== notBuilt);
}
