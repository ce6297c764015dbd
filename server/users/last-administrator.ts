// A company must keep active administrators who ask for changes and who approve them.
import { isAdministratorRole } from '../../domain/user-access.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { Administrator, ProfileFacts } from './profile-facts.ts';
import type { ProfileRow } from './profile-store.ts';

/** What a change leaves of an administrator; a change that does not name the person keeps it. */
interface Change extends Pick<Administrator, 'roles' | 'hasToken'> {
  readonly person?: string;
}

const makes = ({ roles }: Administrator) => roles.includes('SYSADMIN') || roles.includes('SYSADMIN_MK');
/** An approval is signed, so an administrator without a token cannot approve. */
const approves = ({ roles, hasToken }: Administrator) =>
  hasToken && (roles.includes('SYSADMIN') || roles.includes('SYSADMIN_AP'));

/** No one may approve their own work, even with another user ID. */
const needs: readonly ((left: readonly Administrator[], isSingleAccess: boolean) => boolean)[] = [
  (left) => left.some(makes),
  (left) => left.some(approves),
  (left, isSingleAccess) =>
    isSingleAccess ||
    left.some((maker) => makes(maker) && left.some((other) => other.person !== maker.person && approves(other))),
];

/** Those who are left must do the work now, and may not be fewer once somebody unlocks the others. */
const views: readonly ((left: readonly Administrator[]) => readonly Administrator[])[] = [
  (left) => left,
  (left) =>
    left.filter(({ isLocked }) => !isLocked).map((one) => ({ ...one, hasToken: one.hasToken && !one.isTokenUnusable })),
];

/** Blocks a change after which work of the administrators stops. The row becomes `after`, or leaves if that is null. */
export function lastAdministrator(row: ProfileRow | null, facts: ProfileFacts, after: Change | null): Blocker[] {
  const { administrators: before, isSingleAccess } = facts;
  const own = before.find(({ userId }) => userId === row?.id);
  if (!row || !own || !row.roles.some(isAdministratorRole)) return [];
  const others = before.filter((one) => one !== own);
  const left = after ? [...others, { ...own, ...after }] : others;
  const isLost = needs.some((isMet) =>
    views.some((view) => isMet(view(before), isSingleAccess) && !isMet(view(left), isSingleAccess)),
  );
  return isLost ? [{ code: 'ADMIN_LAST_ADMINISTRATOR', about: [row.name] }] : [];
}
