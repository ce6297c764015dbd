// What follows from a change of a user profile, and how an approved change is carried out.
import { isAdministratorRole } from '../../domain/user-access.ts';
import type { UserProfileDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { cascadeOfUsers } from '../groups/user-group-cascade.ts';
import { enqueue } from '../jobs/queue.ts';
import { endSessionsOfUsers, inactivateUsers, unassignTokens } from '../people/inactivate-users.ts';
import { retireLinksOf } from '../people/retire-links.ts';
import { noCascade, type Applied, type Cascade } from '../resources/definition.ts';
import { draftNotices, ownUserNotices } from './profile-notices.ts';
import type { ProfileQuestion } from './profile-rules.ts';
import type { ProfileRow } from './profile-store.ts';
import {
  assignToken,
  createProfile,
  deleteProfile,
  editProfile,
  mailActivation,
  stampProfile,
  updateUser,
} from './profile-writes.ts';

const ownUser = ({ who }: Actor, { id }: ProfileRow) => ({ companyId: who.companyId, userIds: [id] });

const personOf = ({ id, name }: ProfileRow) => ({ userId: id, name });

async function takesAway(actor: Actor, { action }: ProfileQuestion, row: ProfileRow): Promise<Cascade | null> {
  const member = { ...personOf(row), status: row.status, hasToken: row.serial_number !== null };
  if (action === 'inactivate') return cascadeOfUsers(actor, [member]);
  if (action === 'block') return cascadeOfUsers(actor, [{ ...member, hasToken: false }]);
  if (action === 'unassign-token')
    return { ...noCascade, losesToken: [personOf(row)], notices: [{ code: 'CA-2', about: [row.name] }] };
  return action === 'delete' ? { ...noCascade, users: [personOf(row)] } : null;
}

export async function profileCascade(actor: Actor, question: ProfileQuestion): Promise<Cascade | null> {
  const { row, draft } = question.subject;
  if (draft && question.action !== 'assign-token') {
    const notices = draftNotices(actor, question, draft);
    return notices.length > 0 ? { ...noCascade, notices } : null;
  }
  const taken = row && (await takesAway(actor, question, row));
  return taken && { ...taken, notices: [...ownUserNotices(actor, question), ...taken.notices] };
}

async function reactivate(actor: Actor, row: ProfileRow): Promise<void> {
  await updateUser(actor, row.id, { status: row.has_password ? 'active' : 'pending', failed_logins: 0 });
  if (!row.has_password) await mailActivation(actor, row.id);
}

async function resetPassword(actor: Actor, row: ProfileRow): Promise<void> {
  const { db, now } = actor;
  await updateUser(actor, row.id, { password_hash: null });
  await enqueue(db, { kind: 'password.mail-reset', payload: { userId: row.id }, runAt: now });
  await endSessionsOfUsers(actor, ownUser(actor, row), 'password-changed');
}

/** A link mailed before must not work again once the user is unblocked. */
async function block(actor: Actor, row: ProfileRow): Promise<void> {
  await updateUser(actor, row.id, { status: 'blocked' });
  await retireLinksOf(actor.db, ownUser(actor, row), actor.now);
  await endSessionsOfUsers(actor, ownUser(actor, row));
}

type Change = (actor: Actor, row: ProfileRow) => Promise<void>;

const simple: Readonly<Partial<Record<ProfileQuestion['action'], Change>>> = {
  inactivate: (actor, row) => inactivateUsers(actor, ownUser(actor, row)),
  reactivate,
  block,
  unblock: (actor, row) => updateUser(actor, row.id, { status: 'active' }),
  unlock: (actor, row) => updateUser(actor, row.id, { failed_logins: 0 }),
  'unassign-token': (actor, row) => unassignTokens(actor.db, ownUser(actor, row)),
  'reset-password': resetPassword,
  'resend-activation': (actor, row) => mailActivation(actor, row.id),
};

/** The menus and the events of an open session are those of its area, so none goes on in the other one. */
async function endOtherArea(actor: Actor, row: ProfileRow, { roles }: UserProfileDraft): Promise<void> {
  if (row.roles.some(isAdministratorRole) !== roles.some(isAdministratorRole))
    await endSessionsOfUsers(actor, ownUser(actor, row), 'area-changed');
}

/** Blocking changes no value of the profile, so a change that waits can still be approved afterwards. */
const keptRevision = (action: ProfileQuestion['action'], { revision }: ProfileRow) =>
  action === 'block' || action === 'unblock' ? { revision } : {};

export async function applyToProfile(actor: Actor, question: ProfileQuestion, applied: Applied): Promise<string> {
  const { action, subject } = question;
  const { row, draft } = subject;
  if (draft && !row) return createProfile(actor, question, draft, applied);
  if (!row) throw new Error('A change of a user profile names none');
  if (draft && action === 'edit') {
    await editProfile(actor, question, row, draft, applied);
    await endOtherArea(actor, row, draft);
  }
  if (action === 'delete') await deleteProfile(actor, row, applied);
  if (action === 'edit' || action === 'delete') return row.id;
  if (draft) await assignToken(actor, row, draft);
  await stampProfile(actor, row.id, applied, keptRevision(action, row));
  await simple[action]?.(actor, row);
  return row.id;
}
