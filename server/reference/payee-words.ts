// Phrases that say for whom or for what a request is; a file and a cheque book have no payee.
import { menus } from '../../domain/payment-menus.ts';
import type { Language, TransactionContent, TransactionType } from '../../generated/types.ts';
import { kindWord } from './portal-words.ts';

export interface Named {
  readonly menu_access: TransactionType;
  /** The name of the payee, of the file, or of the branch for a cheque book. */
  readonly payee_name: string;
}

type NamedBy = 'payee' | 'file' | 'branch';

const namedBy = (kind: TransactionContent['kind']): NamedBy =>
  kind === 'bulk' ? 'file' : kind === 'cheque-book' ? 'branch' : 'payee';

type Say = (name: string) => string;

const toward: Readonly<Record<Language, Readonly<Record<NamedBy, Say>>>> = {
  EN: {
    payee: (name) => ` to ${name}`,
    file: (name) => ` by the file ${name}`,
    branch: (name) => ` for a book collected at ${name}`,
  },
  ID: {
    payee: (name) => ` kepada ${name}`,
    file: (name) => ` melalui file ${name}`,
    branch: (name) => ` untuk buku yang diambil di ${name}`,
  },
};

const about: Readonly<Record<Language, Readonly<Record<NamedBy, (name: string, type: string) => string>>>> = {
  EN: {
    payee: (name) => name,
    file: (name, type) => `${type} by the file ${name}`,
    branch: (name, type) => `${type} collected at ${name}`,
  },
  ID: {
    payee: (name) => name,
    file: (name, type) => `${type} melalui file ${name}`,
    branch: (name, type) => `${type} diambil di ${name}`,
  },
};

const namedByOf = ({ menu_access: menu }: Named) => namedBy(menus[menu].kind);

/** Returns "to CV Sinar Jaya" or "by the file salaries.csv", to follow "its payment"; empty without a name. */
export function towardPayee(row: Named, language: Language): string {
  const { payee_name: name } = row;
  return name ? toward[language][namedByOf(row)](name) : '';
}

/** Returns "IDR 5.00 to CV Sinar Jaya" or "IDR 5.00 by the file salaries.csv"; only the amount without a name. */
export function amountToward(amount: string, row: Named, language: Language): string {
  return `${amount}${towardPayee(row, language)}`;
}

/** Returns the payee, or the type of the request with its file or branch; for requests without an amount, too. */
export function aboutRequest(row: Named, language: Language): string {
  const type = kindWord(`type.${row.menu_access}`, language);
  return row.payee_name ? about[language][namedByOf(row)](row.payee_name, type) : type;
}
