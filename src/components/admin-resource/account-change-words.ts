// The labels of differences about account groups, the hierarchy chart and account visibility.
import { accountText } from '../../../domain/account-text.ts';
import { groupedAccount } from '../../../domain/masks.ts';
import type { FieldChange } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { Translate } from '../text/use-texts.ts';

type Words = Translate<'administration'>;
type Texts = Pick<ShownChange, 'label' | 'before' | 'after'>;

const patterns = {
  member: /^member\.(\d+)$/,
  group: /^group\.(\d+)$/,
  under: /^under\.(.+)$/,
  order: /^order\.(.*)$/,
  rule: /^visibility\.(\d+)$/,
  alias: /^accounts\.(\d+)\.alias$/,
} as const;

const ruleText = (value: string | null, t: Words) =>
  value === 'everyone' || value === 'chosen-users' ? t(`placed.${value}`) : value;

/** A group that is below another one, or has another place among its neighbours. */
function placeChange({ field, before, after }: FieldChange, t: Words): Texts | undefined {
  const [, group] = patterns.under.exec(field) ?? [];
  const [, parent] = patterns.order.exec(field) ?? [];
  if (group !== undefined)
    return {
      label: t('placed.under', { name: group }),
      before: before ?? t('placed.top'),
      after: after ?? t('placed.top'),
    };
  if (parent === undefined) return undefined;
  return { label: parent ? t('placed.order', { name: parent }) : t('placed.topOrder'), before, after };
}

/** Returns undefined for a field that is about something else. */
export function accountChange(change: FieldChange, t: Words): Texts | undefined {
  const { field, before, after, alias } = change;
  const found = (pattern: keyof typeof patterns) => patterns[pattern].exec(field)?.[1];
  const number = (pattern: keyof typeof patterns) => groupedAccount(found(pattern) ?? '');
  const account = (pattern: keyof typeof patterns) => accountText({ alias, number: found(pattern) ?? '' });
  const placed = (value: string | null) => value ?? t('placed.none');
  if (found('member')) return { label: t('placed.member', { number: number('member') }), before, after };
  if (found('group'))
    return { label: t('placed.group', { account: account('group') }), before: placed(before), after: placed(after) };
  if (found('rule'))
    return {
      label: t('placed.rule', { account: account('rule') }),
      before: ruleText(before, t),
      after: ruleText(after, t),
    };
  if (found('alias'))
    return {
      label: t('field.ofAccount', { account: number('alias'), field: t('field.alias') }),
      before: before ?? t('placed.bankName'),
      after: after ?? t('placed.bankName'),
    };
  return placeChange(change, t);
}
