// Renews the tokens once for all callers: one promise within a tab, one lock between tabs.
import { refreshTokens } from '../../../generated/calls/session.ts';
import type { RefreshedTokens } from '../../../generated/types.ts';
import { isApiError, type ApiError } from '../api-error.ts';
import { ask } from '../ask.ts';
import { adoptAndShareSession, syncWithOtherTabs, isOfThisSession } from './begin.ts';
import { endingOf, endSession } from './end.ts';
import { decryptWithSessionKey, encryptWithSessionKey } from './encryption.ts';
import { liveSession, type LiveSession } from './session-store.ts';
import { sessionSettings } from './settings.ts';
import { hasOtherTabs } from './tabs.ts';

const lockName = 'session-renewal';
const mostTries = 3;
const pauseMilliseconds = 500;

export const withRenewalLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(lockName, work);

const isFresh = ({ expireAt }: LiveSession) => expireAt - Date.now() > sessionSettings().refreshMarginSeconds * 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const tooOften = 429;

/** Returns true if the bank did not answer or asked to try later; the session is unchanged then. */
export const isUnanswered = (error: unknown): error is ApiError =>
  isApiError(error) && (error.kind !== 'refused' || error.status === tooOften);

const pauseAfter = ({ status, parameters }: ApiError, attempt: number): number =>
  status === tooOften ? Number(parameters['seconds'] ?? 1) * 1000 : pauseMilliseconds * attempt;

/**
 * Repeats the question if no answer came. The bank stores no answer that contains tokens, so each try must encrypt
 * anew.
 */
export async function askUntilAnswered<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await question();
    } catch (error) {
      if (!isUnanswered(error) || attempt === mostTries) throw error;
      await pause(pauseAfter(error, attempt));
    }
  }
}

async function exchange(live: LiveSession): Promise<LiveSession> {
  const text = JSON.stringify({ refreshToken: live.refreshToken });
  const sealed = await askUntilAnswered(async () =>
    ask(refreshTokens, { body: { data: await encryptWithSessionKey(live, text) } }),
  );
  const {
    token,
    refresh_token: refreshToken,
    expire_at: end,
  } = await decryptWithSessionKey<RefreshedTokens>(live, sealed);
  return { ...live, token, refreshToken, renewals: live.renewals + 1, expireAt: Date.parse(end) - live.clockAhead };
}

async function renewOnce(refused?: string): Promise<void> {
  // The tokens that another tab renewed may not have arrived here yet.
  if (hasOtherTabs()) await syncWithOtherTabs();
  const live = liveSession();
  if (!live || (refused ? live.token !== refused : isFresh(live))) return;
  try {
    adoptAndShareSession(await exchange(live));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind === 'refused' && error.status === 401) endSession(endingOf(error));
    else throw error;
  }
}

let underWay: Promise<void> | undefined;

function renew(refused?: string): Promise<void> {
  underWay ??= withRenewalLock(() => renewOnce(refused)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

export const isRenewing = () => underWay !== undefined;

// A failed renewal needs no handling here: the next call tries again.
const askedAgain = () => undefined;

/** Another tab was closed during its renewal. For a short time the bank gives the same answer again. */
export function renewInPlace(): void {
  const live = liveSession();
  if (live) void renew(live.token).catch(askedAgain);
}

export async function validToken(): Promise<string | undefined> {
  const live = liveSession();
  if (live && !isFresh(live)) await renew();
  return liveSession()?.token;
}

/** Returns the token to use after the bank refused one: it was renewed during the call, or is renewed now. */
export async function tokenAfter(refused: string): Promise<string | undefined> {
  if (!isOfThisSession(refused)) return undefined;
  // A renewal that was already running may have kept the token, because by the clock it was still valid.
  while (liveSession()?.token === refused) await renew(refused);
  return isOfThisSession(refused) ? liveSession()?.token : undefined;
}
