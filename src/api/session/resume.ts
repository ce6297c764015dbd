// After a reload, gets the session from another tab, or resumes the one this tab saved, with a new secretKey.
import { resumeSession as resumeSessionCall } from '../../../generated/calls/session.ts';
import { takeKeptSession } from '../../lib/kept-session.ts';
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
    // The bank did not answer, so the next reload can try again.
    if (isUnanswered(error)) saveSessionForReload(left);
    else sayEnded(userId, endingOf(error));
  }
}

let waiting: SavedSession | undefined;

/** Returns the saved session while it is not resumed yet: if this page is closed, it must be saved again. */
export const stillLeft = (): SavedSession | undefined => waiting;

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function endForReload(): boolean {
  const isForced = liveSession()?.hardenedNavigation && wasReloaded() && !isReloadSpared(location);
  if (isForced) void logOutNow('navigation');
  return Boolean(isForced);
}

/** The other tab may still be loading on a slow machine. */
const comingMilliseconds = 10_000;

/** Another tab renewed the session. Waits for it to arrive; if it does not, the session counts as expired. */
async function awaitNewer({ userId }: SavedSession): Promise<void> {
  if (await nextTabMessage('session', comingMilliseconds)) endForReload();
  else sayEnded(userId, 'expired');
}

/** This tab's own copy is of no use once another tab has renewed the session; that tab may have left since. */
async function resumeLeft(own: SavedSession | undefined): Promise<void> {
  const left = own && !isRefreshTokenUsed(own) ? own : await takeKeptSession();
  waiting = left ?? waiting;
  if (left) await resume(left);
}

/** Does nothing if there is no saved session and no session in another tab. */
export async function resumeSession(): Promise<void> {
  if (liveSession()) return;
  const left = takeSavedSession(Date.now());
  waiting = left;
  await withRenewalLock(async () => {
    if (await askOtherTabs()) endForReload();
    else await resumeLeft(left);
  });
  if (left && !liveSession() && isRefreshTokenUsed(left)) await awaitNewer(left);
  waiting = undefined;
}
