// Ends the session once in all tabs, with one reason.
import type { ApiError } from '../api-error.ts';
import { forgetEverything } from '../refresh.ts';
import { liveSession, setSessionState, type Ended, type SessionEnding } from './session-store.ts';
import { sendToTabs } from './tabs.ts';

const endingOfCode: Readonly<Record<string, SessionEnding>> = {
  '154': 'elsewhere',
  '166': 'idle',
  '167': 'token-reused',
};

export const endingOf = ({ code }: ApiError): SessionEnding => endingOfCode[code] ?? 'expired';

export function takeEnding(ended: Ended): void {
  if (liveSession()?.keyId !== ended.keyId) return;
  setSessionState({ phase: 'ended', ...ended });
  void forgetEverything();
}

export function endSession(why: SessionEnding, device?: string): void {
  const live = liveSession();
  if (!live) return;
  const ended = { keyId: live.keyId, userId: live.userId, why, at: Date.now(), ...(device && { device }) };
  takeEnding(ended);
  sendToTabs({ kind: 'ended', ended });
}
