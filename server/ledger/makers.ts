// On whose rights and limits a payment stands when it is decided on, and when the bank begins it by itself.
import { sql } from 'kysely';
import { servicesFor } from '../../domain/allowances.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

export interface MadeBy {
  readonly companyId: string;
  readonly makerIds: readonly string[];
}

export const usersOf = (db: Database, companyId: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.company_id', 'u.company_id')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id', 'u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name'])
    .select(['c.is_single_access', 'd.language', 'd.allowances'])
    .where('u.company_id', '=', companyId);

export const makersOf = (db: Database, { companyId, makerIds }: MadeBy) =>
  usersOf(db, companyId).where(sql<boolean>`u.user_id = any(${makerIds}::text[])`);

type Maker = Pick<
  Awaited<ReturnType<ReturnType<typeof usersOf>['execute']>>[number],
  'user_id' | 'roles' | 'services' | 'is_single_access' | 'allowances'
>;

export const servicesOfMaker = ({ is_single_access: isSingleAccess, ...maker }: Maker) =>
  servicesFor({ ...maker, isSingleAccess }, ['MK']);

export const mayMake = (user: Maker, service: string): boolean =>
  (user.is_single_access || user.roles.includes('MK')) && servicesOfMaker(user).includes(service);

/** The last maker, who set the present content, unless they may not make such payments any more. */
export function makerBehind<Found extends Maker>(
  makers: readonly Found[],
  makerIds: readonly string[],
  service: ServiceCode,
): Found | undefined {
  const inOrder = makerIds.toReversed().flatMap((id) => makers.find(({ user_id: userId }) => userId === id) ?? []);
  return inOrder.find((maker) => mayMake(maker, service));
}

/** The user whose limits hold a payment: the maker on whose rights it stands, or the last one if none may make it. */
export function limitedMaker(makers: readonly Maker[], makerIds: readonly string[], service: ServiceCode): string {
  const found = makerBehind(makers, makerIds, service)?.user_id ?? makerIds.at(-1);
  if (found === undefined) throw new Error('A payment has no maker');
  return found;
}
