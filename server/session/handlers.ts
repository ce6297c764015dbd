import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { createCaptcha } from './captcha.ts';
import { verifyChallenge } from './verify-challenge.ts';
import { readMailedLink, requestPasswordReset } from './forgotten-password.ts';
import { keepSessionAlive, logOut } from './session-lifetime.ts';
import { logIn } from './login.ts';
import { createMask } from './one-time-encryption.ts';
import { changeMyContact } from './my-contact.ts';
import { changeMyLeave } from './my-leave.ts';
import { changeMyPreferences, getMyProfile } from './my-profile.ts';
import { activateUser, changePassword, checkPassword, resetPassword } from './passwords.ts';
import { getMaintenanceState, listBrowserMinimums } from './portal-state.ts';
import { refreshTokens, resumeSession } from './renewal.ts';
import { listSystemParameters } from './system-parameters.ts';
import { requestTokenUnlock } from './request-token-unlock.ts';
import { getUserAccess } from './user-access.ts';
import { getUserProfile } from './user-profile.ts';

export const sessionHandlers = {
  activateUser,
  changeMyContact,
  changeMyLeave,
  changeMyPreferences,
  changePassword,
  checkPassword,
  createCaptcha,
  createMask,
  getMaintenanceState,
  getMyProfile,
  getUserAccess,
  getUserProfile,
  keepSessionAlive,
  listBrowserMinimums,
  listSystemParameters,
  logIn,
  logOut,
  readMailedLink,
  refreshTokens,
  requestPasswordReset,
  requestTokenUnlock,
  resetPassword,
  resumeSession,
  verifyChallenge,
} satisfies Partial<Handlers<Context>>;
