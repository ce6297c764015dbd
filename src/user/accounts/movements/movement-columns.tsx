import type { CasaAccount, Mutation } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { MovementAmount } from './movement-amount.tsx';

export type MovedAccount = Pick<CasaAccount, 'accountId' | 'accountNumber' | 'accountCurrency'>;

function About({ movement: { description, counterpartyName, refNo } }: { readonly movement: Mutation }) {
  const facts = [counterpartyName, refNo].filter(Boolean).join(' · ');
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{description}</span>
      {facts && <span className="figures block text-sm font-normal text-ink-soft">{facts}</span>}
    </span>
  );
}

const sideOf = ({ direction, amount }: Mutation, side: Mutation['direction']) =>
  direction === side ? amount.value : '';

function useAmountColumns(): ListColumn<Mutation>[] {
  const t = useTexts('holdings');
  return [
    {
      id: 'amount',
      header: t('movements.amount'),
      align: 'end',
      width: '1fr',
      onPhone: 'aside',
      cell: (movement) => <MovementAmount movement={movement} />,
      facts: [
        { title: t('movements.debitColumn'), text: (row) => sideOf(row, 'debit') },
        { title: t('movements.creditColumn'), text: (row) => sideOf(row, 'credit') },
      ],
    },
    {
      id: 'balance',
      header: t('movements.balance'),
      align: 'end',
      width: '1fr',
      cell: ({ balanceAfter }) => <Amount amount={balanceAfter} />,
      amount: ({ balanceAfter }) => balanceAfter,
    },
  ];
}

export function useMovementColumns(account: MovedAccount): ListColumn<Mutation>[] {
  const t = useTexts('holdings');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return [
    {
      id: 'bookedAt',
      header: t('movements.booked'),
      width: 190,
      onPhone: 'line',
      cell: ({ bookedAt }) => <span className="figures block min-w-26">{format.moment(bookedAt)}</span>,
      facts: [
        { title: kinds('fact.account'), text: () => account.accountNumber },
        { title: t('movements.booked'), text: ({ bookedAt }) => bookedAt },
        { title: t('movements.valueDate'), text: ({ valueDate }) => valueDate },
      ],
    },
    {
      id: 'description',
      header: t('movements.about'),
      width: '2fr',
      isRowHeader: true,
      onPhone: 'title',
      cell: (movement) => <About movement={movement} />,
      facts: [
        { title: t('movements.about'), text: ({ description }) => description },
        { title: t('movements.partner'), text: ({ counterpartyName }) => counterpartyName },
        { title: t('movements.reference'), text: ({ refNo }) => refNo },
      ],
    },
    {
      id: 'direction',
      header: t('movements.direction'),
      isHiddenAtFirst: true,
      cell: ({ direction }) => t(`movements.${direction}`),
      text: ({ direction }) => t(`movements.${direction}`),
    },
    ...useAmountColumns(),
    {
      id: 'journal',
      header: t('movements.journal'),
      isHiddenAtFirst: true,
      cell: ({ journalNumber }) => <span className="figures">{journalNumber}</span>,
      text: ({ journalNumber }) => journalNumber,
    },
  ];
}
