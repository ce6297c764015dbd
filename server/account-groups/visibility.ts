// Defines who sees accounts as a resource of administration. One task can change many accounts.
import { accountText } from '../../domain/account-text.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  AccountOnlooker,
  AccountVisibilityDetail,
  AccountVisibilityFilter,
  AccountVisibilityListRequest,
  AccountVisibilityRule,
  AccountVisibilitySort,
  AccountVisibilitySummary,
  ActingUser,
  ChangedVisibility,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer, Question } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import type { Blocker } from '../tasks/kind.ts';
import { stampOf } from './account-group.ts';
import { applyVisibility } from './apply-visibility.ts';
import { groupedAccount } from './group-store.ts';
import {
  findRules,
  rulesOf,
  seenByCount,
  visibilityFacts,
  type Reached,
  type RuleRow,
  type VisibilityFacts,
} from './visibility-store.ts';

interface Snapshot extends Pick<ChangedVisibility, 'account' | 'before'> {
  /** The people whom the sub user groups gave the account to. */
  readonly reached: readonly ActingUser[];
}

export interface VisibilityTypes {
  readonly row: RuleRow;
  readonly draft: AccountVisibilityRule;
  readonly facts: VisibilityFacts;
  readonly snapshot: Snapshot;
  readonly request: AccountVisibilityListRequest;
  readonly summary: AccountVisibilitySummary;
  readonly detail: AccountVisibilityDetail;
}

const bank = { userId: 'BANK@BANK', name: 'Bank' };
const accountOf = ({ id, number, alias, currency }: RuleRow) => ({ id, number, alias, currency });
const reachedOf = ({ reached }: VisibilityFacts, { id }: RuleRow) => reached.get(id) ?? [];

export const ruleOf = ({ is_narrowed: isNarrowed, user_ids: userIds }: RuleRow): AccountVisibilityRule =>
  isNarrowed ? { kind: 'chosen-users', userIds } : { kind: 'everyone' };

const sees = (rule: AccountVisibilityRule, userId: string) => rule.kind === 'everyone' || rule.userIds.includes(userId);

const seenBy = <User extends ActingUser>(rule: AccountVisibilityRule, reached: readonly User[]) =>
  reached.filter(({ userId }) => sees(rule, userId));

const personOf = ({ userId, name }: ActingUser): ActingUser => ({ userId, name });

const grouped = (row: RuleRow) =>
  groupedAccount(
    { ...row, groupId: row.group_id },
    row.group_id !== null && row.group_name !== null ? { id: row.group_id, name: row.group_name } : undefined,
  );

const lookers = ['MK', 'VF', 'AP', 'RL'];

const onlookerOf = (rule: AccountVisibilityRule, person: Reached, isClosed: boolean): AccountOnlooker => {
  const isSeen = sees(rule, person.userId);
  return {
    ...personOf(person),
    roles: person.roles,
    subUserGroup: { id: person.subGroupId, name: person.subGroupName },
    sees: isSeen,
    inquiry: isSeen && person.mayInquire,
    transaction: isSeen && person.mayDebit && !isClosed && person.roles.some((role) => lookers.includes(role)),
  };
};

function rules({ subject: { row, draft }, facts }: Question<VisibilityTypes>): Blocker[] {
  if (!row) return [{ code: '193', about: [] }];
  if (row.isClosed) return [{ code: 'CA-18', about: [accountText(row)] }];
  if (draft?.kind !== 'chosen-users') return [];
  const reached = reachedOf(facts, row).map(({ userId }) => userId);
  const unknown = draft.userIds.filter((userId) => !reached.includes(userId));
  return unknown.length > 0 ? [{ code: '89', about: unknown.slice(0, 50), field: 'userIds' }] : [];
}

/** Who sees the account by the rule, so that each person is a difference of its own. */
function words(rule: AccountVisibilityRule, facts: VisibilityFacts, row: RuleRow | null) {
  if (!row) return {};
  const people = seenBy(rule, reachedOf(facts, row));
  return Object.fromEntries([
    [`visibility.${row.number}`, rule.kind],
    ...people.map(({ userId, name }) => [`sees.${row.number}.${userId}`, name]),
  ]) as Record<string, string>;
}

const notIn = (people: readonly ActingUser[]) => (person: ActingUser) =>
  !people.some(({ userId }) => userId === person.userId);

function changedOf({ account, before, reached }: Snapshot, after: AccountVisibilityRule): ChangedVisibility {
  const was = seenBy(before, reached);
  const is = seenBy(after, reached);
  return { account, before, after, gain: is.filter(notIn(was)), lose: was.filter(notIn(is)) };
}

const summaryOf = (row: RuleRow, _: VisibilityFacts, offer: Offer): AccountVisibilitySummary => ({
  account: grouped(row),
  rule: row.is_narrowed ? 'chosen-users' : 'everyone',
  reachCount: row.reach_count,
  seenByCount: row.seen_by_count,
  revision: row.revision,
  changedAt: row.changed_at && instant(row.changed_at),
  ...offer,
});

const columns: Readonly<Record<AccountVisibilitySort['field'], RawBuilder<unknown>>> = {
  number: sql`a.number`,
  alias: sql`a.alias`,
  seenByCount,
  changedAt: sql`coalesce(v.changed_at, '-infinity'::timestamptz)`,
};

const orderOf = ({ field, direction }: AccountVisibilitySort = { field: 'number', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`a.account_id`,
  direction,
  name: field,
});

function narrowed(filter: AccountVisibilityFilter = {}): RawBuilder<boolean> {
  const { search, rule, accountGroupId, userId, hasOngoingTask } = filter;
  const ongoing = isHeld('account-visibility', sql`a.company_id`, sql`a.account_id`);
  const isSeen = sql<boolean>`exists (select 1 from seen_accounts x where x.company_id = a.company_id
    and x.account_id = a.account_id and x.user_id = ${userId ?? ''})`;
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`a.number`, sql`a.alias`], search)]),
    ...(rule === undefined ? [] : [sql<boolean>`coalesce(v.is_narrowed, false) = ${rule === 'chosen-users'}::boolean`]),
    ...(accountGroupId === undefined ? [] : [sql<boolean>`m.group_id = ${accountGroupId}`]),
    ...(userId === undefined ? [] : [isSeen]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const accountVisibility = defineAdminResource<VisibilityTypes>({
  recordKind: 'account-visibility',
  auditKind: 'account',
  actions: { edit: ['Active'] },
  isOfMany: true,
  placeOf: (index, field) => `visibilities.${index}.rule.${field}`,
  find: findRules,
  facts: ({ db, who }, subjects) =>
    visibilityFacts(
      db,
      who.companyId,
      subjects.flatMap(({ row }) => row?.id ?? []),
    ),
  rules,
  related: () => [],
  draftOf: ruleOf,
  words,
  accountsIn: (_, row) => (row ? [row] : []),
  snapshot: (row, facts) => ({
    account: accountOf(row),
    before: ruleOf(row),
    reached: reachedOf(facts, row).map(personOf),
  }),
  content: (kept) => ({
    kind: 'account-visibility',
    visibilities: kept.flatMap(({ before, draft }) => (before && draft ? [changedOf(before, draft)] : [])),
  }),
  apply: applyVisibility,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = rulesOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) =>
    Promise.resolve({
      account: grouped(row),
      rule: ruleOf(row),
      people: reachedOf(facts, row).map((person) => onlookerOf(ruleOf(row), person, row.isClosed)),
      revision: row.revision,
      stamp: stampOf({ ...row, created_by: row.created_by ?? bank }),
      ...offer,
    }),
});
