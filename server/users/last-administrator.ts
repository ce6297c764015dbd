// A company must keep active administrators who ask for changes and who approve them.
import { isAdministratorRole } from '../../domain/user-access.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { ProfileFacts } from './profile-facts.ts';
import type { ProfileRow } from './profile-store.ts';

interface Work {
  readonly roles: readonly string[];
  readonly hasToken: boolean;
}

interface Administrator extends Work {
  readonly userId: string;
}

const makes = ({ roles }: Work) => roles.includes('SYSADMIN') || roles.includes('SYSADMIN_MK');
/** An approval is signed, so an administrator without a token cannot approve. */
const approves = ({ roles, hasToken }: Work) =>
  hasToken && (roles.includes('SYSADMIN') || roles.includes('SYSADMIN_AP'));

const needs: readonly ((left: readonly Administrator[], isSingleAccess: boolean) => boolean)[] = [
  (left) => left.some(makes),
  (left) => left.some(approves),
  (left, isSingleAccess) =>
    isSingleAccess ||
    left.some((maker) => makes(maker) && left.some((other) => other.userId !== maker.userId && approves(other))),
];

/** Blocks a change after which work of the administrators stops. The row becomes `after`, or leaves if that is null. */
export function lastAdministrator(row: ProfileRow | null, facts: ProfileFacts, after: Work | null): Blocker[] {
  const { administrators: before, isSingleAccess } = facts;
  if (!row?.roles.some(isAdministratorRole) || !before.some(({ userId }) => userId === row.id)) return [];
  const others = before.filter(({ userId }) => userId !== row.id);
  const left = after ? [...others, { ...after, userId: row.id }] : others;
  const isLost = needs.some((isMet) => isMet(before, isSingleAccess) && !isMet(left, isSingleAccess));
  return isLost ? [{ code: 'ADMIN_LAST_ADMINISTRATOR', about: [row.name] }] : [];
}
