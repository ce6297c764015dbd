import {
  blockUserProfile,
  deleteUserProfile,
  inactivateUserProfile,
  reactivateUserProfile,
  resendUserActivation,
  resetUserPassword,
  unassignUserToken,
  unblockUserProfile,
  unlockUserProfile,
  unlockUserToken,
} from '../../../generated/calls/users.ts';
import { useWrite } from '../../api/write.ts';
import type { UserAction } from './use-user-actions.ts';

/** The actions that take nothing but a reason. */
export type PlainAction = Exclude<UserAction, 'assign-token'>;

const alsoRefreshes = { refreshes: ['tasks', 'groups'] };

export const useUserWrites = () => ({
  inactivate: useWrite(inactivateUserProfile, alsoRefreshes),
  reactivate: useWrite(reactivateUserProfile, alsoRefreshes),
  delete: useWrite(deleteUserProfile, alsoRefreshes),
  block: useWrite(blockUserProfile, alsoRefreshes),
  unblock: useWrite(unblockUserProfile, alsoRefreshes),
  unlock: useWrite(unlockUserProfile, alsoRefreshes),
  'unlock-token': useWrite(unlockUserToken, alsoRefreshes),
  'unassign-token': useWrite(unassignUserToken, alsoRefreshes),
  'reset-password': useWrite(resetUserPassword, alsoRefreshes),
  'resend-activation': useWrite(resendUserActivation, alsoRefreshes),
});
