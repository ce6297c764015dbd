// What the form of a user profile asks while it is filled in.
import { sql } from 'kysely';
import { roleOrder, rolesExcludedBy } from '../../domain/user-access.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { choosableApprovalGroups } from '../people/approver-groups.ts';
import { readServiceNames } from '../reference/services.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { optionOf } from '../resources/reading.ts';
import { isReserved } from '../tasks/holds.ts';
import { tokenKey } from './profile-facts.ts';
import { findUserId, profilesOf } from './profile-store.ts';
import { roleTexts } from './role-texts.ts';

const mostApprovalGroups = 50;
const userIdPattern = /^[A-Za-z0-9]{2,20}@[A-Za-z0-9]{2,20}$/;

export const checkUserId: Handlers<Context>['checkUserId'] = async ({ body }, { db, who }) => {
  const userId = body.userId.trim();
  if (!userId) throw new Refusal('9090').at('userId');
  const wellFormed = userIdPattern.test(userId);
  const ofThisCompany = userId.slice(userId.indexOf('@') + 1).toUpperCase() === who.companyId.toUpperCase();
  const isReservedNow = await isReserved(db, who.companyId, { recordKind: 'user-profile', name: userId });
  const isTaken = isReservedNow || (await findUserId(db, who.companyId, userId)) !== undefined;
  return { available: wellFormed && ofThisCompany && !isTaken, wellFormed, ofThisCompany };
};

const devicesOf = ({ db, who }: Pick<Context, 'db' | 'who'>) =>
  db
    .selectFrom('token_devices as k')
    .select(['k.serial_number', 'k.user_id'])
    .where('k.company_id', '=', who.companyId)
    .where('k.token_type', '=', 'Hard Token');

export const checkTokenSerialNumber: Handlers<Context>['checkTokenSerialNumber'] = async ({ body }, context) => {
  const { serialNumber, exceptId } = body;
  if (!serialNumber.trim()) throw new Refusal('9090').at('serialNumber');
  const found = await devicesOf(context).where('k.serial_number', '=', serialNumber).executeTakeFirst();
  const reserved = { recordKind: 'user-profile', name: tokenKey(serialNumber) } as const;
  const isPromised = await isReserved(context.db, context.who.companyId, reserved, exceptId);
  const isFree = found !== undefined && (found.user_id === null || found.user_id === exceptId) && !isPromised;
  return { available: isFree, registered: found !== undefined };
};

export const searchUnassignedTokens: Handlers<Context>['searchUnassignedTokens'] = async ({ body }, context) => {
  const free = devicesOf(context)
    .where('k.user_id', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from admin_task_holds h where h.company_id = k.company_id
      and h.record_kind = 'user-profile' and h.name_key = lower(${tokenKey('')}::text || k.serial_number))`,
    );
  const query = body.search === undefined ? free : free.where(contains([sql`k.serial_number`], body.search));
  const order = { by: sql`k.serial_number`, key: sql`k.serial_number`, direction: 'asc', name: 'option' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  return { items: rows.map(({ serial_number: id }) => optionOf({ id, name: id })), page };
};

export const searchUserProfiles: Handlers<Context>['searchUserProfiles'] = async ({ body }, { db, who }) => {
  const mostFailures = await readNumber(db, 'MAX_FAILED_LOGINS');
  const users = profilesOf(db, who.companyId, mostFailures);
  const query = body.search === undefined ? users : users.where(contains([sql`u.user_id`, sql`u.name`], body.search));
  const order = { by: sql`u.name`, key: sql`u.user_id`, direction: 'asc', name: 'option' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  return { items: rows.map(optionOf), page };
};

export const listRoles: Handlers<Context>['listRoles'] = async (_, { db, who, language }) => {
  const names = await readServiceNames(db, language);
  const services = await db
    .selectFrom('company_services')
    .select('service')
    .where('company_id', '=', who.companyId)
    .orderBy('service')
    .execute();
  const approvalGroups = await choosableApprovalGroups(db, who.companyId).limit(mostApprovalGroups).execute();
  const every = { allowMaker: 1, allowVerifier: 1, allowApprover: 1, allowReleaser: 1 } as const;
  return {
    ...(approvalGroups.length > 0 && { approvalGroups }),
    roles: roleOrder.map((code) => ({
      code,
      ...roleTexts[code][language],
      needsToken: code !== 'IO',
      excludes: rolesExcludedBy(code),
    })),
    allowances: services.map(({ service }) => ({
      name: names.get(service) ?? service,
      serviceType: service,
      ...every,
    })),
  };
};
