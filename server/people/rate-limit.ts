// Limits how often a subject may do something in a fixed window; counted in the database, for all processes.
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { setSavepoint } from '../savepoint.ts';

export interface Limit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

export const limits = {
  captcha: { name: 'captcha', times: 120, seconds: 60 },
  mask: { name: 'mask', times: 240, seconds: 60 },
  passwordCheck: { name: 'password-check', times: 240, seconds: 60 },
  login: { name: 'login', times: 60, seconds: 60 },
  refresh: { name: 'refresh', times: 120, seconds: 60 },
  challenge: { name: 'challenge', times: 60, seconds: 60 },
  response: { name: 'response', times: 60, seconds: 60 },
  ownPassword: { name: 'own-password', times: 10, seconds: 900 },
  link: { name: 'link', times: 60, seconds: 60 },
  reset: { name: 'reset', times: 20, seconds: 300 },
  /** The addresses to which one user sends documents by mail. */
  documentMail: { name: 'document-mail', times: 120, seconds: 3600 },
  resetOfUser: { name: 'reset-of-user', times: 1, seconds: 300 },
} satisfies Record<string, Limit>;

export type Counting = Pick<Context, 'db' | 'now'>;

const windowStart = ({ seconds }: Limit, now: Date) => {
  const length = seconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
};

export const windowEnd = (limit: Limit, now: Date) =>
  new Date(windowStart(limit, now).getTime() + limit.seconds * 1000);

const subjectOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`;

export async function hitsOf(db: Database, limit: Limit, subject: string, now: Date): Promise<number> {
  const found = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('subject', '=', subjectOf(limit, subject))
    .where('window_start', '=', windowStart(limit, now))
    .executeTakeFirst();
  return found?.hits ?? 0;
}

/** Counts one more and locks the count until the commit. Returns the new count. */
export async function countHit(db: Database, limit: Limit, subject: string, now: Date): Promise<number> {
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ subject: subjectOf(limit, subject), window_start: windowStart(limit, now), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_start']).doUpdateSet(({ eb }) => ({ hits: eb('rate_limits.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

function tooOften(limit: Limit, now: Date): Refusal {
  const seconds = Math.ceil((windowEnd(limit, now).getTime() - now.getTime()) / 1000);
  return new Refusal('429', { seconds: String(seconds) });
}

/** Counts a try. Throws a Refusal over the limit. */
export async function countTry({ db, now }: Counting, limit: Limit, subject: string): Promise<void> {
  // Read first, so that a caller over the limit does not wait for the lock of the count.
  if ((await hitsOf(db, limit, subject, now)) >= limit.times) throw tooOften(limit, now);
  if ((await countHit(db, limit, subject, now)) > limit.times) throw tooOften(limit, now);
}

/** Counts a try and does the work. A try that is refused counts, too. Throws a Refusal over the limit. */
export async function withinLimit<Result>(
  context: Counting,
  limit: Limit,
  subject: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await countTry(context, limit, subject);
  await setSavepoint(context.db);
  return work();
}
