// The columns that every list of payments has.
import type { TransactionListItem } from '../../../generated/types.ts';
import { Amount } from '../money/amount.tsx';
import type { ListColumn } from '../table/list-types.ts';
import { useTexts } from '../text/use-texts.ts';
import { KindLabel, useKindName } from './kind-label.tsx';
import { useMakerFacts, useSourceFacts } from './payment-facts.ts';

type Listed = Pick<
  TransactionListItem,
  | 'serviceType'
  | 'menuAccess'
  | 'fromAccount'
  | 'createdBy'
  | 'customerName'
  | 'destination'
  | 'destinationBank'
  | 'refNo'
  | 'recordCount'
>;

export function usePaymentColumns<Row extends Listed>(): ListColumn<Row>[] {
  const t = useTexts('kinds');
  const kind = useKindName();
  const source = useSourceFacts<Row>();
  const maker = useMakerFacts<Row>();
  return [
    {
      id: 'kind',
      header: t('transfer.kind'),
      width: '1fr',
      cell: (row) => <KindLabel payment={row} />,
      text: kind,
    },
    {
      id: 'from',
      header: t('transfer.from'),
      width: '1fr',
      isHiddenAtFirst: true,
      cell: ({ fromAccount }) => fromAccount?.alias,
      facts: source,
    },
    {
      id: 'fullName',
      header: t('transfer.maker'),
      width: '1fr',
      cell: ({ createdBy }) => createdBy.name,
      facts: maker,
    },
  ];
}

/** Fits hundreds of billions; a long table does not widen its columns for their content. */
const AMOUNT_WIDTH = 212;

export function useAmountColumn<Row extends Pick<TransactionListItem, 'amount'>>(): ListColumn<Row> {
  const t = useTexts('kinds');
  return {
    id: 'amount',
    header: t('transfer.amount'),
    align: 'end',
    width: AMOUNT_WIDTH,
    onPhone: 'aside',
    cell: ({ amount }) => amount && <Amount amount={amount} isStrong />,
    amount: ({ amount }) => amount,
  };
}
