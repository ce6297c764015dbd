// Phrases that say for whom or for what a request is, in the words of its kind.
import { menus } from '../../domain/payment-menus.ts';
import type {
  ChequeBookType,
  CountedBooks,
  Language,
  TransactionContent,
  TransactionType,
} from '../../generated/types.ts';
import { kindWord } from './portal-words.ts';

export interface Named {
  readonly menu_access: TransactionType;
  /** The name of the payee, of the taxpayer, of the institution, of the file, or of the branch for cheque books. */
  readonly payee_name: string;
  /** The number at the institution, or the billing ID. */
  readonly payee_account?: string | null;
  /** The books of a request for them. */
  readonly books?: CountedBooks | null;
}

type NamedBy = 'payee' | 'institution' | 'state' | 'file' | 'branch';

const namedBys: Readonly<Partial<Record<TransactionContent['kind'], NamedBy>>> = {
  bulk: 'file',
  'cheque-book': 'branch',
  'tax-payment': 'state',
  'bill-payment': 'institution',
  'top-up': 'institution',
};

type Say = (name: string, account: string) => string;

const toward: Readonly<Record<Language, Readonly<Record<NamedBy, Say>>>> = {
  EN: {
    payee: (name) => ` to ${name}`,
    institution: (name, number) => ` to ${name}${number && ` for ${number}`}`,
    state: (taxpayer, billingId) => ` to the state for ${taxpayer}${billingId && ` (billing ID ${billingId})`}`,
    file: (name) => ` by the file ${name}`,
    branch: (name) => ` for books to be picked up at ${name}`,
  },
  ID: {
    payee: (name) => ` kepada ${name}`,
    institution: (name, number) => ` kepada ${name}${number && ` untuk ${number}`}`,
    state: (taxpayer, billingId) => ` kepada negara untuk ${taxpayer}${billingId && ` (ID Billing ${billingId})`}`,
    file: (name) => ` melalui file ${name}`,
    branch: (name) => ` untuk buku yang diambil di ${name}`,
  },
};

const bookNames: Readonly<Record<Language, Readonly<Record<ChequeBookType, string>>>> = {
  EN: { cheque: 'cheque book', giro: 'bilyet giro book' },
  ID: { cheque: 'buku cek', giro: 'buku bilyet giro' },
};

/** "3 bilyet giro books"; undefined for any other request. */
function countedBooks({ books }: Named, language: Language): string | undefined {
  if (!books) return undefined;
  const isPlural = language === 'EN' && books.quantity !== 1;
  return `${books.quantity} ${bookNames[language][books.type]}${isPlural ? 's' : ''}`;
}

type About = (name: string, what: string) => string;

const about: Readonly<Record<Language, Readonly<Record<'file' | 'branch', About>>>> = {
  EN: {
    file: (name, type) => `${type} by the file ${name}`,
    branch: (name, what) => `${what} to be picked up at ${name}`,
  },
  ID: {
    file: (name, type) => `${type} melalui file ${name}`,
    branch: (name, what) => `${what} untuk diambil di ${name}`,
  },
};

const namedByOf = ({ menu_access: menu }: Named): NamedBy => namedBys[menus[menu].kind] ?? 'payee';

/** Returns "to CV Sinar Jaya" or "by the file salaries.csv", to follow "its payment"; empty without a name. */
export function towardPayee(row: Named, language: Language): string {
  const { payee_name: name, payee_account: account } = row;
  return name ? toward[language][namedByOf(row)](name, account ?? '') : '';
}

/** Returns "IDR 5.00 to CV Sinar Jaya" or "IDR 5.00 by the file salaries.csv"; only the amount without a name. */
export function amountToward(amount: string, row: Named, language: Language): string {
  return `${amount}${towardPayee(row, language)}`;
}

/** Returns the payee, or the type of the request with its file or branch; for requests without an amount, too. */
export function aboutRequest(row: Named, language: Language): string {
  const what = countedBooks(row, language) ?? kindWord(`type.${row.menu_access}`, language);
  const by = namedByOf(row);
  if (!row.payee_name) return what;
  return by === 'file' || by === 'branch' ? about[language][by](row.payee_name, what) : row.payee_name;
}
