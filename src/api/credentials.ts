// The interface through which the client reads the session. src/api/session/start.ts sets it once.
import { chosenLocale } from '../lib/language.ts';
import type { ApiError } from './api-error.ts';

export interface Credentials {
  /** Returns a token that is not about to expire; waits if a renewal is running. */
  validToken(): Promise<string | undefined>;
  /** Returns the token that replaced one that the bank refused, or undefined if there is none. */
  tokenAfter(refused: string): Promise<string | undefined>;
  /** Called when the bank no longer knows the session of this token. */
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
