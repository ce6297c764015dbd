import { anonymous, type Context, type Services } from '../context.ts';
import type { Database } from '../db/database.ts';

/** Who changes a request: the user who calls, or the bank itself when a job runs. */
export interface Actor extends Pick<Context, 'who' | 'now' | 'requestId' | 'remoteAddress' | 'paymentKinds'> {
  readonly db: Database;
  readonly raw?: Context['raw'];
  /** Undefined while demonstration data is made, which sends no mail. */
  readonly config?: Context['config'];
  /** Everything that the actor writes is rolled back, so it uses no number of a sequence. */
  readonly isRehearsal?: boolean;
}

export const systemActor = (
  { db, paymentKinds }: Pick<Services, 'db' | 'paymentKinds'>,
  companyId: string,
  now: Date,
  job: string,
): Actor => ({
  db,
  paymentKinds,
  who: { ...anonymous, companyId },
  now,
  requestId: job,
  remoteAddress: '',
});

/** The user who acts; null for the bank. */
export const actingUserOf = ({ who }: Actor) => (who.userId ? { userId: who.userId, name: who.name } : null);
