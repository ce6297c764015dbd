/** The bank's time, which the sandbox can move. All code must use it instead of the machine's time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
