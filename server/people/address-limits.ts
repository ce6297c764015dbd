// Limits how often an address may call public operations. Calls are counted before the body is read.
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

/** Counts outside of the call's transaction, so that a refused call counts, too. Throws a Refusal over the limit. */
export async function countCall(counting: Counting, operationId: string, address: string): Promise<void> {
  const limit = addressLimits[operationId];
  if (limit) await countTry(counting, limit, address);
}
