// Reads what the rules and answers of user profiles need besides the profile.
import { sql } from 'kysely';
import type { IdentityDocument } from '../../domain/identity-expiry.ts';
import type { UserProfileDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import { readNumber } from '../parameters.ts';
import { choosableApprovalGroups } from '../people/approver-groups.ts';
import { isAdministrator } from '../people/administrators.ts';
import { isLockedIn } from '../people/locked.ts';
import { isUsableToken } from '../people/usable-token.ts';
import { isOngoing } from '../tasks/store.ts';
import { readPartedWork } from './parted-work.ts';
import type { ProfileRow } from './profile-store.ts';

export interface ProfileSubject {
  readonly row: ProfileRow | null;
  readonly draft: UserProfileDraft | null;
}

const anyOf = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`;
const one = <Value>(values: readonly (Value | null | undefined)[]): Value[] =>
  [...new Set(values)].flatMap((value) => value ?? []);

export const identityNumberOf = ({ identity }: Pick<UserProfileDraft, 'identity'>): string =>
  identity.identityType === 'KTP' ? identity.identityNumber : identity.passportNumber;

export const documentOf = (draft: Pick<UserProfileDraft, 'identity'>): IdentityDocument => ({
  type: draft.identity.identityType,
  number: identityNumberOf(draft),
  expiresOn: draft.identity.identityType === 'Passport' ? (draft.identity.expiresOn ?? null) : null,
});

export const storedDocument = (row: ProfileRow): IdentityDocument => ({
  type: row.identity_type,
  number: row.identity_number,
  expiresOn: row.identity_expires_on,
});

/** How a task reserves the token among the names of its kind of record. */
export const tokenKey = (serialNumber: string): string => `token ${serialNumber}`;

export const serialNumberOf = ({ token }: Pick<UserProfileDraft, 'token'>): string | undefined =>
  token?.tokenType === 'Hard Token' ? token.serialNumber : undefined;

const readGroups = (db: Database, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('user_groups')
    .select(['group_id as id', 'name', 'status'])
    .where('company_id', '=', companyId)
    .where('group_id', '=', anyOf(ids))
    .execute();

const readSubGroups = (db: Database, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('sub_user_groups')
    .select(['group_id as id', 'name', 'is_active', 'user_group_id', 'services', 'account_access'])
    .where('company_id', '=', companyId)
    .where('group_id', '=', anyOf(ids))
    .execute();

const readTokens = (db: Database, companyId: string, serials: readonly string[]) =>
  db
    .selectFrom('token_devices')
    .select(['serial_number', 'user_id', 'token_type'])
    .where('company_id', '=', companyId)
    .where('serial_number', '=', anyOf(serials))
    .execute();

const readSamePeople = (db: Database, companyId: string, numbers: readonly string[]) =>
  db
    .selectFrom('user_details as d')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.user_id', '=', 'd.user_id'),
    )
    .select(['u.user_id as userId', 'u.name', 'd.identity_type as identityType', 'd.identity_number as number'])
    .where('d.company_id', '=', companyId)
    .where('d.identity_number', '=', anyOf(numbers))
    .where('u.deleted_at', 'is', null)
    .execute();

interface WaitingDraft {
  readonly name: string;
  readonly draft: UserProfileDraft;
}

/** The drafts of open tasks that name one of these tokens or identity documents. */
async function readWaiting(db: Database, companyId: string, named: readonly string[]): Promise<WaitingDraft[]> {
  const { rows } = await sql<WaitingDraft>`
    select t.record_name as name, r.record -> 'draft' as draft
    from admin_tasks t cross join lateral jsonb_array_elements(t.payload -> 'records') as r(record)
    where t.company_id = ${companyId} and ${isOngoing} and t.record_kind = 'user-profile'
      and (r.record #>> '{draft,token,serialNumber}' = any(${[...named]}::text[])
        or r.record #>> '{draft,identity,identityNumber}' = any(${[...named]}::text[])
        or r.record #>> '{draft,identity,passportNumber}' = any(${[...named]}::text[]))`.execute(db);
  return rows;
}

export interface Administrator {
  readonly userId: string;
  readonly person: string;
  readonly roles: readonly string[];
  readonly hasToken: boolean;
  readonly isTokenUnusable: boolean;
  /** Cannot log in until somebody unlocks the user ID. */
  readonly isLocked: boolean;
}

/** User IDs with the same identity document belong to one person. */
export const personWith = (identityType: string, identityNumber: string): string => `${identityType} ${identityNumber}`;

export const personOfDraft = (draft: Pick<UserProfileDraft, 'identity'>): string =>
  personWith(draft.identity.identityType, identityNumberOf(draft));

const administratorsOf = (db: Database, companyId: string, mostFailures: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .leftJoin('token_devices as k', (join) =>
      join.onRef('k.company_id', '=', 'u.company_id').onRef('k.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id as userId', 'u.roles', 'd.identity_type', 'd.identity_number', 'k.status as token'])
    .select(isLockedIn(mostFailures).as('isLocked'))
    .where('u.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .where(isAdministrator);

async function readAdministrators(db: Database, companyId: string): Promise<Administrator[]> {
  const rows = await administratorsOf(db, companyId, await readNumber(db, 'MAX_FAILED_LOGINS')).execute();
  return rows.map(({ userId, roles, isLocked, token, identity_type: type, identity_number: number }) => ({
    userId,
    person: type === null || number === null ? userId : personWith(type, number),
    roles,
    hasToken: token !== null,
    isTokenUnusable: token !== null && !isUsableToken(token),
    isLocked,
  }));
}

const isOtherDocument = (draft: UserProfileDraft, row: ProfileRow): boolean =>
  row.identity_type !== draft.identity.identityType || row.identity_number !== identityNumberOf(draft);

const idsWithNewDocument = (subjects: readonly ProfileSubject[]): string[] =>
  subjects.flatMap(({ row, draft }) => (row && draft && isOtherDocument(draft, row) ? row.id : []));

const readLinks = (db: Database, companyId: string, userIds: readonly string[]) =>
  db
    .selectFrom('mailed_links')
    .distinctOn('user_id')
    .select(['user_id', 'created_at', 'expires_at', 'used_at'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', anyOf(userIds))
    .where('purpose', '=', 'activation')
    .orderBy('user_id')
    .orderBy('created_at', 'desc')
    .execute();

const keyed = <Item, Key extends string>(items: readonly Item[], keyOf: (item: Item) => Key) =>
  new Map(items.map((item) => [keyOf(item), item]));

export async function profileFacts(
  { db, who, now }: Pick<Actor, 'db' | 'who' | 'now'>,
  subjects: readonly ProfileSubject[],
) {
  const { companyId } = who;
  const drafts = subjects.flatMap(({ draft }) => draft ?? []);
  const serials = one(drafts.map(serialNumberOf));
  const numbers = drafts.map(identityNumberOf);
  const groups = await readGroups(db, companyId, one(drafts.map(({ userGroupId }) => userGroupId)));
  const subGroups = await readSubGroups(db, companyId, one(drafts.map(({ subUserGroupId }) => subUserGroupId)));
  const tokens = serials.length > 0 ? await readTokens(db, companyId, serials) : [];
  const samePeople = drafts.length > 0 ? await readSamePeople(db, companyId, numbers) : [];
  const waiting = drafts.length > 0 ? await readWaiting(db, companyId, [...serials, ...numbers]) : [];
  const links = await readLinks(
    db,
    companyId,
    subjects.flatMap(({ row }) => row?.id ?? []),
  );
  return {
    companyId,
    now,
    isSingleAccess: who.isSingleAccess,
    groups: keyed(groups, ({ id }) => id),
    subGroups: keyed(subGroups, ({ id }) => id),
    tokens: keyed(tokens, ({ serial_number }) => serial_number),
    samePeople,
    waiting,
    partedWork: await readPartedWork(db, { companyId, userIds: idsWithNewDocument(subjects) }),
    approvalGroups: keyed(
      drafts.length > 0 ? await choosableApprovalGroups(db, companyId).execute() : [],
      ({ id }) => id,
    ),
    administrators: await readAdministrators(db, companyId),
    links: keyed(links, ({ user_id }) => user_id),
  };
}

export type ProfileFacts = Awaited<ReturnType<typeof profileFacts>>;
