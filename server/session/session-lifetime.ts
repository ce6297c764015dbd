import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { publish } from '../events/publish.ts';
import { instant, later } from '../instant.ts';
import { readNumber } from '../parameters.ts';
import { touchSession } from './renewal-store.ts';
import { endSession } from './session-store.ts';

export const keepSessionAlive: Handlers<Context>['keepSessionAlive'] = async (_, { db, who, now }) => {
  await touchSession(db, who.sessionId, now);
  const idleSeconds = await readNumber(db, 'IDLE_TIMEOUT_SECONDS');
  const warningSeconds = await readNumber(db, 'IDLE_WARNING_SECONDS');
  return {
    serverTime: instant(now),
    warnAt: instant(later(now, idleSeconds - warningSeconds)),
    idleEndsAt: instant(later(now, idleSeconds)),
  };
};

export const logOut: Handlers<Context>['logOut'] = async ({ body: { reason } }, context) => {
  const { db, who, now } = context;
  await endSession(db, who.sessionId, reason === 'idle' ? '166' : '401', now);
  const ended = reason === 'idle' ? 'idle' : 'logout';
  await publish(db, who, { type: 'session-ended', at: instant(now), reason: ended });
  await appendAudit(context, { type: 'logout', subject: who.userId, details: { reason } });
  return null;
};
