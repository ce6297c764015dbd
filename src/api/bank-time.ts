import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { liveSession } from './session/session-store.ts';

/** Corrects a time of this device, whose clock can be wrong, by the difference that was measured at login. */
const bankTime = (deviceTime: number): number => deviceTime + (liveSession()?.clockAhead ?? 0);

export const bankNow = (): number => bankTime(Date.now());

/** Today's date in Jakarta by the bank's clock. */
export const bankToday = () => jakartaMoment(bankNow()).date;

/** Writes a time of this device as an instant of the contract, by the bank's clock. */
export const bankInstant = (deviceTime: number): string => new Date(bankTime(deviceTime)).toISOString();
