import { logOut as logOutCall } from '../../../generated/calls/session.ts';
import type { LogoutRequest } from '../../../generated/types.ts';
import { ask } from '../ask.ts';
import { endSession } from './end.ts';
import { validToken } from './renewal.ts';
import { liveSession } from './session-store.ts';

type Reason = LogoutRequest['reason'];

const endings = { user: 'logged-out', idle: 'idle', navigation: 'navigation' } as const satisfies Record<
  Reason,
  string
>;

// The browser forgets the session even if this call fails; the bank then ends it when its idle time is over.
const forgotten = () => undefined;

/** Sends the call before it returns, so that it also works while the page is closing. */
export function logOutNow(reason: Reason): Promise<unknown> {
  if (!liveSession()) return Promise.resolve();
  const sent = ask(logOutCall, { body: { reason } }, { keepalive: true }).catch(forgotten);
  endSession(endings[reason]);
  return sent;
}

export async function logOut(reason: Reason = 'user'): Promise<void> {
  await validToken().catch(forgotten);
  await logOutNow(reason);
}
