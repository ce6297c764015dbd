// Causes of refusals that all types of payment share: the account, the limits and the approval. Each cause is set, asked
// about and taken back.
import type { Updateable } from 'kysely';
import { expect } from 'vitest';
import { writeRow } from '../../server/approval/matrix.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Tables } from '../../server/db/tables.ts';
import type { TestBank } from './bank.ts';
import { setPayeeInput } from './payee-input.ts';

const company = 'NUSANTARA';
const maker = 'MAKER01@NUSANTARA';

/** Asks every operation about one payment; returns their codes. */
export type Answers = () => Promise<readonly string[]>;

/** Fails unless every operation answers with the code. */
export async function expectAll(answers: Answers, code: string): Promise<void> {
  const given = await answers();
  expect({ code, given }).toEqual({ code, given: given.map(() => code) });
}

export interface Refused {
  readonly bank: TestBank;
  readonly answers: Answers;
}

type AccountChange = Updateable<Tables['accounts']>;
export type AccountState = readonly [code: string, change: AccountChange, back: AccountChange];

/** The debited account is blocked, dormant, no account that pays, or in another state. */
export async function refuseAccount(
  { bank, answers }: Refused,
  accountId: string,
  others: readonly AccountState[] = [],
): Promise<void> {
  const account = bank.services.db.updateTable('accounts').where('account_id', '=', accountId);
  const states: readonly AccountState[] = [
    ['90', { status: 'blocked' }, { status: 'active' }],
    ['91', { status: 'dormant' }, { status: 'active' }],
    ['93', { kind: 'TD' }, { kind: 'CA' }],
    ...others,
  ];
  for (const [code, change, back] of states) {
    await account.set(change).execute();
    await expectAll(answers, code);
    await account.set(back).execute();
  }
}

/** BCA takes no transfers by BI-FAST. */
export async function refuseRail({ services: { db } }: TestBank, answers: Answers): Promise<void> {
  const ofBca = db.selectFrom('banks').select('rails').where('bank_code', '=', '014');
  const { rails } = await ofBca.executeTakeFirstOrThrow();
  const bca = db.updateTable('banks').where('bank_code', '=', '014');
  await bca.set({ rails: ['LLG'] }).execute();
  await expectAll(answers, '99');
  await bca.set({ rails }).execute();
}

/** The company takes payees from favorites only, or typed ones only. */
export async function refusePayeeInput(bank: TestBank, typed: Answers, favorite: Answers): Promise<void> {
  const { db } = bank.services;
  await setPayeeInput(db, 'Favorites Only');
  await expectAll(typed, 'FAVORITES_ONLY');
  await setPayeeInput(db, 'Manual Input Only');
  await expectAll(favorite, 'MANUAL_INPUT_ONLY');
  await setPayeeInput(db, 'Manual Input & Favorites');
}

interface Limited extends Refused {
  readonly service: ServiceCode;
  readonly accountId: string;
  /** Below and above the amount of the payment, in rupiah. */
  readonly below: string;
  readonly above: string;
  /** The same in the currency of the account, if that is another one. */
  readonly ofAccount?: { readonly below: string; readonly above: string };
}

export async function refuseCompanyLimits({ bank, answers, service, accountId, below }: Limited): Promise<void> {
  const { db } = bank.services;
  const own = { company_id: company, service, amount: below } as const;
  const limits = [
    ['139', { ...own, kind: 'corporate-daily' }],
    ['19', { ...own, kind: 'role', subject: maker }],
    ['17', { ...own, kind: 'account-debit', subject: accountId }],
    ['30', { ...own, kind: 'corporate-daily', service: '' }],
  ] as const;
  for (const [code, limit] of limits) {
    await db.insertInto('company_limits').values(limit).execute();
    await expectAll(answers, code);
    await db.deleteFrom('company_limits').where('company_id', '=', company).execute();
  }
}

export async function refuseAccountLimits({
  bank,
  answers,
  accountId,
  ofAccount,
  ...inRupiah
}: Limited): Promise<void> {
  const { below, above } = ofAccount ?? inRupiah;
  const { db, clock } = bank.services;
  const none = { minimum: null, maximum: null, daily_maximum: null };
  const limits = [
    ['21', { ...none, minimum: above }],
    ['17', { ...none, maximum: below }],
    ['20', { ...none, daily_maximum: below }],
  ] as const;
  for (const [code, limit] of limits) {
    const values = { company_id: company, account_id: accountId, changed_at: clock.now(), ...limit };
    await db.insertInto('account_limits').values(values).execute();
    await expectAll(answers, code);
    await db.deleteFrom('account_limits').where('company_id', '=', company).execute();
  }
}

