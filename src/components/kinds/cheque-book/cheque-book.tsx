// The definition of a request for cheque or giro books for the payment form.
import { FromSection } from '../../payment-form/from-section.tsx';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { useKindWords } from '../../payment-form/use-kind-words.ts';
import { useTexts } from '../../text/use-texts.ts';
import { when } from '../../transfer-facts/present-facts.ts';
import { BooksSection } from './books-section.tsx';
import { chequeBookCalls } from './cheque-calls.ts';
import { chequeBookContent, type ChequeBookContent } from './cheque-content.ts';
import { ChequeBookFacts } from './cheque-facts.tsx';
import { chequeBookSchema } from './cheque-schema.ts';
import { openSections, sectionOf, useSections } from './cheque-sections.ts';
import { useBooks, useChequeBookSentences } from './cheque-sentences.ts';
import { bookValuesOf, emptyBooks, type ChequeBookValues } from './cheque-values.ts';
import { NoteSection } from './note-section.tsx';
import { PickupSection } from './pickup-section.tsx';

function useWords() {
  const t = useTexts('payments');
  return { ...useKindWords('books'), submit: t('books.submit'), submitRepair: t('books.submitRepair') };
}

function useSummary({ branch, type, quantity }: ChequeBookValues) {
  const t = useTexts('payments');
  const books = useBooks();
  return {
    payee: when(branch.branchName, t('books.branch')),
    way: when(type !== '' && Number(quantity) > 0 && books({ type, quantity: Number(quantity) }), t('books.books')),
  };
}

/** Returns what the user entered. */
function typedOf({ fromAccount, type, quantity, branch, pickup, info }: ChequeBookValues): object {
  return { fromAccount, type, quantity, branch: branch.branchCode, pickup, info };
}

const First = () => (
  <>
    <FromSection />
    <BooksSection />
  </>
);

const Later = () => (
  <>
    <PickupSection />
    <NoteSection />
  </>
);

export const chequeBook: PaymentKind<ChequeBookValues, ChequeBookContent> = {
  kind: 'cheque-book',
  menuAccess: 'CHQ_BOOK',
  title: 'chequeBookRequest',
  place: 'cheque-book',
  services: ['SVC_CHQ_BOOK', 'SVC_GIRO_BOOK'],
  empty: emptyBooks,
  schema: chequeBookSchema,
  calls: chequeBookCalls,
  begins: {
    repaired: ({ form }) => bookValuesOf(form),
    repeated: ({ form }) => bookValuesOf(form),
    samePayee: ({ form }) => ({ ...bookValuesOf(form), type: '', quantity: emptyBooks.quantity, info: '' }),
    toFavorite: () => undefined,
    favoriteIdOf: () => undefined,
  },
  First,
  Later,
  Facts: ChequeBookFacts,
  unsent: ['city'],
  typedOf,
  sectionOf,
  openSections,
  serviceOf: ({ type }) => (type === 'giro' ? 'SVC_GIRO_BOOK' : 'SVC_CHQ_BOOK'),
  contentOf: (form) => chequeBookContent(form),
  payeeNameOf: ({ branch }) => branch.branchName,
  // The receipt does not contain the stored form, so it is read from the request.
  sentOf: () => undefined,
  useWords,
  useSections,
  useSentences: useChequeBookSentences,
  useSummary,
};
