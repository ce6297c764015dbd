import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { changeServices } from '../people/grant-access.ts';

interface Users {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

/** Gives the members the services of their sub user group. */
export const grantServices = (db: Database, users: Users, services: readonly ServiceCode[]): Promise<void> =>
  changeServices(db, users, services);
