import type { AccountVisibilityDetail, AccountVisibilityRule } from '../../../../generated/types.ts';
import { accountText } from '../../../../domain/account-text.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { seenBy } from './account-visibility.ts';

interface RuleFieldsProps {
  readonly detail: AccountVisibilityDetail;
  readonly rule: AccountVisibilityRule;
  onRule(rule: AccountVisibilityRule): void;
}

/** Keeps at least one person chosen, because an account that no person sees cannot be used. */
export function RuleFields({ detail, rule, onRule }: RuleFieldsProps) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const userIds = seenBy(detail, rule).map(({ userId }) => userId);
  const kinds = (['everyone', 'chosen-users'] as const).map((id) => ({ id, label: words(`placed.${id}`) }));
  return (
    <Section
      title={accountText(detail.account.account)}
      description={t('visibility.reach', { count: detail.people.length })}
    >
      <RadioList
        label={t('visibility.rule')}
        options={kinds}
        value={rule.kind}
        onChange={(kind) => onRule(kind === 'everyone' ? { kind } : { kind: 'chosen-users', userIds })}
        isInRow
      />
      {rule.kind === 'chosen-users' && (
        <CheckboxGroup
          label={t('visibility.people')}
          description={t('visibility.peopleNote')}
          options={detail.people.map(({ userId, name, subUserGroup }) => ({
            id: userId,
            label: `${name} · ${subUserGroup.name}`,
          }))}
          value={userIds}
          onChange={(ids) => ids.length > 0 && onRule({ kind: 'chosen-users', userIds: [...ids] })}
        />
      )}
    </Section>
  );
}
