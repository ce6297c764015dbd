// The session of this tab. It lives in memory alone; src/api/session/tabs.ts keeps the tabs of a browser in step.
import { useSyncExternalStore } from 'react';

/** Why a session is over; the page after it says so. */
export const sessionEndings = [
  'logged-out',
  'idle',
  'elsewhere',
  'expired',
  'token-reused',
  'navigation',
  'password-changed',
  'user-blocked',
  'maintenance',
] as const;
export type SessionEnding = (typeof sessionEndings)[number];

export interface LiveSession {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  /** Of two accounts of one session, the one renewed more often is the newer. */
  readonly renewals: number;
  /** When the access token ends, by the clock of this machine. */
  readonly expireAt: number;
  /** Milliseconds by which the bank's clock is ahead of this machine's. */
  readonly clockAhead: number;
  /** Names the session at the bank. */
  readonly keyId: string;
  /** Cannot be read out, only used. */
  readonly secretKey: CryptoKey;
  readonly mustChangePassword: boolean;
  readonly hardenedNavigation: boolean;
}

export interface Ended {
  readonly keyId: string;
  readonly userId: string;
  readonly why: SessionEnding;
  readonly at: number;
  /** Where the same user logged in. */
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
