// Defines user profiles as a resource of administration.
import type {
  RecordAction,
  UserActivation,
  UserProfileDetail,
  UserProfileDraft,
  UserProfileListRequest,
  UserProfileSummary,
} from '../../generated/types.ts';
import { exceptionalApprover, exceptionalReleaser, togglesOf } from '../../domain/user-access.ts';
import { instant } from '../instant.ts';
import { countRows, readPage } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer } from '../resources/definition.ts';
import { applyToProfile, profileCascade } from './profile-changes.ts';
import { profileFacts, type ProfileFacts } from './profile-facts.ts';
import { shownLeave } from '../people/leave.ts';
import { filteredProfiles, profileOrder } from './profile-filter.ts';
import { profileRules, promisedToken, relatedToProfile, repeatedInProfile } from './profile-rules.ts';
import { findUserId, findProfiles, profilesOf, type ProfileRow } from './profile-store.ts';
import { allowancesOf, identityOf, ownProfileChange, profileDraftOf, profileWords } from './profile-words.ts';

export interface ProfileTypes {
  readonly row: ProfileRow;
  readonly draft: UserProfileDraft;
  readonly facts: ProfileFacts;
  readonly snapshot: UserProfileDetail;
  readonly request: UserProfileListRequest;
  readonly summary: UserProfileSummary;
  readonly detail: UserProfileDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

const reference = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

const groupsOf = (row: ProfileRow) => ({
  userGroup: reference(row.group_id, row.group_name),
  subUserGroup: reference(row.sub_group_id, row.sub_group_name),
});

function tokenOf(row: ProfileRow): UserProfileDetail['token'] {
  const { token_type: tokenType, serial_number: serialNumber, token_status: status, assigned_at: assignedAt } = row;
  if (!tokenType || !status || !assignedAt) return null;
  return { tokenType, serialNumber, status, wrongResponses: row.wrong_responses ?? 0, assignedAt: instant(assignedAt) };
}

/** How far the first password has come, at the time of the newest mail. */
function activationOf(row: ProfileRow, { links }: ProfileFacts, now: Date): UserActivation {
  const link = links.get(row.id);
  const isPending = row.status === 'Pending Activation';
  if (!link) return { state: isPending ? 'not-sent' : 'activated', sentTo: null, sentAt: null, expiresAt: null };
  const state = !isPending ? 'activated' : link.expires_at <= now ? 'expired' : 'sent';
  const expiresAt = isPending ? instant(link.expires_at) : null;
  return { state, sentTo: row.email, sentAt: instant(link.created_at), expiresAt };
}

const detailOf = (row: ProfileRow, facts: ProfileFacts, offer: Offer, now: Date): UserProfileDetail => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  mobilePhoneNumber: row.mobile,
  roles: row.roles,
  identity: identityOf(row),
  token: tokenOf(row),
  ...groupsOf(row),
  ...(row.approval_groups.length > 0 && { approvalGroups: row.approval_groups }),
  access: togglesOf(row.flags, row.roles),
  allowances: allowancesOf(row),
  exceptionalApprover: row.flags.includes(exceptionalApprover),
  exceptionalReleaser: row.flags.includes(exceptionalReleaser),
  status: row.status,
  isLocked: row.is_locked,
  activation: activationOf(row, facts, now),
  ...shownLeave(row.leave, now),
  lastLoginAt: row.last_login_at && instant(row.last_login_at),
  revision: row.revision,
  stamp: {
    createdBy: row.created_by,
    createdAt: instant(row.created_at),
    changedBy: row.changed_by,
    changedAt: row.changed_by && instant(row.changed_at),
    approvedBy: row.approved_by,
  },
  ...withUnlock(row, offer),
});

/** The token of a user is unlocked by a task kind of its own. */
function withUnlock(row: ProfileRow, offer: Offer): Offer {
  const { token_status: status } = row;
  if (status === null || offer.actions.length === 0) return offer;
  const action = 'unlock-token';
  const unlock = (): RecordAction => {
    if (offer.ongoingTask) return { action, allowed: false, code: 'CA-10' };
    if (status === 'Locked') return { action, allowed: true, code: null };
    return { action, allowed: false, code: 'ADMIN_TOKEN_NOT_LOCKED' };
  };
  return { ...offer, actions: [...offer.actions, unlock()] };
}

const summaryOf = (row: ProfileRow, { now }: ProfileFacts, offer: Offer): UserProfileSummary => ({
  userId: row.id,
  name: row.name,
  roles: row.roles,
  ...groupsOf(row),
  status: row.status,
  isLocked: row.is_locked,
  tokenType: row.token_type,
  ...shownLeave(row.leave, now),
  lastLoginAt: row.last_login_at && instant(row.last_login_at),
  revision: row.revision,
  changedAt: instant(row.changed_at),
  ...withUnlock(row, offer),
});

export const userProfiles = defineAdminResource<ProfileTypes>({
  recordKind: 'user-profile',
  auditKind: 'user',
  actions: {
    create: [],
    edit: ['Active', 'Pending Activation', 'Inactive'],
    inactivate: ['Active', 'Pending Activation', 'Blocked'],
    reactivate: ['Inactive'],
    delete: ['Inactive', 'Pending Activation'],
    block: ['Active'],
    unblock: ['Blocked'],
    unlock: ['Active'],
    'assign-token': ['Active', 'Pending Activation'],
    'unassign-token': ['Active', 'Pending Activation', 'Blocked'],
    'reset-password': ['Active'],
    'resend-activation': ['Pending Activation'],
  },
  // Blocking protects the company, so it does not wait for another change, and neither does taking it back.
  besideOthers: ['block', 'unblock'],
  naming: {
    field: 'userProfile.userId',
    nameIn: ({ userId }) => userId,
    find: findUserId,
    key: { of: ({ id }) => id, taken: 'ADMIN_USER_ID_TAKEN' },
    shownAs: ({ name }) => name,
  },
  reserves: promisedToken,
  repeatedIn: repeatedInProfile,
  placeOf: (_, field) => `userProfile.${field}`,
  find: findProfiles,
  facts: profileFacts,
  rules: profileRules,
  // An approval that comes after the first day of leave, or the last day of a passport, must not fail for it.
  whenDecided: (blockers) => blockers.filter(({ code }) => code !== 'LEAVE_PAST' && code !== 'IDENTITY_EXPIRED'),
  whileWaiting: { 'CA-4': 'CA-19', ADMIN_TOKEN_PRESENT: 'CA-11', ADMIN_NO_TOKEN: 'CA-11' },
  related: relatedToProfile,
  ownChange: ownProfileChange,
  draftOf: profileDraftOf,
  words: profileWords,
  snapshot: (row, facts) => detailOf(row, facts, noOffer, row.changed_at),
  content: ([kept]) => {
    const { before = null, draft = null } = kept ?? {};
    const isAboutToken = before?.token === null && draft?.token !== undefined;
    return { kind: 'user-profile', before, after: draft, ...(isAboutToken && draft.token && { token: draft.token }) };
  },
  cascade: profileCascade,
  apply: applyToProfile,
  list: async ({ db, who }, { filter, sort, page }) => {
    const mostFailures = await readNumber(db, 'MAX_FAILED_LOGINS');
    const query = profilesOf(db, who.companyId, mostFailures).where(filteredProfiles(filter, mostFailures));
    return readPage(query, profileOrder(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: ({ now }, row, facts, offer) => Promise.resolve(detailOf(row, facts, offer, now)),
});
