// A job may be run again after a crash, so each kind does its work in transactions of its own through services.db and
// finds out whether it was done already.
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
