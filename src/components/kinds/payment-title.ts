// What a list calls a payment: its payee, or what it is where nobody is paid by name.
import type { TransactionListItem, TransactionType } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';
import { useKind } from './kind-label.tsx';

type Titled = Pick<TransactionListItem, 'customerName' | 'menuAccess' | 'serviceType'>;

export interface PaymentTitle {
  readonly title: string;
  /** The file, or the branch where the books are collected. */
  readonly about?: string;
}

const files: readonly TransactionType[] = ['BULK', 'BULK_QUICK', 'BULK_NON_QUICK', 'BULK_DEBIT', 'BULK_FAV'];

export function usePaymentTitle(): (payment: Titled) => PaymentTitle {
  const t = useTexts('kinds');
  const kindOf = useKind();
  return (payment) => {
    const { customerName, menuAccess } = payment;
    if (files.includes(menuAccess)) return { title: kindOf(payment), about: customerName };
    if (menuAccess !== 'CHQ_BOOK') return { title: customerName };
    return { title: kindOf(payment), about: t('transfer.collectedAt', { branch: customerName }) };
  };
}
