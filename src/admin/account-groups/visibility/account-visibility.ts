// Who sees accounts: the screens, and the rules that the form passes to its confirmation.
import type {
  AccountVisibilityDetail,
  AccountVisibilityRule,
  FieldChange,
  RepairedTask,
} from '../../../../generated/types.ts';
import { joinIds } from '../../../components/admin-resource/chosen-accounts.ts';
import { pathTo } from '../../../paths.ts';

export const screens = {
  list: '/admin/company-administration/account-visibility',
  detail: '/admin/company-administration/account-visibility',
  edit: '/admin/company-administration/account-visibility/edit',
  confirmation: '/admin/company-administration/account-visibility/edit/confirmation',
  finish: '/admin/company-administration/account-visibility/edit/finish',
} as const;

export const editPath = (ids: readonly string[]) => pathTo(screens.edit, { accounts: joinIds(ids) });

export interface PlannedRule {
  readonly detail: AccountVisibilityDetail;
  readonly after: AccountVisibilityRule;
}

export interface PlannedVisibility {
  readonly rules: readonly PlannedRule[];
  readonly repair: RepairedTask | null;
}

const sees = (rule: AccountVisibilityRule, userId: string) => rule.kind === 'everyone' || rule.userIds.includes(userId);

/** The people who see the account by the rule. */
export const seenBy = ({ people }: Pick<AccountVisibilityDetail, 'people'>, rule: AccountVisibilityRule) =>
  people.filter(({ userId }) => sees(rule, userId));

const wordsOf = (rule: AccountVisibilityRule) =>
  rule.kind === 'everyone' ? rule.kind : rule.userIds.toSorted().join(' ');

export const isSameRule = (one: AccountVisibilityRule, other: AccountVisibilityRule): boolean =>
  wordsOf(one) === wordsOf(other);

export const isChanged = ({ detail, after }: PlannedRule): boolean => !isSameRule(detail.rule, after);

/** The differences as the task will carry them. */
export function fieldChanges({ detail, after }: PlannedRule): FieldChange[] {
  const { rule, people, account } = detail;
  const { number, alias } = account.account;
  const kinds = { field: `visibility.${number}`, before: rule.kind, after: after.kind };
  const persons = people.map(({ userId, name }) => ({
    field: `sees.${number}.${userId}`,
    before: sees(rule, userId) ? name : null,
    after: sees(after, userId) ? name : null,
  }));
  return [kinds, ...persons]
    .filter((change) => change.before !== change.after)
    .map((change) => (alias ? { ...change, alias } : change));
}
