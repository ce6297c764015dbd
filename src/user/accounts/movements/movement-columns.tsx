import type { Mutation } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { MovementAmount } from './movement-amount.tsx';

function About({ movement: { description, counterpartyName, refNo } }: { readonly movement: Mutation }) {
  const facts = [counterpartyName, refNo].filter(Boolean).join(' · ');
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{description}</span>
      {facts && <span className="figures block text-sm font-normal text-ink-soft">{facts}</span>}
    </span>
  );
}

export function useMovementColumns(): ListColumn<Mutation>[] {
  const t = useTexts('holdings');
  const format = useFormat();
  return [
    {
      id: 'bookedAt',
      header: t('movements.booked'),
      width: 190,
      onPhone: 'line',
      cell: ({ bookedAt }) => <span className="figures block min-w-26">{format.moment(bookedAt)}</span>,
      text: ({ bookedAt }) => bookedAt,
    },
    {
      id: 'description',
      header: t('movements.about'),
      width: '2fr',
      isRowHeader: true,
      onPhone: 'title',
      cell: (movement) => <About movement={movement} />,
      text: ({ description, counterpartyName }) => [description, counterpartyName].filter(Boolean).join(' · '),
    },
    {
      id: 'direction',
      header: t('movements.direction'),
      isHiddenAtFirst: true,
      cell: ({ direction }) => t(`movements.${direction}`),
      text: ({ direction }) => t(`movements.${direction}`),
    },
    {
      id: 'amount',
      header: t('movements.amount'),
      align: 'end',
      width: '1fr',
      onPhone: 'aside',
      cell: (movement) => <MovementAmount movement={movement} />,
      text: ({ direction, amount }) => (direction === 'debit' ? `-${amount.value}` : amount.value),
    },
    {
      id: 'balance',
      header: t('movements.balance'),
      align: 'end',
      width: '1fr',
      cell: ({ balanceAfter }) => <Amount amount={balanceAfter} />,
      text: ({ balanceAfter }) => balanceAfter.value,
    },
    {
      id: 'journal',
      header: t('movements.journal'),
      isHiddenAtFirst: true,
      cell: ({ journalNumber }) => <span className="figures">{journalNumber}</span>,
      text: ({ journalNumber }) => journalNumber,
    },
  ];
}
