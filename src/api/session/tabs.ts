// The messages between the tabs of one browser about the session they share.
import type { NotificationEvent } from '../../../generated/types.ts';
import { sessionLock } from '../../lib/session-lock.ts';
import type { Ended, LiveSession } from './session-store.ts';

export type TabMessage =
  | { readonly kind: 'here'; readonly tab: string; readonly isAnswer: boolean }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'who-has-the-session' }
  | { readonly kind: 'session'; readonly session: LiveSession; readonly lastUsed: number }
  | { readonly kind: 'ended'; readonly ended: Ended }
  | { readonly kind: 'renewal-cut-off' }
  | { readonly kind: 'used'; readonly at: number }
  | {
      readonly kind: 'event';
      readonly keyId: string;
      readonly event: NotificationEvent;
      readonly lastEventId: string | undefined;
    };

type Kind = TabMessage['kind'];
type MessageOf<Name extends Kind> = Extract<TabMessage, { kind: Name }>;

const channelName = 'session';
const self = crypto.randomUUID();
const others = new Set<string>();
const listeners = new Set<(message: TabMessage) => void>();
let channel: BroadcastChannel | undefined;

export function sendToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

export function onTabMessage<Name extends Kind>(kind: Name, listener: (message: MessageOf<Name>) => void): () => void {
  const heard = (message: TabMessage) => {
    if (message.kind === kind) listener(message as MessageOf<Name>);
  };
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Resolves with the first message of a kind, or with undefined after the given time. */
export function nextTabMessage<Name extends Kind>(
  kind: Name,
  milliseconds: number,
): Promise<MessageOf<Name> | undefined> {
  return new Promise((resolve) => {
    const finish = (message?: MessageOf<Name>) => {
      stop();
      clearTimeout(timer);
      resolve(message);
    };
    const timer = setTimeout(finish, milliseconds);
    const stop = onTabMessage(kind, finish);
  });
}

export const hasOtherTabs = () => others.size > 0;

function countTabs(message: TabMessage): void {
  if (message.kind === 'gone') others.delete(message.tab);
  if (message.kind !== 'here') return;
  others.add(message.tab);
  if (!message.isAnswer) sendToTabs({ kind: 'here', tab: self, isAnswer: true });
}

/** Says to the others that this tab is open; they answer. */
export const announceTab = () => sendToTabs({ kind: 'here', tab: self, isAnswer: false });

export function openTabChannel(): void {
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    countTabs(data);
    for (const listener of listeners) listener(data);
  });
  announceTab();
}

/** For a page without a session, which other tabs need not know. Returns a function that stops listening. */
export function onSessionElsewhere(listener: () => void): () => void {
  const heard = new BroadcastChannel(channelName);
  heard.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'session') listener();
  });
  return () => heard.close();
}

let letGo: () => void = () => undefined;

/** Holds the lock by which new tabs see that a session exists. The browser releases it when the page is closed. */
export function showSession(isHeld: boolean): void {
  letGo();
  if (!isHeld) return;
  const held = Promise.withResolvers<void>();
  letGo = held.resolve;
  void navigator.locks.request(sessionLock, { mode: 'shared' }, () => held.promise);
}

export const leaveTabs = () => sendToTabs({ kind: 'gone', tab: self });
