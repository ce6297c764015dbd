// Keeps the refresh token over a reload: only in this tab (sessionStorage) and for at most one minute.
export interface SavedSession {
  readonly userId: string;
  /** Identifies the session at the bank. */
  readonly keyId: string;
  /** Missing if a reload must log the user out. */
  readonly refreshToken?: string;
  readonly renewals: number;
  readonly leftAt: number;
}

const storageName = 'left-session';
const countName = 'session-renewals';
const mostMilliseconds = 60_000;

export const isRecent = (leftAt: number, now: number): boolean => now - leftAt <= mostMilliseconds;

export function saveSessionForReload(left: SavedSession): void {
  sessionStorage.setItem(storageName, JSON.stringify(left));
}

export const hasSavedSession = (): boolean => sessionStorage.getItem(storageName) !== null;

/** Reads and removes the saved session. Returns undefined if it is older than a minute. */
export function takeSavedSession(now: number): SavedSession | undefined {
  const text = sessionStorage.getItem(storageName);
  sessionStorage.removeItem(storageName);
  const left = text ? (JSON.parse(text) as SavedSession) : undefined;
  return left && isRecent(left.leftAt, now) ? left : undefined;
}

type Counted = Pick<SavedSession, 'keyId' | 'renewals'>;

/** Stored for tabs that are suspended while another tab renews the shared session. */
export function noteRenewals({ keyId, renewals }: Counted): void {
  localStorage.setItem(countName, `${keyId} ${renewals}`);
}

/**
 * Returns true if another tab has exchanged the refresh token since. If it were sent again, the bank would treat it as
 * stolen.
 */
export function isRefreshTokenUsed({ keyId, renewals }: Counted): boolean {
  const [notedKeyId, noted] = localStorage.getItem(countName)?.split(' ') ?? [];
  return notedKeyId === keyId && Number(noted) > renewals;
}
