// The sentences of the review and the receipt of a request for books.
import type { ChequeBookForm } from '../../../../generated/types.ts';
import type { Sentences } from '../../payment-form/payment-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ChequeBookContent } from './cheque-content.ts';

const receiptTexts = { over: 'books.over', waits: 'books.waiting', 'on-its-way': 'books.onItsWay' } as const;

export function useBooks() {
  const t = useTexts('payments');
  return ({ type, quantity }: Pick<ChequeBookForm, 'type' | 'quantity'>) =>
    t(`books.${type}Count`, { count: quantity });
}

export function useChequeBookSentences(): Sentences<ChequeBookContent> {
  const t = useTexts('payments');
  const books = useBooks();
  return {
    review({ form }) {
      const { fromAccount, branch, pickup } = form;
      const person = pickup.pickupMethod === 'agent' ? pickup.agentName : pickup.authorizers[0]?.name;
      return t('books.sentence', {
        books: books(form),
        from: fromAccount.alias || (fromAccount.number ?? ''),
        branch: branch.branchName,
        person: person ?? '',
      });
    },
    receipt: ({ form }, _payeeName, state) =>
      t(receiptTexts[state], { books: books(form), branch: form.branch.branchName }),
  };
}
