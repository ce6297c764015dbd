// Decides whether a login needs a captcha. Only the network decides, so that the answer reveals nothing about a user.
import type { Context } from '../context.ts';
import { daysBefore } from '../instant.ts';
import { readParameter } from '../parameters.ts';
import { usualPlaceDays } from '../jobs/delete-old-rows.ts';
import { networkOf } from './network-of-address.ts';
import { countHit, hitsOf, type Limit } from '../people/rate-limit.ts';

type Placed = Pick<Context, 'db' | 'now' | 'remoteAddress'>;

const failedLogins: Limit = { name: 'failed-login-place', times: 0, seconds: 3600 };

/** Whether a login from this network failed in this hour or the one before. */
async function hasFailed({ db, now, remoteAddress }: Placed): Promise<boolean> {
  const place = networkOf(remoteAddress);
  const before = new Date(now.getTime() - failedLogins.seconds * 1000);
  return (await hitsOf(db, failedLogins, place, now)) > 0 || (await hitsOf(db, failedLogins, place, before)) > 0;
}

async function lastLoginFrom({ db, remoteAddress }: Placed): Promise<Date | undefined> {
  const places = db.selectFrom('login_places').select('last_login_at');
  return (await places.where('place', '=', networkOf(remoteAddress)).executeTakeFirst())?.last_login_at;
}

async function isUsualPlace(placed: Placed): Promise<boolean> {
  const last = await lastLoginFrom(placed);
  return last !== undefined && last > daysBefore(placed.now, usualPlaceDays);
}

/** Needs a captcha unless the policy is one of the two that allow logins without. */
export async function isCaptchaNeeded(placed: Placed): Promise<boolean> {
  const policy = await readParameter(placed.db, 'CAPTCHA_POLICY');
  if (policy === 'AFTER_FAILURE') return hasFailed(placed);
  if (policy === 'UNUSUAL_PLACE') return (await hasFailed(placed)) || !(await isUsualPlace(placed));
  return true;
}

export async function countFailureOfNetwork({ db, now, remoteAddress }: Placed): Promise<void> {
  await countHit(db, failedLogins, networkOf(remoteAddress), now);
}

/** Writes once a day, so that logins from one office do not wait for each other's row lock. */
export async function recordUsualNetwork(placed: Placed): Promise<void> {
  const { db, now, remoteAddress } = placed;
  const last = await lastLoginFrom(placed);
  if (last && last > daysBefore(now, 1)) return;
  await db
    .insertInto('login_places')
    .values({ place: networkOf(remoteAddress), last_login_at: now })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ last_login_at: now }))
    .execute();
}
