// Writes a list of payments as a table, with the same columns as the portal's own export.
import type { Language, TransactionListItem } from '../../generated/types.ts';
import type { Column, TableFile } from '../files/table-file.ts';
import { kindWord, portalWord, requestWord } from '../reference/portal-words.ts';

export type ListedPayment = Pick<
  TransactionListItem,
  | 'refNo'
  | 'customerName'
  | 'destinationBank'
  | 'destination'
  | 'recordCount'
  | 'serviceType'
  | 'menuAccess'
  | 'fromAccount'
  | 'createdBy'
  | 'executionDate'
  | 'status'
  | 'waitsForMoney'
  | 'amount'
>;

/** A further column of one list, such as the time when a decision is due. */
export interface OwnFact<Item> {
  readonly title: string;
  readonly holds: Column['holds'];
  readonly width?: number;
  readonly of: (item: Item) => string | null | undefined;
}

const kindOf = ({ serviceType, menuAccess }: ListedPayment, language: Language) =>
  serviceType === null ? kindWord(`type.${menuAccess}`, language) : kindWord(`service.${serviceType}`, language);

function paymentFacts(language: Language): OwnFact<ListedPayment>[] {
  const fact = (name: string) => kindWord(`fact.${name}`, language);
  const word = (name: string) => kindWord(`transfer.${name}`, language);
  return [
    { title: fact('reference'), holds: 'text', width: 17, of: ({ refNo }) => refNo },
    { title: requestWord('list.payee', language), holds: 'text', width: 20, of: ({ customerName }) => customerName },
    { title: fact('bank'), holds: 'text', of: ({ destinationBank }) => destinationBank },
    { title: fact('toAccount'), holds: 'text', of: ({ destination }) => destination },
    { title: fact('records'), holds: 'text', of: ({ recordCount }) => String(recordCount) },
    { title: word('kind'), holds: 'text', width: 12, of: (item) => kindOf(item, language) },
    { title: fact('fromAccount'), holds: 'text', of: ({ fromAccount }) => fromAccount?.number },
    { title: fact('fromName'), holds: 'text', of: ({ fromAccount }) => fromAccount?.alias },
    { title: word('maker'), holds: 'text', of: ({ createdBy }) => createdBy.name },
    { title: fact('userId'), holds: 'text', of: ({ createdBy }) => createdBy.userId },
    { title: word('executionDate'), holds: 'date', width: 12, of: ({ executionDate }) => executionDate },
    {
      title: portalWord('common', 'word.status', language),
      holds: 'text',
      width: 14,
      of: ({ status, waitsForMoney }) => kindWord(waitsForMoney ? 'money.waits' : `status.${status}`, language),
    },
    { title: word('amount'), holds: 'amount', width: 17, of: ({ amount }) => amount?.value },
    { title: fact('currency'), holds: 'text', width: 9, of: ({ amount }) => amount?.currency },
  ];
}

export function paymentTable<Item extends ListedPayment>(
  title: string,
  items: readonly Item[],
  own: readonly OwnFact<Item>[],
  language: Language,
): TableFile {
  const facts: readonly OwnFact<Item>[] = [...paymentFacts(language), ...own];
  const rows = items.map((item) => facts.map(({ of }) => of(item) ?? ''));
  return { title, columns: facts, sections: [{ facts: [], rows }] };
}

/** The columns of a list whose items have a creation time. */
export const createdFacts = (
  language: Language,
): OwnFact<Pick<TransactionListItem, 'createdAt' | 'transactionDate'>>[] => [
  { title: kindWord('fact.created', language), holds: 'moment', of: ({ createdAt }) => createdAt },
  { title: kindWord('fact.requested', language), holds: 'date', of: ({ transactionDate }) => transactionDate },
];
