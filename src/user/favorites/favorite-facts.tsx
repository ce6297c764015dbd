import type { ReactNode } from 'react';
import type { FavoriteForm, FavoriteSharing, LocalFavorite } from '../../../generated/types.ts';
import { Amount } from '../../components/money/amount.tsx';
import { PayeeAccount } from '../../components/money/payee-account.tsx';
import { useTexts, type Translate } from '../../components/text/use-texts.ts';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';

const when = (value: ReactNode, label: string): Fact[] => (value ? [{ label, value }] : []);

function localFacts(form: LocalFavorite, t: Translate<'kinds'>): Fact[] {
  const { beneficiary, proxy, transferType, chargeTransactionFeeTo: payer, additionalDetails } = form;
  return [
    { label: t('transfer.to'), value: beneficiary.accountName },
    ...when(proxy?.proxy, t('transfer.proxy')),
    { label: t('transfer.bank'), value: beneficiary.bankName },
    { label: t('transfer.accountNumber'), value: <PayeeAccount number={beneficiary.accountNumber} /> },
    { label: t('transfer.service'), value: t(`rail.${transferType}`) },
    ...when(payer && t(`transfer.${payer}`), t('transfer.feePayer')),
    ...when(additionalDetails?.email?.join(', '), t('transfer.email')),
  ];
}

function payeeFacts(form: FavoriteForm, t: Translate<'kinds'>): Fact[] {
  if (form.paymentType === 'LCY') return localFacts(form, t);
  if (form.paymentType === 'FCY') {
    const { accountName, accountNumber, bankName } = form.beneficiary;
    return [
      { label: t('transfer.to'), value: accountName },
      { label: t('transfer.bank'), value: bankName },
      { label: t('transfer.accountNumber'), value: <PayeeAccount number={accountNumber} /> },
    ];
  }
  const { accountName, accountNumber } = form.payeeDetails;
  return [...when(accountName, t('transfer.to')), { label: t('transfer.accountNumber'), value: accountNumber }];
}

function sharedWith({ scope, subUserGroups }: FavoriteSharing, t: Translate<'favorites'>): string {
  return scope === 'sub-user-groups' ? subUserGroups.map(({ name }) => name).join(', ') : t(`share.${scope}`);
}

/** The facts of a favorite, for its page and its receipt. */
export function FavoriteFacts({ form }: { readonly form: FavoriteForm }) {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const { fromAccount, transactionDetails } = form;
  const amount = transactionDetails?.amount;
  const facts: Fact[] = [
    ...payeeFacts(form, kinds),
    ...when(fromAccount?.alias, kinds('transfer.from')),
    ...when(amount && <Amount amount={amount} isStrong />, t('view.amount')),
    ...when(transactionDetails?.info, kinds('transfer.info')),
    { label: t('share.title'), value: sharedWith(form.shareFavoriteWith, t) },
  ];
  return <KeyValueList facts={facts} />;
}
