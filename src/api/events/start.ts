// Connects the events of the bank to the cache and the session. Screens add their own listeners with onEvent.
import type { NotificationEvent, SessionEndedEvent } from '../../../generated/types.ts';
import { endSession } from '../session/end.ts';
import { onIdleWarning } from '../session/idle.ts';
import { liveSession, type SessionEnding } from '../session/session-store.ts';
import { isSessionSetting, readSessionSettings } from '../session/settings.ts';
import { refreshAfter, refreshWhatWasMissed } from './event-refresh.ts';
import { keepEventStream, onEvent } from './event-stream.ts';

const endings: Readonly<Record<SessionEndedEvent['reason'], SessionEnding>> = {
  idle: 'idle',
  logout: 'logged-out',
  'password-changed': 'password-changed',
  'user-blocked': 'user-blocked',
  'area-changed': 'area-changed',
  maintenance: 'maintenance',
  'token-reused': 'token-reused',
};

function react(event: NotificationEvent): void {
  if (event.type === 'session-ended-elsewhere') endSession('elsewhere', event.device);
  else if (event.type === 'session-ended') endSession(endings[event.reason]);
  else if (event.type === 'session-idle')
    onIdleWarning(Date.parse(event.idleEndsAt) - (liveSession()?.clockAhead ?? 0));
  else refreshAfter(event);
  if (event.type === 'parameters-changed' && event.names.some(isSessionSetting))
    // If the new settings cannot be read, the previous ones stay.
    void readSessionSettings().catch(() => undefined);
}

let isStarted = false;

export function startEvents(): void {
  if (isStarted) return;
  isStarted = true;
  onEvent(react);
  keepEventStream(refreshWhatWasMissed);
}
