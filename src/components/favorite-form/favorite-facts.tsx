import type { ReactNode } from 'react';
import type { FavoriteForm, FavoriteSharing, LocalFavorite, TransactionContent } from '../../../generated/types.ts';
import { Amount } from '../money/amount.tsx';
import { PayeeAccount } from '../money/payee-account.tsx';
import { useTexts, type Translate } from '../text/use-texts.ts';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';

type FavoriteContent = Extract<TransactionContent, { readonly kind: 'favorite' }>;

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

function useFacts(form: FavoriteForm): Fact[] {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const { fromAccount, transactionDetails } = form;
  const amount = transactionDetails?.amount;
  return [
    ...payeeFacts(form, kinds),
    ...when(fromAccount?.alias, kinds('transfer.from')),
    ...when(amount && <Amount amount={amount} isStrong />, t('view.amount')),
    ...when(transactionDetails?.info, kinds('transfer.info')),
    { label: t('share.title'), value: sharedWith(form.shareFavoriteWith, t) },
  ];
}

/** The facts of a favorite, for its page and its receipt. */
export const FavoriteFacts = ({ form }: { readonly form: FavoriteForm }) => <KeyValueList facts={useFacts(form)} />;

/** The facts of a request that creates, changes or deletes a favorite. */
export function FavoriteRequestFacts({ content: { change, form } }: { readonly content: FavoriteContent }) {
  const t = useTexts('favorites');
  const facts = useFacts(form);
  return (
    <KeyValueList
      facts={[
        { label: t('change.label'), value: t(`change.${change}`) },
        { label: t('name.label'), value: form.favoriteName },
        ...facts,
      ]}
    />
  );
}
