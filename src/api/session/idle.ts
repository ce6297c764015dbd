// If the user is inactive in all tabs, shows a warning and then logs out.
import { keepSessionAlive } from '../../../generated/calls/session.ts';
import { idleState } from '../../../domain/session-idle.ts';
import { ask } from '../ask.ts';
import { logOut } from './log-out.ts';
import { liveSession, sessionState, setSessionState } from './session-store.ts';
import { sessionSettings } from './settings.ts';
import { onTabMessage, sendToTabs } from './tabs.ts';
import { lastReportedUse, lastUse, noteReportedUse, noteUse, onUse } from './last-use.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const noticedEveryMilliseconds = 1000;
const reportedEveryMilliseconds = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Restarts the idle time at the bank. Other calls do so too, but typing alone sends none. */
async function reportUse(): Promise<void> {
  noteReportedUse();
  await ask(keepSessionAlive, {});
}

// A lost message is sent again a minute later. If the bank refuses it, the session has ended already.
const reportUseQuietly = () => reportUse().catch(() => undefined);

function warn(idleEndsAt: number): void {
  const session = liveSession();
  if (session) setSessionState({ ...session, phase: 'idle-warning', idleEndsAt });
}

function calm(): void {
  const session = liveSession();
  if (session && sessionState().phase === 'idle-warning') setSessionState({ ...session, phase: 'active' });
}

function look(): void {
  clearTimeout(timer);
  if (!liveSession()) return;
  const now = Date.now();
  const { idleSeconds, warningSeconds } = sessionSettings();
  const state = idleState(lastUse(), now, { idleSeconds, warningSeconds });
  if (state.kind === 'over') return void logOut('idle');
  if (state.kind === 'warned' && sessionState().phase === 'active') warn(state.endsAt);
  const endsAt = lastUse() + idleSeconds * 1000;
  const next = state.kind === 'warned' ? endsAt - now + 1 : endsAt - warningSeconds * 1000 - now;
  timer = setTimeout(look, next);
}

function noticeUse(): void {
  const now = Date.now();
  if (sessionState().phase !== 'active' || now - lastUse() < noticedEveryMilliseconds) return;
  noteUse(now);
  sendToTabs({ kind: 'used', at: now });
  if (now - lastReportedUse() > reportedEveryMilliseconds) void reportUseQuietly();
}

/** The user chose to stay logged in; the choice in one tab counts for all. */
export async function stayLoggedIn(): Promise<void> {
  await reportUse();
  noteUse();
  sendToTabs({ kind: 'used', at: lastUse() });
}

/** The bank does not see typing. If the user was active a moment ago, report that instead of showing the bank's warning. */
export function onIdleWarning(idleEndsAt: number): void {
  const { idleSeconds, warningSeconds } = sessionSettings();
  const isInUse = Date.now() - lastUse() < (idleSeconds - warningSeconds) * 1000;
  if (isInUse) void reportUseQuietly();
  else if (sessionState().phase === 'active') warn(idleEndsAt);
}

export const checkIdleTime = look;

export function watchIdleTime(): void {
  for (const sign of signsOfLife) addEventListener(sign, noticeUse, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  onTabMessage('used', ({ at }) => noteUse(at));
  onUse(() => {
    calm();
    look();
  });
}
