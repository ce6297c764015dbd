// The session of this tab, in memory only; tabs.ts keeps the tabs of a browser in step.
import { useSyncExternalStore } from 'react';
import type { MenuSet } from '../../../generated/types.ts';

/** Why a session ended; the next page shows it. */
export const sessionEndings = [
  'logged-out',
  'idle',
  'elsewhere',
  'expired',
  'token-reused',
  'navigation',
  'password-changed',
  'user-blocked',
  'area-changed',
  'maintenance',
] as const;
export type SessionEnding = (typeof sessionEndings)[number];

export interface LiveSession {
  readonly userId: string;
  readonly menuSet: MenuSet;
  readonly token: string;
  readonly refreshToken: string;
  /** Between two copies of one session, the one with more renewals is newer. */
  readonly renewals: number;
  /** When the access token expires, by the clock of this device. */
  readonly expireAt: number;
  /** How far the bank's clock is ahead of this device's, in milliseconds. */
  readonly clockAhead: number;
  /** Identifies the session at the bank. */
  readonly keyId: string;
  /** Not exportable. */
  readonly secretKey: CryptoKey;
  readonly mustChangePassword: boolean;
  readonly hardenedNavigation: boolean;
}

export interface Ended {
  readonly keyId: string;
  readonly userId: string;
  readonly why: SessionEnding;
  readonly at: number;
  /** The device where the same user has logged in. */
  readonly device?: string;
}

type LiveState =
  | ({ readonly phase: 'active' } & LiveSession)
  | ({ readonly phase: 'idle-warning'; readonly idleEndsAt: number } & LiveSession);

export type SessionState = { readonly phase: 'anonymous' } | LiveState | ({ readonly phase: 'ended' } & Ended);

let state: SessionState = { phase: 'anonymous' };
const listeners = new Set<() => void>();

export const sessionState = (): SessionState => state;

export function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const anonymous: SessionState = { phase: 'anonymous' };

export const useSession = (): SessionState => useSyncExternalStore(onSessionChange, sessionState, () => anonymous);

export const isLive = (session: SessionState): session is LiveState =>
  session.phase === 'active' || session.phase === 'idle-warning';

export const liveSession = (): LiveSession | undefined => (isLive(state) ? state : undefined);
