// Defines the aliases of accounts as a resource of administration. One task can rename many accounts of one kind.
import { sql, type RawBuilder } from 'kysely';
import { groupedAccount } from '../../domain/masks.ts';
import type {
  RenamableAccount,
  RenamableAccountFilter,
  RenamableAccountKind,
  RenamableAccountListRequest,
  RenamableAccountSort,
  RenamedAccount,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Kept, Offer, Question } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import type { Blocker } from '../tasks/kind.ts';
import {
  findByAlias,
  findRenamable,
  renamableAccounts,
  renamableKinds,
  writeAlias,
  type RenamableRow,
} from './alias-store.ts';

/** The account before the change. */
interface AliasSnapshot extends Omit<RenamedAccount, 'after'> {
  readonly accountKind: RenamableAccountKind;
}

interface AliasTypes {
  readonly row: RenamableRow;
  readonly draft: { readonly alias: string | null };
  readonly facts: null;
  readonly snapshot: AliasSnapshot;
  readonly request: RenamableAccountListRequest;
  readonly summary: RenamableAccount;
  readonly detail: RenamableAccount;
}

const kindOf = ({ kind }: RenamableRow): RenamableAccountKind => (kind === 'TD' ? 'time-deposit' : 'casa');

function rules({ subject: { row } }: Question<AliasTypes>): Blocker[] {
  if (!row) return [{ code: '193', about: [] }];
  return row.is_closed ? [{ code: 'CA-18', about: [row.name] }] : [];
}

function maturityOf({ kind, details }: RenamableRow): string | null {
  const found = details['maturityDate'];
  return kind === 'TD' && typeof found === 'string' ? found : null;
}

const accountTypeOf = ({ kind }: RenamableRow) => (kind === 'CA' || kind === 'SA' ? kind : null);

const onWire = (row: RenamableRow, _: null, offer: Offer): RenamableAccount => ({
  accountId: row.id,
  accountKind: kindOf(row),
  accountNumber: row.number,
  accountName: row.bankName,
  alias: row.alias,
  currency: row.currency,
  accountType: accountTypeOf(row),
  maturityDate: maturityOf(row),
  isClosed: row.is_closed,
  revision: row.revision,
  changedAt: row.alias_changed_at && instant(row.alias_changed_at),
  ...offer,
});

const columns: Readonly<Record<RenamableAccountSort['field'], RawBuilder<unknown>>> = {
  accountNumber: sql`a.number`,
  accountName: sql`a.name`,
  alias: sql`a.alias`,
  currency: sql`a.currency`,
  changedAt: sql`coalesce(a.alias_changed_at, '-infinity'::timestamptz)`,
};

const orderOf = (
  { field, direction }: RenamableAccountSort = { field: 'accountNumber', direction: 'asc' },
): PageOrder => ({
  by: columns[field],
  key: sql`a.account_id`,
  direction,
  name: field,
});

function narrowed({ accountKind, search, currency, hasAlias, hasOngoingTask }: RenamableAccountFilter) {
  const ongoing = isHeld('account-name', sql`a.company_id`, sql`a.account_id`);
  const conditions = [
    sql<boolean>`a.kind = any(${[...renamableKinds[accountKind]]}::text[])`,
    ...(search === undefined ? [] : [contains([sql`a.number`, sql`a.name`, sql`a.alias`], search)]),
    ...(currency === undefined ? [] : [sql<boolean>`a.currency = ${currency}`]),
    ...(hasAlias === undefined ? [] : [sql<boolean>`(a.alias <> a.name) = ${hasAlias}::boolean`]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function renamedOf(kept: readonly Kept<AliasTypes>[], wanted: RenamableAccountKind): RenamedAccount[] {
  return kept.flatMap(({ before, draft }) => {
    if (!before || !draft || before.accountKind !== wanted) return [];
    const { accountKind: _, ...account } = before;
    return [{ ...account, after: draft.alias }];
  });
}

export const accountNames = defineAdminResource<AliasTypes>({
  recordKind: 'account-name',
  auditKind: 'account',
  actions: { edit: ['Active'] },
  isOfMany: true,
  naming: {
    field: 'alias',
    nameIn: ({ alias }) => alias,
    find: findByAlias,
    taskNamedBy: ({ name, number }) => `${name} ${groupedAccount(number)}`,
  },
  placeOf: (index, field, row) => `${row?.kind === 'TD' ? 'tdConfirmation' : 'casaConfirmation'}.${index}.${field}`,
  find: findRenamable,
  facts: () => Promise.resolve(null),
  rules,
  related: () => [],
  draftOf: ({ alias }) => ({ alias }),
  words: ({ alias }, _, row) => ({ [`accounts.${row?.number}.alias`]: alias }),
  snapshot: (row) => ({
    accountKind: kindOf(row),
    accountId: row.id,
    accountNumber: row.number,
    accountName: row.bankName,
    before: row.alias,
  }),
  content: (kept) => ({
    kind: 'account-name',
    casaConfirmation: renamedOf(kept, 'casa'),
    tdConfirmation: renamedOf(kept, 'time-deposit'),
  }),
  apply: async (actor, { subject: { row, draft } }) => {
    if (!row || !draft) throw new Error('A change of an alias names no account');
    await writeAlias(actor, row, draft.alias);
    return row.id;
  },
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = renamableAccounts(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: onWire,
  detail: (_, row, facts, offer) => Promise.resolve(onWire(row, facts, offer)),
});
