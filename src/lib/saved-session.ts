// The refresh token is the one thing of a session that outlives a reload, within its tab and for a minute.
export interface SavedSession {
  readonly userId: string;
  /** Names the session at the bank. */
  readonly keyId: string;
  /** Left out where a reload forces the person out. */
  readonly refreshToken?: string;
  readonly renewals: number;
  readonly leftAt: number;
}

const storageName = 'left-session';
const countName = 'session-renewals';
const mostMilliseconds = 60_000;

export function saveSessionForReload(left: SavedSession): void {
  sessionStorage.setItem(storageName, JSON.stringify(left));
}

export const hasSavedSession = (): boolean => sessionStorage.getItem(storageName) !== null;

/** Taken once: what was left is gone afterwards. */
export function takeSavedSession(now: number): SavedSession | undefined {
  const text = sessionStorage.getItem(storageName);
  sessionStorage.removeItem(storageName);
  const left = text ? (JSON.parse(text) as SavedSession) : undefined;
  return left && now - left.leftAt <= mostMilliseconds ? left : undefined;
}

type Counted = Pick<SavedSession, 'keyId' | 'renewals'>;

/** Kept for tabs that are away while another renews the session they share. */
export function noteRenewals({ keyId, renewals }: Counted): void {
  localStorage.setItem(countName, `${keyId} ${renewals}`);
}

/** The refresh token was exchanged since: the bank would take whoever brings it again for a thief. */
export function isRefreshTokenUsed({ keyId, renewals }: Counted): boolean {
  const [notedKeyId, noted] = localStorage.getItem(countName)?.split(' ') ?? [];
  return notedKeyId === keyId && Number(noted) > renewals;
}
