import { randomUUID } from 'node:crypto';
import { appendAudit } from '../audit/append.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { PublicJwk, Session } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { bankCompanyId } from '../ledger/accounts.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { withoutRoles } from './without-roles.ts';
import { countFailureOfNetwork, recordUsualNetwork } from './captcha-policy.ts';
import { checkLoginCaptcha } from './captcha.ts';
import { deviceName } from './device-name.ts';
import { agreeOnKey } from '../key-agreement.ts';
import { decryptWithOneTimeKey } from './one-time-encryption.ts';
import { isPasswordOf } from './password-hash.ts';
import {
  countFailedLogin,
  findPerson,
  lockPerson,
  noteLogin,
  personOf,
  type FoundPerson,
} from '../people/people-store.ts';
import { isLockedAfter } from '../people/locked.ts';
import { refuseWhileClosed } from './portal-state.ts';
import { countHit, hitsOf, type Limit } from '../people/rate-limit.ts';
import { sendNewLoginNotice } from './security-mails.ts';
import { sessionOutput } from './session-output.ts';
import { endSessionsOf, openSession } from './session-store.ts';
import { encryptForStorage } from '../storage-encryption.ts';
import { setSavepoint } from '../savepoint.ts';

/** Counted by the user ID that was typed, even if no such user exists. */
const failedLogins: Limit = { name: 'failed-login', times: 0, seconds: 86_400 };

/** The number of failed tries: of a user since the last success, of an unknown user ID on this day. */
const failuresOf = (person: FoundPerson | undefined, ofUserId: number) => person?.failed_logins ?? ofUserId;

/** The user for an unknown user ID; the refusal is written to the audit trail of the bank's own company. */
const unknownUser = { company_id: bankCompanyId, company_name: '', user_id: '', name: '' };

async function storeFailureOfNetwork(context: Context): Promise<void> {
  await countFailureOfNetwork(context);
  await setSavepoint(context.db);
}

async function refuseLocked(context: Context): Promise<never> {
  await storeFailureOfNetwork(context);
  throw new Refusal('152');
}

/**
 * Counts a wrong password and throws the refusal. An unknown user ID runs the same statements, so that the time does
 * not reveal which user IDs exist; its event in the bank's audit trail is rolled back.
 */
async function refuseWrong(
  context: Context,
  userId: string,
  person: FoundPerson | undefined,
  mostFailures: number,
): Promise<never> {
  const { db, now } = context;
  const inside = withoutRoles(context, person ?? unknownUser);
  await storeFailureOfNetwork(context);
  const hits = await countHit(db, failedLogins, userId.toUpperCase(), now);
  const counted = await countFailedLogin(db, { companyId: inside.who.companyId, userId: inside.who.userId });
  const failures = counted ?? hits;
  if (failures > mostFailures) throw new Refusal('152');
  if (!person) await setSavepoint(db);
  const refused = { subject: inside.who.userId, outcome: 'refused', code: '101' } as const;
  await appendAudit(inside, { type: 'login-failed', ...refused });
  if (failures === mostFailures) await appendAudit(inside, { type: 'user-locked', subject: inside.who.userId });
  if (person) await setSavepoint(db);
  throw new Refusal('101');
}

/** Returns the user who may log in. Checks the password first, so that only its owner sees any other reason. */
async function checkCredentials(context: Context, userId: string, password: string): Promise<FoundPerson> {
  const { db, now } = context;
  const mostFailures = await readNumber(db, 'MAX_FAILED_LOGINS');
  const seen = await findPerson(db, userId);
  const isRight = await isPasswordOf(seen?.password_hash, password);
  // Locked only after the slow check of the password; simultaneous tries are then judged one after the other.
  const person = await lockPerson(db, userId);
  const ofUserId = await hitsOf(db, failedLogins, userId.toUpperCase(), now);
  if (isLockedAfter(failuresOf(person, ofUserId), mostFailures)) return refuseLocked(context);
  if (person?.password_hash !== seen?.password_hash) throw new Refusal('ERR_REQ_2');
  if (!isRight || !person) return refuseWrong(context, userId, person, mostFailures);
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
  const sealedKey = encryptForStorage(context.secrets.storageKey, secretKey);
  await endEarlierSessions(context, person);
  const tokens = await openSession(db, { sessionId, ...personOf(person), sealedKey }, now);
  await noteLogin(db, personOf(person), person.last_login_at, now);
  await recordUsualNetwork(context);
  const device = deviceName(raw.headers['user-agent']);
  await appendAudit(context, { type: 'login', subject: person.user_id, details: { device } });
  await sendNewLoginNotice(context, person, device);
  return sessionOutput(context, tokens, serverKey, person);
}

export const logIn: Handlers<Context>['logIn'] = async ({ body }, context) => {
  await refuseWhileClosed(context);
  await checkLoginCaptcha(context, body);
  const check = (password: string) => checkCredentials(context, body.userId, password);
  const person = await decryptWithOneTimeKey(context, 'password', body.password, check);
  return beginSession(withoutRoles(context, person), person, body.clientKey);
};
