// Keeps one event stream open for all tabs: the tab that holds the lock reads it and forwards the events to the others.
import type { NotificationEvent } from '../../../generated/types.ts';
import { backoff } from '../../lib/backoff.ts';
import { liveSession, onSessionChange } from '../session/session-store.ts';
import { onTabMessage, sendToTabs } from '../session/tabs.ts';
import { runConnection } from './connection.ts';

type Listener = (event: NotificationEvent) => void;

const listeners = new Set<Listener>();
let lastEventId: string | undefined;

/** Returns a function that stops listening; that function returns whether the listener was still registered. */
export function onEvent(listener: Listener): () => boolean {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let askWhatWasMissed: () => void = () => undefined;

const isOver = (keyId: string) => liveSession()?.keyId !== keyId;

/** Ignores events of an earlier session. */
function hear(keyId: string, event: NotificationEvent, id: string | undefined): void {
  if (isOver(keyId)) return;
  lastEventId = id ?? lastEventId;
  for (const listener of listeners) listener(event);
}

/** Waits, but ends early when the network is back or the session is over. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const woken = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      woken.abort();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    addEventListener('online', finish, { signal: woken.signal });
    signal.addEventListener('abort', finish, { signal: woken.signal });
  });
}

/** Reconnecting sooner would close the stream of another device of this user. */
const pauseWhenTooMany = 300_000;

type Ending = 'ended' | 'too-many';

async function connectOnce(signal: AbortSignal, onLife: () => void): Promise<Ending> {
  const session = liveSession();
  let ending: Ending = 'ended';
  if (!session) return ending;
  const { keyId } = session;
  const deliver = (event: NotificationEvent, id: string | undefined) => {
    if (event.type === 'stream-closed') {
      ending = 'too-many';
      return;
    }
    onLife();
    hear(keyId, event, id);
    sendToTabs({ kind: 'event', keyId, event, lastEventId: id });
  };
  const onOpen = () => {
    if (lastEventId === undefined) askWhatWasMissed();
  };
  await runConnection({ session, lastEventId, signal, onOpen, onEvent: deliver });
  return ending;
}

async function stayConnected(keyId: string, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!isOver(keyId)) {
    const began = Date.now();
    // Any failure of the connection leads to another attempt after a pause.
    const ending = await connectOnce(signal, () => (failures = 0)).catch(() => 'ended' as const);
    if (Date.now() - began > 60_000) failures = 0;
    const wait = ending === 'too-many' ? pauseWhenTooMany : backoff(failures++, Math.random());
    if (!isOver(keyId)) await pause(wait, signal);
  }
}

// A tab whose session ended stops waiting for the lock.
const left = () => undefined;

function follow(keyId: string, signal: AbortSignal): void {
  const options = { signal };
  void navigator.locks.request('event-stream', options, () => stayConnected(keyId, signal)).catch(left);
}

let followed: { readonly keyId: string; readonly stop: AbortController } | undefined;

function followSession(): void {
  const keyId = liveSession()?.keyId;
  if (keyId === followed?.keyId) return;
  followed?.stop.abort();
  if (followed) lastEventId = undefined;
  followed = keyId === undefined ? undefined : { keyId, stop: new AbortController() };
  if (followed) follow(followed.keyId, followed.stop.signal);
}

/**
 * Keeps the stream open from now on. Calls onFirstOpen if the bank cannot replay what happened before the stream
 * opened.
 */
export function keepEventStream(onFirstOpen: () => void): void {
  askWhatWasMissed = onFirstOpen;
  onTabMessage('event', ({ keyId, event, lastEventId: id }) => hear(keyId, event, id));
  onSessionChange(followSession);
  followSession();
}
