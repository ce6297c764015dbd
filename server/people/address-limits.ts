// How often an address may ask what needs no session, counted before its request is read or judged.
import type { OperationId } from '../../generated/operations.ts';
import { countTry, limits, type Counting, type Limit } from './rate-limit.ts';

const limitsByOperation: Partial<Record<OperationId, Limit>> = {
  activateUser: limits.link,
  checkPassword: limits.passwordCheck,
  createCaptcha: limits.captcha,
  createMask: limits.mask,
  logIn: limits.login,
  readMailedLink: limits.link,
  refreshTokens: limits.refresh,
  requestPasswordReset: limits.reset,
  resetPassword: limits.link,
  resumeSession: limits.refresh,
};

export const addressLimits: Readonly<Record<string, Limit | undefined>> = limitsByOperation;

/** Committed by itself, so that a request counts whatever it is refused for. */
export async function countCall(counting: Counting, operationId: string, address: string): Promise<void> {
  const limit = addressLimits[operationId];
  if (limit) await countTry(counting, limit, address);
}
