// Defines the limits of accounts as a resource of administration. One task can change many accounts.
import { accountText } from '../../domain/account-text.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  AccountLimit,
  AccountLimitDetail,
  AccountLimitFilter,
  AccountLimitListRequest,
  AccountLimitSetting,
  AccountLimitSort,
  AccountLimitValues,
  FromAccount,
} from '../../generated/types.ts';
import { fromWire, type Money } from '../../domain/money.ts';
import type { Actor } from '../approval/actor.ts';
import { asImpact } from '../approval/touched-requests.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer, Question } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import type { Blocker } from '../tasks/kind.ts';
import {
  accountsOf,
  bankMaximumOf,
  changesOf,
  limitFacts,
  findAccounts,
  openRequestsOf,
  valuesOf,
  type AccountRow,
  type LimitFacts,
} from './account-limit-store.ts';

export interface AccountLimitTypes {
  readonly row: AccountRow;
  readonly draft: AccountLimitValues;
  readonly facts: LimitFacts;
  readonly snapshot: { readonly setting: AccountLimitSetting; readonly account: FromAccount };
  readonly request: AccountLimitListRequest;
  readonly summary: AccountLimit;
  readonly detail: AccountLimitDetail;
}

type LimitQuestion = Question<AccountLimitTypes>;

const accountOf = ({ id, number, alias, currency }: AccountRow): FromAccount => ({ id, number, alias, currency });

const settingOf = (row: AccountRow): AccountLimitSetting => ({
  accountId: row.id,
  revision: row.revision,
  values: valuesOf(row),
});

/** Returns the amounts in the currency of the account, and the names of those with a fraction that it does not have. */
function amountsOf({ currency }: AccountRow, values: AccountLimitValues) {
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  const read = given.map(({ name, value }) => ({ name, amount: fromWire({ value, currency }) }));
  const amounts: Readonly<Record<string, Money>> = Object.fromEntries(
    read.flatMap(({ name, amount }) => (amount.ok ? [[name, amount.value]] : [])),
  );
  return { amounts, withFraction: read.flatMap(({ name, amount }) => (amount.ok ? [] : [name])) };
}

function rulesOfValues(row: AccountRow, draft: AccountLimitValues, facts: LimitFacts): Blocker[] {
  const about = [accountText(row)];
  const { amounts, withFraction } = amountsOf(row, draft);
  const { currency } = row;
  if (withFraction.length > 0)
    return withFraction.map((field) => ({ code: 'FIELD_NO_DECIMALS', about, parameters: { currency }, field }));
  const { minimum, maximum, dailyMaximum } = amounts;
  const ceiling = facts.bankMaximums.get(currency) ?? undefined;
  const most = [maximum ?? ceiling, dailyMaximum].flatMap((amount) => amount ?? []);
  if (minimum && most.some((amount) => minimum.minor > amount.minor))
    return [{ code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM', about, field: 'minimum' }];
  if (ceiling && maximum && maximum.minor > ceiling.minor)
    return [{ code: 'ADMIN_ABOVE_DEFAULT', about, parameters: { maximum: ceiling }, field: 'maximum' }];
  return [];
}

function rules({ subject: { row, draft }, facts }: LimitQuestion): Blocker[] {
  if (!row) return [{ code: '193', about: [] }];
  if (row.is_closed) return [{ code: 'CA-18', about: [accountText(row)] }];
  return draft ? rulesOfValues(row, draft, facts) : [];
}

async function apply({ db, who, now }: Actor, { subject: { row, draft } }: LimitQuestion): Promise<string> {
  if (!row || !draft) throw new Error('A change of limits names no account');
  const { minimum, maximum, dailyMaximum: daily_maximum } = draft;
  const values = { minimum, maximum, daily_maximum, revision: row.revision + 1, changed_at: now };
  await db
    .insertInto('account_limits')
    .values({ company_id: who.companyId, account_id: row.id, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(values))
    .execute();
  return row.id;
}

const limitOf = (row: AccountRow, facts: LimitFacts, offer: Offer): AccountLimit => ({
  account: accountOf(row),
  accountType: row.kind === 'SA' ? 'SA' : 'CA',
  isClosed: row.is_closed,
  values: valuesOf(row),
  bankMaximum: bankMaximumOf(row, facts),
  usedToday: facts.used.get(row.id) ?? '0.00',
  revision: row.revision,
  changedAt: row.changed_at && instant(row.changed_at),
  ...offer,
});

const columns: Readonly<Record<AccountLimitSort['field'], RawBuilder<unknown>>> = {
  number: sql`a.number`,
  alias: sql`a.alias`,
  currency: sql`a.currency`,
  // An account without its own limit is sorted after all accounts that have one.
  maximum: sql`coalesce(l.maximum, 'Infinity'::numeric)`,
  dailyMaximum: sql`coalesce(l.daily_maximum, 'Infinity'::numeric)`,
  changedAt: sql`coalesce(l.changed_at, '-infinity'::timestamptz)`,
};

const orderOf = ({ field, direction }: AccountLimitSort = { field: 'number', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`a.account_id`,
  direction,
  name: field,
});

function narrowed(filter: AccountLimitFilter = {}): RawBuilder<boolean> {
  const { search, currency, accountType, hasOwnLimit, hasOngoingTask } = filter;
  const ongoing = isHeld('account-limit', sql`a.company_id`, sql`a.account_id`);
  const own = sql`(coalesce(l.minimum, l.maximum, l.daily_maximum) is not null)`;
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`a.number`, sql`a.alias`], search)]),
    ...(currency === undefined ? [] : [sql<boolean>`a.currency = ${currency}`]),
    ...(accountType === undefined ? [] : [sql<boolean>`a.kind = ${accountType}`]),
    ...(hasOwnLimit === undefined ? [] : [sql<boolean>`${own} = ${hasOwnLimit}::boolean`]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const accountLimits = defineAdminResource<AccountLimitTypes>({
  recordKind: 'account-limit',
  auditKind: 'limit',
  actions: { edit: ['Active'] },
  isOfMany: true,
  placeOf: (index, field) => `confirmationData.${index}.values.${field}`,
  find: findAccounts,
  facts: ({ db, who, now }, subjects) =>
    limitFacts(
      db,
      who.companyId,
      subjects.flatMap(({ row }) => row?.id ?? []),
      now,
    ),
  rules,
  related: () => [],
  draftOf: valuesOf,
  // With the currency, because the approver signs it.
  words: (values, _, row) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        `accounts.${row?.number}.${name}`,
        value === null ? null : `${row?.currency} ${value}`,
      ]),
    ),
  accountsIn: (_, row) => (row ? [row] : []),
  snapshot: (row) => ({ setting: settingOf(row), account: accountOf(row) }),
  content: (kept) => {
    const known = kept.flatMap(({ before, draft }) => (before && draft ? [{ ...before, values: draft }] : []));
    return {
      kind: 'account-limit',
      originalChangedData: known.map(({ setting }) => setting),
      confirmationData: known.map(({ setting, values }) => ({ ...setting, values })),
      accounts: known.map(({ account }) => account),
    };
  },
  apply,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = accountsOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: limitOf,
  detail: async ({ db, who }, row, facts, offer) => ({
    limit: limitOf(row, facts, offer),
    ...asImpact(await openRequestsOf(db, who.companyId, row.id)),
    history: await changesOf(db, who.companyId, row.id),
  }),
});
