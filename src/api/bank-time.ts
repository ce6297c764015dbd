import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { liveSession } from './session/session-store.ts';

/** A moment of this machine's clock, which may be wrong, as the bank's clock has it, as far as the session knows it. */
const bankTime = (deviceTime: number): number => deviceTime + (liveSession()?.clockAhead ?? 0);

export const bankNow = (): number => bankTime(Date.now());

/** The business day in Jakarta. */
export const bankToday = () => jakartaMoment(bankNow()).date;

/** What was noted by this machine's clock, as the wire writes it. */
export const bankInstant = (deviceTime: number): string => new Date(bankTime(deviceTime)).toISOString();
