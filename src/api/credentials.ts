// Where the client learns who asks; the session says so once, at start.
import { chosenLocale } from '../lib/language.ts';
import type { ApiError } from './api-error.ts';

export interface Credentials {
  /** A token that is still good for a while; waits for a renewal that is under way. */
  validToken(): Promise<string | undefined>;
  /** The token that took the place of one the bank no longer knows, if there is one. */
  tokenAfter(refused: string): Promise<string | undefined>;
  /** The bank no longer knows the session of this token. */
  onUnauthorized(error: ApiError, token: string | undefined): void;
  language(): 'en' | 'id';
  timeoutMilliseconds(): number;
}

const nobody: Credentials = {
  validToken: () => Promise.resolve(undefined),
  tokenAfter: () => Promise.resolve(undefined),
  onUnauthorized: () => undefined,
  language: chosenLocale,
  timeoutMilliseconds: () => 30_000,
};

let current: Credentials = nobody;

export const credentials = () => current;

export function setCredentials(given: Partial<Credentials>): void {
  current = { ...current, ...given };
}
