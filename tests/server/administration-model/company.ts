// The company whose administration changes at random: its users, records and open work, as the database has them now.
import { sql } from 'kysely';
import { anonymous } from '../../../server/context.ts';
import type { Answer, TestBank } from '../bank.ts';
import { ask } from '../lookup-calls.ts';
import { bearerOf } from '../people.ts';
import type { Random } from '../../domain/approval/set-up-model/random.ts';

export const companyId = 'NUSANTARA';
export const who = { ...anonymous, companyId, companyName: companyId, isSingleAccess: false };
export const accounts = ['acc-0001', 'acc-0002'] as const;
export const services = ['SVC_LCY_BIFAST', 'SVC_LCY_RTGS'] as const;
export const amounts = ['20000', '60000000', '240000000'] as const;

export const administrators = ['SYSADMIN01@NUSANTARA', 'SYSADMIN02@NUSANTARA', 'SYSADMIN03@NUSANTARA'] as const;

export interface Story {
  readonly bank: TestBank;
  readonly random: Random;
  readonly bearers: Map<string, { readonly authorization: string }>;
  /** How often each code answered each operation. */
  readonly answers: Map<string, number>;
}

/** Calls an operation as the user. No answer of the bank may be a fault of the bank. */
export async function call(
  { bank, bearers, answers }: Story,
  user: string,
  operation: string,
  body: object,
): Promise<Answer> {
  const bearer = bearers.get(user) ?? (await bearerOf(bank, user));
  if (user.startsWith('SYSADMIN')) bearers.set(user, bearer);
  const answer = await ask(bank, operation, { user, body, bearer });
  const key = `${operation} ${answer.code}`;
  answers.set(key, (answers.get(key) ?? 0) + 1);
  if (answer.status >= 500 || answer.status === 400)
    throw new Error(
      `${operation} as ${user}: ${answer.code} ${JSON.stringify(answer.body)} for ${JSON.stringify(body)}`,
    );
  return answer;
}

export interface Listed {
  readonly id: string;
  readonly revision: number;
  readonly isActive: boolean;
}

const tables = {
  'user-group': sql`select group_id as id, revision, status = 'Active' as "isActive" from user_groups`,
  'sub-user-group': sql`select group_id as id, revision, is_active as "isActive" from sub_user_groups`,
  'approval-workflow': sql`select workflow_id as id, revision, status = 'Active' as "isActive" from approval_workflows`,
  'workflow-map': sql`select map_id as id, revision, is_active as "isActive" from workflow_maps`,
  'account-group': sql`select group_id as id, revision, true as "isActive" from account_groups`,
  'enterprise-limit': sql`select limit_id as id, revision, is_active as "isActive" from enterprise_limits`,
};

export type RecordKind = keyof typeof tables;

export async function recordsOf({ bank }: Story, kind: RecordKind): Promise<Listed[]> {
  const { rows } =
    await sql<Listed>`select * from (${tables[kind]} where company_id = ${companyId}) as r order by id`.execute(
      bank.services.db,
    );
  return rows;
}

export interface Member {
  readonly id: string;
  readonly status: string;
  readonly roles: readonly string[];
  readonly revision: number;
  readonly identity: string | null;
  readonly token: string | null;
  readonly tokenStatus: string | null;
}

/** The users of the corporate area. */
export async function membersOf({ bank }: Story): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.user_id as id, u.status, u.roles, d.revision, d.identity_number as identity, t.serial_number as token,
      t.status as "tokenStatus"
    from users u join user_details d on d.company_id = u.company_id and d.user_id = u.user_id
    left join token_devices t on t.company_id = u.company_id and t.user_id = u.user_id
    where u.company_id = ${companyId} and u.deleted_at is null and u.user_id not like 'SYSADMIN%'
    order by u.user_id`.execute(bank.services.db);
  return rows;
}

/** A token in the stock of the company. */
export async function freeToken({ bank, random }: Story): Promise<string | undefined> {
  const rows = await bank.services.db
    .selectFrom('token_devices')
    .select('serial_number')
    .where('company_id', '=', companyId)
    .where('user_id', 'is', null)
    .orderBy('serial_number')
    .execute();
  return rows[random.below(rows.length)]?.serial_number;
}

/** A sub user group, with its user group. */
export async function subGroupIn({ bank, random }: Story): Promise<{ readonly sub: string; readonly parent: string }> {
  const rows = await bank.services.db
    .selectFrom('sub_user_groups')
    .select(['group_id as sub', 'user_group_id as parent'])
    .where('company_id', '=', companyId)
    .orderBy('group_id')
    .execute();
  return rows[random.below(rows.length)] ?? { sub: 'sug-0001', parent: 'ug-0001' };
}
