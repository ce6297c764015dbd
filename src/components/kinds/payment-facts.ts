// The columns that an exported file has for a payment, in every list of payments.
import type { TransactionListItem } from '../../../generated/types.ts';
import type { ListFact } from '../table/list-types.ts';
import { useTexts } from '../text/use-texts.ts';

type Payment = Pick<
  TransactionListItem,
  'customerName' | 'destination' | 'destinationBank' | 'refNo' | 'recordCount' | 'fromAccount' | 'createdBy'
>;

/** The payee, the bank and the account. `title` is the heading of the payee column in this list. */
export function usePayeeFacts<Row extends Payment>(title: string): ListFact<Row>[] {
  const t = useTexts('kinds');
  return [
    { title: t('fact.reference'), text: ({ refNo }) => refNo },
    { title, text: ({ customerName }) => customerName },
    { title: t('fact.bank'), text: ({ destinationBank }) => destinationBank },
    { title: t('fact.toAccount'), text: ({ destination }) => destination },
    { title: t('fact.records'), text: ({ recordCount }) => recordCount },
  ];
}

export function useSourceFacts<Row extends Payment>(): ListFact<Row>[] {
  const t = useTexts('kinds');
  return [
    { title: t('fact.fromAccount'), text: ({ fromAccount }) => fromAccount?.number },
    { title: t('fact.fromName'), text: ({ fromAccount }) => fromAccount?.alias },
  ];
}

export function useMakerFacts<Row extends Payment>(): ListFact<Row>[] {
  const t = useTexts('kinds');
  return [
    { title: t('transfer.maker'), text: ({ createdBy }) => createdBy.name },
    { title: t('fact.userId'), text: ({ createdBy }) => createdBy.userId },
  ];
}
