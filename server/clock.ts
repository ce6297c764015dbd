/** The time as the bank has it. The sandbox can move it; nobody else asks the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
