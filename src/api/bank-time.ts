import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { liveSession } from './session/session-store.ts';

/** The bank's clock, as far as the session knows it: the clock of this machine may be wrong. */
export const bankNow = () => Date.now() + (liveSession()?.clockAhead ?? 0);

/** The business day in Jakarta. */
export const bankToday = () => jakartaMoment(bankNow()).date;
