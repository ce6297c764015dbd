// Connects the session to the client, the other tabs and the page events. Called once, before the first render.
import { findSessionKeeper, forgetKeptSession, keepSession } from '../../lib/kept-session.ts';
import { saveSessionForReload, takeSavedSession, type SavedSession } from '../../lib/saved-session.ts';
import { isReloadSpared } from '../../lib/reload-policy.ts';
import { setCredentials } from '../credentials.ts';
import { isOfThisSession, shareSession, adoptSession } from './begin.ts';
import { endingOf, endSession, takeEnding } from './end.ts';
import { checkIdleTime, watchIdleTime } from './idle.ts';
import { logOutNow } from './log-out.ts';
import { isRenewing, renewInPlace, tokenAfter, validToken } from './renewal.ts';
import { stillLeft } from './resume.ts';
import { liveSession, onSessionChange, type LiveSession } from './session-store.ts';
import { readSessionSettings, sessionSettings } from './settings.ts';
import { announceTab, hasOtherTabs, leaveTabs, onTabMessage, openTabChannel, showSession, sendToTabs } from './tabs.ts';
import { noteUse } from './last-use.ts';

function listenToTabs(): void {
  openTabChannel();
  onTabMessage('who-has-the-session', shareSession);
  onTabMessage('renewal-cut-off', renewInPlace);
  onTabMessage('ended', ({ ended }) => takeEnding(ended));
  onTabMessage('session', ({ session, lastUsed }) => {
    adoptSession(session);
    noteUse(lastUsed);
  });
}

const leftOf = ({ userId, keyId, refreshToken, renewals }: LiveSession, isForced: boolean): SavedSession => ({
  userId,
  keyId,
  renewals,
  leftAt: Date.now(),
  ...(!isForced && { refreshToken }),
});

function leavePage(): void {
  const live = liveSession();
  const isForced = live?.hardenedNavigation === true && !isReloadSpared(location);
  const left = live ? leftOf(live, isForced) : stillLeft();
  if (left) saveSessionForReload(left);
  // With other tabs open, this can be a tab that is closed. If it is a reload, the reloaded page ends the session.
  if (isForced && !hasOtherTabs()) void logOutNow('navigation');
  if (isRenewing()) sendToTabs({ kind: 'renewal-cut-off' });
  leaveTabs();
  showSession(false);
  if (live && left?.refreshToken && !live.hardenedNavigation) keepSession(left);
}

// A page restored from the browser's back-forward cache still has its session. A tab that took it over since has newer
// tokens and sends them.
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  takeSavedSession(Date.now());
  forgetKeptSession();
  announceTab();
  sendToTabs({ kind: 'who-has-the-session' });
  showSession(liveSession() !== undefined);
}

let knownKeyId: string | undefined;

// If the settings cannot be read, the defaults stay; the next session tries again.
const keepDefaults = () => undefined;

function followSession(): void {
  const keyId = liveSession()?.keyId;
  if (keyId === knownKeyId) return;
  knownKeyId = keyId;
  showSession(keyId !== undefined);
  forgetKeptSession();
  if (!keyId) return;
  findSessionKeeper();
  void readSessionSettings().catch(keepDefaults).then(checkIdleTime);
}

let isStarted = false;

export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  setCredentials({
    validToken,
    tokenAfter,
    onUnauthorized: (error, token) => {
      if (isOfThisSession(token)) endSession(endingOf(error));
    },
    timeoutMilliseconds: () => sessionSettings().requestTimeoutMilliseconds,
  });
  listenToTabs();
  watchIdleTime();
  onSessionChange(followSession);
  followSession();
  // Announce the session only after asking for the lock, because other tabs look for the lock when they hear of it.
  shareSession();
  addEventListener('pagehide', leavePage);
  addEventListener('pageshow', comeBack);
}