/** No limit of the maker's group covers the amount: it is too low, begins above it, or is missing. */
export async function refuseGroupLimits({ bank, answers, service, below, above }: Limited): Promise<void> {
  const { db } = bank.services;
  const key = { company_id: company, limit_id: 'el-0001', service } as const;
  const item = db
    .selectFrom('enterprise_limit_items')
    .selectAll()
    .where('company_id', '=', company)
    .where('limit_id', '=', key.limit_id)
    .where('service', '=', service);
  const kept = await item.executeTakeFirst();
  const setItem = (amount: string) =>
    db
      .insertInto('enterprise_limit_items')
      .values({ ...key, amount })
      .onConflict((conflict) => conflict.columns(['company_id', 'limit_id', 'service']).doUpdateSet({ amount }))
      .execute();
  const setMinimum = (minimum_amount: string) =>
    db
      .updateTable('enterprise_limits')
      .set({ minimum_amount })
      .where('company_id', '=', company)
      .where('limit_id', '=', key.limit_id)
      .execute();
  await setItem(below);
  await expectAll(answers, '15');
  await setItem(above);
  await setMinimum(above);
  await expectAll(answers, '22');
  await setMinimum('0.00');
  await db
    .deleteFrom('enterprise_limit_items')
    .where('company_id', '=', company)
    .where('limit_id', '=', key.limit_id)
    .where('service', '=', service)
    .execute();
  await expectAll(answers, '194');
  if (kept) await setItem(kept.amount);
}

export async function refuseLimits(limited: Limited): Promise<void> {
  await refuseCompanyLimits(limited);
  await refuseAccountLimits(limited);
  await refuseGroupLimits(limited);
}

interface Routed extends Refused {
  readonly service: ServiceCode;
  /** The code for a company that has no row for the service. */
  readonly noRow: string;
}

const none = { verify: [], approve: [], release: [], order: 'parallel' } as const;
const nobody = [{ groupId: 'nobody', quorum: 1 }];

/** Publishes these rows of the workflow map for as long as the work takes. */
async function withRows(bank: TestBank, rows: readonly Parameters<typeof writeRow>[0][], work: () => Promise<void>) {
  const { db, clock } = bank.services;
  const { version } = await db
    .selectFrom('approval_matrices')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow();
  const next = { company_id: company, version: version + 1, created_at: clock.now() };
  await db
    .insertInto('approval_matrices')
    .values({ ...next, rows: JSON.stringify(rows.map(writeRow)) })
    .execute();
  await work();
  await db.deleteFrom('approval_matrices').where('version', '=', next.version).execute();
}

/** There is no row, a row that blocks, or no user in the first group; or the maker's group follows no active map. */
export async function refuseRoutes({ bank, answers, service, noRow }: Routed): Promise<void> {
  const { db } = bank.services;
  const row = {
    id: 'one',
    name: 'One',
    accountIds: null,
    services: [service],
    currency: null,
    minimum: null,
    maximum: null,
    batchBasis: 'total',
    createdAt: 0,
  } as const;
  const maps = [
    [noRow, []],
    ['APPROVAL_BLOCKED', [{ ...row, workflow: 'blocked' as const }]],
    ['87', [{ ...row, workflow: { ...none, verify: nobody } }]],
    ['85', [{ ...row, workflow: { ...none, approve: nobody } }]],
    ['86', [{ ...row, workflow: { ...none, release: nobody } }]],
  ] as const;
  for (const [code, rows] of maps) await withRows(bank, rows, () => expectAll(answers, code));
  const groups = await db
    .selectFrom('user_groups')
    .select(['group_id', 'workflow_map_ids'])
    .where('company_id', '=', company)
    .execute();
  const ofCompany = db.selectFrom('workflow_maps').select('map_id').where('company_id', '=', company);
  const active = (await ofCompany.where('is_active', '=', true).execute()).map(({ map_id }) => map_id);
  const setActive = (is_active: boolean) =>
    db
      .updateTable('workflow_maps')
      .set({ is_active })
      .where('company_id', '=', company)
      .where('map_id', 'in', active)
      .execute();
  await setActive(false);
  await expectAll(answers, '9093');
  await setActive(true);
  await db.updateTable('user_groups').set({ workflow_map_ids: [] }).where('company_id', '=', company).execute();
  await expectAll(answers, '9091');
  for (const { group_id, workflow_map_ids } of groups)
    await db
      .updateTable('user_groups')
      .set({ workflow_map_ids })
      .where('company_id', '=', company)
      .where('group_id', '=', group_id)
      .execute();
}

/** The day of a payment that is made later. */
export const dated = (transactionDate: string) => ({ timing: { kind: 'forward-dated', transactionDate } });
