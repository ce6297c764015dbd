// Every kind of job. A job may be run again after a crash, so each kind does its work in transactions of its own
// through services.db and finds out whether it was done already.
import type { Services } from '../context.ts';
import { deliverMail } from '../mail/deliver.ts';
import { makeReport } from '../reports/make.ts';
import { enquireHost, executeTransfer } from '../requests/execute.ts';
import { expireRequests } from '../requests/expire.ts';
import { mailRequestNews } from '../requests/mail-news.ts';
import { mailReset } from '../session/forgotten-password.ts';
import { thenAdvise } from '../transactions/send-advice.ts';
import { housekeeping } from './forget-old.ts';
import { proveLedger } from './prove-ledger.ts';

export interface JobContext extends Services {
  readonly now: Date;
  readonly attempt: number;
}

export type JobKind = (payload: Record<string, unknown>, context: JobContext) => Promise<void>;
export type JobKinds = Readonly<Record<string, JobKind>>;

export const jobKinds: JobKinds = {
  'enquire-host': thenAdvise(enquireHost),
  'execute-transfer': thenAdvise(executeTransfer),
  'expire-requests': expireRequests,
  housekeeping,
  'ledger.prove': proveLedger,
  'mail.send': deliverMail,
  'password.mail-reset': mailReset,
  'report.make': makeReport,
  'requests.mail': mailRequestNews,
};
