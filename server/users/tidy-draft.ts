import type { UserProfileDraft } from '../../generated/types.ts';

/** User IDs are written in capitals. */
export const tidyDraft = (draft: UserProfileDraft): UserProfileDraft => ({
  ...draft,
  userId: draft.userId.toUpperCase(),
  name: draft.name.trim(),
});
