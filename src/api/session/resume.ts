// After a reload: the session of another tab, or the one this tab left, under a new secretKey.
import { resumeSession as resumeSessionCall } from '../../../generated/calls/session.ts';
import {
  isRefreshTokenUsed,
  saveSessionForReload,
  takeSavedSession,
  type SavedSession,
} from '../../lib/saved-session.ts';
import { isReloadSpared } from '../../lib/reload-policy.ts';
import { isApiError } from '../api-error.ts';
import { ask } from '../ask.ts';
import { askOtherTabs, beginSession } from './begin.ts';
import { endingOf } from './end.ts';
import { newKeys } from './keys.ts';
import { askUntilAnswered, isUnanswered, withRenewalLock } from './renewal.ts';
import { encryptWithMask } from './encryption.ts';
import { liveSession, setSessionState, type SessionEnding } from './session-store.ts';
import { logOutNow } from './log-out.ts';
import { nextTabMessage } from './tabs.ts';

async function exchange({ userId, renewals }: SavedSession, refreshToken: string): Promise<void> {
  const returnFlag = isReloadSpared(location);
  const { privateKey, clientKey } = await newKeys();
  const given = await askUntilAnswered(async () => {
    const data = await encryptWithMask(JSON.stringify({ refreshToken }));
    return ask(resumeSessionCall, { body: { data, returnFlag, clientKey } });
  });
  await beginSession({ userId, renewals: renewals + 1 }, given, privateKey);
}

const sayEnded = (userId: string, why: SessionEnding) =>
  setSessionState({ phase: 'ended', keyId: '', userId, why, at: Date.now() });

async function resume(left: SavedSession): Promise<void> {
  const { userId, refreshToken } = left;
  if (!refreshToken) return sayEnded(userId, 'navigation');
  try {
    await exchange(left, refreshToken);
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Unanswered: the next reload may try again.
    if (isUnanswered(error)) saveSessionForReload(left);
    else sayEnded(userId, endingOf(error));
  }
}

let waiting: SavedSession | undefined;

/** What was left for this page while it has no session of it yet: if it goes away as well, the next one gets it. */
export const stillLeft = (): SavedSession | undefined => waiting;

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function endForReload(): boolean {
  const isForced = liveSession()?.hardenedNavigation && wasReloaded() && !isReloadSpared(location);
  if (isForced) void logOutNow('navigation');
  return Boolean(isForced);
}

const comingMilliseconds = 3000;

/** Another tab renewed the session meanwhile and is on its way back with it, or it is gone. */
async function awaitNewer({ userId }: SavedSession): Promise<void> {
  if (await nextTabMessage('session', comingMilliseconds)) endForReload();
  else sayEnded(userId, 'expired');
}

/** Where nobody has left a session, everything stays as it is. */
export async function resumeSession(): Promise<void> {
  if (liveSession()) return;
  const left = takeSavedSession(Date.now());
  waiting = left;
  await withRenewalLock(async () => {
    if (await askOtherTabs()) endForReload();
    else if (left && !isRefreshTokenUsed(left)) await resume(left);
  });
  if (left && !liveSession() && isRefreshTokenUsed(left)) await awaitNewer(left);
  waiting = undefined;
}
