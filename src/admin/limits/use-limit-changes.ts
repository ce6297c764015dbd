import type { AccountLimitValues } from '../../../generated/types.ts';
import type { ShownChange } from '../../components/deciding/change-list.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { limitNames } from './account-limits.ts';

/** Returns a function that lists the changed limits with their labels, in the currency of the account. */
export function useLimitChanges() {
  const t = useTexts('administration');
  const format = useFormat();
  return (
    key: string,
    currency: string,
    before: AccountLimitValues,
    after: AccountLimitValues,
    account?: string,
  ): ShownChange[] => {
    const shown = (value: string | null) => (value === null ? t('field.unlimited') : format.money({ value, currency }));
    const labelOf = (field: string) => (account ? t('field.ofAccount', { account, field }) : field);
    return limitNames
      .filter((name) => before[name] !== after[name])
      .map((name) => ({
        id: `${key}.${name}`,
        label: labelOf(t(`field.${name}`)),
        before: shown(before[name]),
        after: shown(after[name]),
      }));
  };
}
