import { sql } from 'kysely';

/** SQL: the user u is an administrator, in the words of the index users_administrators. */
export const isAdministrator = sql<boolean>`u.roles && array['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP']`;
