// Starts or takes over a session in this tab: from the bank or from another tab.
import type { Session } from '../../../generated/types.ts';
import { noteRenewals } from '../../lib/saved-session.ts';
import { hasSessionInAnyTab } from '../../lib/session-lock.ts';
import { forgetEverything } from '../refresh.ts';
import { agreeOnSecretKey } from './keys.ts';
import { liveSession, sessionState, setSessionState, type LiveSession } from './session-store.ts';
import { nextTabMessage, sendToTabs } from './tabs.ts';
import { lastUse, noteReportedUse, noteUse } from './last-use.ts';

/** How long other tabs have to answer. */
const answerMilliseconds = 120;
const mostTries = 25;

type Begun = Pick<LiveSession, 'userId' | 'renewals'>;

async function sessionOf(begun: Begun, given: Session, privateKey: CryptoKey): Promise<LiveSession> {
  const { menuSet, token, refreshToken, serverKey, mustChangePassword, hardenedNavigation } = given;
  const clockAhead = Date.parse(given.dateToken) - Date.now();
  return {
    ...begun,
    menuSet,
    token,
    refreshToken,
    expireAt: Date.parse(given.expireAt) - clockAhead,
    clockAhead,
    keyId: serverKey.kid,
    secretKey: await agreeOnSecretKey(privateKey, serverKey),
    mustChangePassword,
    hardenedNavigation,
  };
}

const isSame = (one: LiveSession | undefined, other: LiveSession) => one?.keyId === other.keyId;

// A tab that was suspended can send a session that has ended, or tokens that have been renewed since.
function isStale(session: LiveSession): boolean {
  const state = sessionState();
  if (state.phase === 'ended') return state.keyId === session.keyId;
  const live = liveSession();
  return live !== undefined && isSame(live, session) && live.renewals >= session.renewals;
}

let earlierTokens: readonly string[] = [];

/** Returns true for the current token of this session and for those before recent renewals. */
export const isOfThisSession = (token: string | undefined): boolean =>
  token !== undefined && (liveSession()?.token === token || earlierTokens.includes(token));

/** Accepts renewed tokens of the current session, or a new session. */
export function adoptSession(session: LiveSession): void {
  if (isStale(session)) return;
  const before = liveSession();
  earlierTokens = before && isSame(before, session) ? [...earlierTokens, before.token].slice(-5) : [];
  if (before && before.userId !== session.userId) void forgetEverything();
  const state = sessionState();
  const isWarned = state.phase === 'idle-warning' && state.keyId === session.keyId;
  setSessionState(
    isWarned ? { ...session, phase: 'idle-warning', idleEndsAt: state.idleEndsAt } : { ...session, phase: 'active' },
  );
}

export function shareSession(): void {
  const session = liveSession();
  if (session) sendToTabs({ kind: 'session', session, lastUsed: lastUse() });
}

/** Uses a session that the bank gave to this tab, and sends it to the other tabs. */
export function adoptAndShareSession(session: LiveSession): void {
  adoptSession(session);
  noteRenewals(session);
  shareSession();
}

export async function beginSession(begun: Begun, given: Session, privateKey: CryptoKey): Promise<void> {
  const session = await sessionOf(begun, given, privateKey);
  noteUse();
  noteReportedUse();
  adoptAndShareSession(session);
}

/** Returns whether another tab answered; the listener in start.ts adopts the session. A busy tab is asked again. */
export async function askOtherTabs(triesLeft = mostTries): Promise<boolean> {
  if (triesLeft === 0 || !(await hasSessionInAnyTab())) return false;
  const answer = nextTabMessage('session', answerMilliseconds);
  sendToTabs({ kind: 'who-has-the-session' });
  return (await answer) !== undefined || askOtherTabs(triesLeft - 1);
}

/** Asks the other tabs and waits until their answers have been adopted. */
export async function syncWithOtherTabs(): Promise<void> {
  sendToTabs({ kind: 'who-has-the-session' });
  await new Promise((resolve) => setTimeout(resolve, answerMilliseconds));
}
