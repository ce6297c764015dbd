// A user ID is locked by as many wrong passwords in a row as MAX_FAILED_LOGINS says.
import { sql, type RawBuilder } from 'kysely';

export const isLockedAfter = (failedLogins: number, mostFailures: number): boolean => failedLogins >= mostFailures;

/** The same of a user in a statement that calls the users u. */
export const isLockedIn = (mostFailures: number): RawBuilder<boolean> =>
  sql<boolean>`(u.failed_logins >= ${mostFailures}::integer)`;
