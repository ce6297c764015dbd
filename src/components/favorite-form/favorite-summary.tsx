import { maskedAccount } from '../../../domain/masks.ts';
import { isAmount } from '../../lib/money-text.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useDebouncedValues } from '../form/use-debounced-values.ts';
import { Amount } from '../money/amount.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { FavoriteValues } from './favorite-values.ts';

/** Shows the values of the form; it updates while the user types. */
export function FavoriteSummary() {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const { favoriteName, payee, transferType, sharing, transactionDetails } =
    useDebouncedValues<FavoriteValues>().values;
  const { accountName, accountNumber, bankName } = payee.beneficiary;
  const { amount } = transactionDetails;
  const account = accountNumber && maskedAccount(accountNumber);
  const facts = [
    { label: t('name.label'), value: favoriteName },
    { label: t('list.payee'), value: accountName },
    { label: kinds('transfer.bank'), value: [bankName, account].filter(Boolean).join(' · ') },
    { label: kinds('transfer.service'), value: transferType && kinds(`rail.${transferType}`) },
    {
      label: kinds('transfer.amount'),
      value: isAmount(amount.value, amount.currency) ? <Amount amount={amount} isStrong /> : '',
    },
    { label: t('share.title'), value: t(`share.${sharing.scope}`) },
  ];
  return (
    <Card>
      <Section title={t('form.summary')}>
        <KeyValueList facts={facts.filter(({ value }) => value !== '')} layout="under" />
      </Section>
    </Card>
  );
}
