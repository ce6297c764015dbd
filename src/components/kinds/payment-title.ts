// The title of a payment in lists: its payee, or its kind when it has no payee.
import type { CountedBooks, TransactionListItem } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';
import { useKindName } from './kind-label.tsx';
import { shownKindOf } from './shown-kinds.ts';

type Titled = Pick<TransactionListItem, 'customerName' | 'menuAccess' | 'serviceType'> & {
  readonly books?: CountedBooks;
};

export interface PaymentTitle {
  readonly title: string;
  /** The file name, or the branch at which the cheque books are collected. */
  readonly about?: string;
}

export function usePaymentTitle(): (payment: Titled) => PaymentTitle {
  const t = useTexts('kinds');
  const kindOf = useKindName();
  return (payment) => {
    const { customerName, books } = payment;
    const { about } = shownKindOf(payment);
    if (about === 'payee') return { title: customerName };
    if (about === 'file') return { title: kindOf(payment), about: customerName };
    const title = books ? t(`books.${books.type}`, { count: books.quantity }) : kindOf(payment);
    return { title, about: t('transfer.collectedAt', { branch: customerName }) };
  };
}
