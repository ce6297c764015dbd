// A job may run again after a crash. So each kind opens its own transactions on services.db, and checks whether its
// work was done already.
import type { Services } from '../context.ts';

export interface JobContext extends Services {
  readonly now: Date;
  readonly attempt: number;
}

export type JobKind = (payload: Record<string, unknown>, context: JobContext) => Promise<void>;
export type JobKinds = Readonly<Record<string, JobKind>>;

declare module '../context.ts' {
  interface Services {
    readonly jobKinds: JobKinds;
  }
}
