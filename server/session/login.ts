import { randomUUID } from 'node:crypto';
import { appendAudit } from '../audit/append.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { PublicJwk, Session } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { asPerson } from './acting.ts';
import { solveCaptcha } from './captcha.ts';
import { deviceName } from './device-name.ts';
import { agreeOnKey } from './key-agreement.ts';
import { openMasked } from './mask.ts';
import { isAlone } from './one-at-a-time.ts';
import { markSpent } from './one-time.ts';
import { isPasswordOf } from './password-hash.ts';
import { countFailedLogin, findPerson, noteLogin, personOf, type FoundPerson } from './people-store.ts';
import { refuseWhileClosed } from './portal-state.ts';
import { alsoKeeping, countHit, hitsOf, limits, within, type Limit } from './rate-limit.ts';
import { sendNewLoginNotice } from './security-mails.ts';
import { sessionOutput } from './session-output.ts';
import { endSessionsOf, openSession } from './session-store.ts';
import { seal } from '../sealed.ts';

/** Unknown user IDs seem to lock like known ones; a day long they are counted. */
const unknownIds: Limit = { name: 'unknown-user-id', times: 0, seconds: 86_400 };

async function refuseUnknown({ db, now }: Context, userId: string, mostFailures: number): Promise<never> {
  const subject = userId.toUpperCase();
  if ((await hitsOf(db, unknownIds, subject, now)) >= mostFailures) throw new Refusal('152');
  throw new Refusal('101').keeping((kept) => countHit(kept, unknownIds, subject, now));
}

async function keepFailure(context: Context, person: FoundPerson, mostFailures: number, db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const inside = { ...asPerson(context, person), db: transaction };
    const failures = await countFailedLogin(transaction, personOf(person));
    const refused = { subject: person.user_id, outcome: 'refused', code: '101' } as const;
    await appendAudit(inside, { type: 'login-failed', ...refused });
    if (failures === mostFailures) await appendAudit(inside, { type: 'user-locked', subject: person.user_id });
  });
}

/** Who may come in. Password first, so that only its owner learns more than that it was wrong. */
async function checkCredentials(context: Context, userId: string, password: string): Promise<FoundPerson> {
  if (!(await isAlone(context.db, 'login', userId.toUpperCase()))) throw new Refusal('ERR_REQ_2');
  const person = await findPerson(context.db, userId);
  const mostFailures = await readNumber(context.db, 'MAX_FAILED_LOGINS');
  const isRight = await isPasswordOf(person?.password_hash, password);
  if (!person) return refuseUnknown(context, userId, mostFailures);
  if (person.failed_logins >= mostFailures) throw new Refusal('152');
  if (!isRight) throw new Refusal('101').keeping((db) => keepFailure(context, person, mostFailures, db));
  if (person.status !== 'active') throw new Refusal('153');
  return person;
}

async function endEarlierSessions(context: Context, person: FoundPerson): Promise<void> {
  const { db, now, raw } = context;
  const ended = await endSessionsOf(db, personOf(person), '154', now);
  if (ended === 0) return;
  const device = deviceName(raw.headers['user-agent']);
  await publish(db, personOf(person), { type: 'session-ended-elsewhere', at: instant(now), device });
  await appendAudit(context, { type: 'session-replaced', subject: person.user_id });
}

async function beginSession(context: Context, person: FoundPerson, clientKey: PublicJwk): Promise<Session> {
  const { db, now, raw } = context;
  const sessionId = randomUUID();
  const { serverKey, secretKey } = agreeOnKey(clientKey, sessionId);
  const sealedKey = seal(context.secrets.storageKey, secretKey);
  await endEarlierSessions(context, person);
  const tokens = await openSession(db, { sessionId, ...personOf(person), sealedKey }, now);
  await noteLogin(db, personOf(person), person.last_login_at, now);
  const device = deviceName(raw.headers['user-agent']);
  await appendAudit(context, { type: 'login', subject: person.user_id, details: { device } });
  await sendNewLoginNotice(context, person, device);
  return sessionOutput(context, tokens, serverKey, person);
}

export const logIn: Handlers<Context>['logIn'] = ({ body }, context) =>
  within(context, limits.login, context.remoteAddress, async () => {
    await refuseWhileClosed(context);
    try {
      await solveCaptcha(context, body.captchaId, body.captchaAnswer);
      const check = (password: string) => checkCredentials(context, body.userId, password);
      const person = await openMasked(context, 'password', body.password, check);
      return await beginSession(asPerson(context, person), person, body.clientKey);
    } catch (error) {
      if (error instanceof Refusal) alsoKeeping(error, (db) => markSpent(db, [body.captchaId], context.now));
      throw error;
    }
  });
