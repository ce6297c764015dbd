import type { Handlers } from '../../generated/handlers.ts';
import type { TokenAssignment, UserImpactQuestion, UserProfileDraft } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import {
  checkTokenSerialNumber,
  checkUserId,
  listRoles,
  searchUnassignedTokens,
  searchUserProfiles,
} from './choices.ts';
import { getEffectiveAccess } from './effective-access.ts';
import { findProfiles } from './profile-store.ts';
import { profileDraftOf } from './profile-words.ts';
import { tidyDraft } from './tidy-draft.ts';
import { unlockUserToken } from './unlock-user-token.ts';
import { uploadUserProfiles } from './user-file.ts';
import { userProfiles } from './user-profile.ts';

interface UserChange {
  readonly userId: string;
  readonly revision: number;
  readonly reason?: string;
}

const ofUser = <Change extends UserChange>({ userId: id, ...change }: Change) => ({ id, ...change });

/** A name of blanks passes the contract and leaves nothing. */
function named(draft: UserProfileDraft): UserProfileDraft {
  const tidy = tidyDraft(draft);
  if (tidy.name === '') throw new Refusal('400', {}, [{ field: 'userProfile.name', code: '9090' }]);
  return tidy;
}

/** Assigning a token is the present profile with a token. */
async function assignUserToken(context: Context, { userId, revision, token, repair }: TokenAssignment) {
  const [row] = await findProfiles(context.db, context.who.companyId, [userId], false);
  if (!row) throw new Refusal('193');
  const records = [{ id: userId, revision, draft: { ...profileDraftOf(row), token } }];
  return userProfiles.submit(context, { action: 'assign-token', records, repair });
}

/** Only the form of a profile has a draft to ask about. */
function impactOf(context: Context, { userId: id, action, userProfile, repair }: UserImpactQuestion) {
  const isForm = action === 'create' || action === 'edit';
  const draft = isForm && userProfile ? tidyDraft(userProfile) : undefined;
  return userProfiles.impact(context, { id, action, draft, repairedId: repair?.taskId });
}

export const userHandlers = {
  listUserProfiles: ({ body }, context) => userProfiles.list(context, body),
  getUserProfileDetail: ({ body }, context) => userProfiles.detail(context, body.userId),
  createUserProfile: ({ body }, context) => userProfiles.create(context, named(body.userProfile), body.repair),
  editUserProfile: ({ body }, context) => {
    const draft = named(body.userProfile);
    return userProfiles.edit(context, { ...body, id: draft.userId }, draft);
  },
  inactivateUserProfile: ({ body }, context) => userProfiles.change(context, 'inactivate', ofUser(body)),
  reactivateUserProfile: ({ body }, context) => userProfiles.change(context, 'reactivate', ofUser(body)),
  deleteUserProfile: ({ body }, context) => userProfiles.change(context, 'delete', ofUser(body)),
  blockUserProfile: ({ body }, context) => userProfiles.change(context, 'block', ofUser(body)),
  unblockUserProfile: ({ body }, context) => userProfiles.change(context, 'unblock', ofUser(body)),
  unlockUserProfile: ({ body }, context) => userProfiles.change(context, 'unlock', ofUser(body)),
  unassignUserToken: ({ body }, context) => userProfiles.change(context, 'unassign-token', ofUser(body)),
  resendUserActivation: ({ body }, context) => userProfiles.change(context, 'resend-activation', ofUser(body)),
  resetUserPassword: ({ body }, context) => userProfiles.change(context, 'reset-password', ofUser(body)),
  assignUserToken: ({ body }, context) => assignUserToken(context, body),
  getUserProfileImpact: ({ body }, context) => impactOf(context, body),
  uploadUserProfiles,
  checkUserId,
  checkTokenSerialNumber,
  searchUnassignedTokens,
  searchUserProfiles,
  listRoles,
  getEffectiveAccess,
  unlockUserToken,
} satisfies Partial<Handlers<Context>>;
