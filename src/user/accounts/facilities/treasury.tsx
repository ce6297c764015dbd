import { getTreasuryDeal, listTreasuryDeals } from '../../../../generated/calls/accounts.ts';
import type { TreasuryDeal, TreasuryDealDetail } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useRead } from '../../../api/read.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { OwnAccount } from '../shared/own-account.tsx';
import { DrawerFacts, DrawerReading } from './drawer-facts.tsx';
import { recordBody, recordQuery } from './facility-query.ts';
import { RecordName, RecordStatus } from './record-cells.tsx';
import { RecordScreen } from './record-screen.tsx';

function useColumns(): ListColumn<TreasuryDeal>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('treasury-solution.number'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ dealNumber, product, side }) => (
        <RecordName name={dealNumber} note={`${t(`product.${product}`)} · ${t(`side.${side}`)}`} />
      ),
      facts: [
        { title: t('treasury-solution.number'), text: ({ dealNumber }) => dealNumber },
        { title: t('list.type'), text: ({ product }) => t(`product.${product}`) },
        { title: t('list.side'), text: ({ side }) => t(`side.${side}`) },
      ],
    },
    {
      id: 'amount',
      header: t('treasury-solution.notional'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ notional }) => <Amount amount={notional} isStrong />,
      amount: ({ notional }) => notional,
    },
    {
      id: 'rate',
      header: t('treasury-solution.rate'),
      align: 'end',
      width: '1fr',
      cell: ({ rate }) => <span className="figures whitespace-nowrap">{format.rate(rate)}</span>,
      text: ({ rate }) => rate,
    },
    {
      id: 'counterAmount',
      header: t('treasury-solution.counter'),
      align: 'end',
      width: '2fr',
      cell: ({ counterAmount }) => counterAmount && <Amount amount={counterAmount} />,
      amount: ({ counterAmount }) => counterAmount,
    },
    {
      id: 'dueDate',
      header: t('treasury-solution.matures'),
      width: '1fr',
      cell: ({ maturityDate }) => <span className="figures whitespace-nowrap">{format.date(maturityDate)}</span>,
      text: ({ maturityDate }) => maturityDate,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '1fr',
      cell: ({ status }) => <RecordStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
  ];
}

function Deal({ detail }: { readonly detail: TreasuryDealDetail }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const { deal, remaining, markToMarket, valuedOn, debitAccount, creditAccount, underlyingCodes } = detail;
  const facts = [
    { label: t('list.type'), value: `${t(`product.${deal.product}`)} · ${t(`side.${deal.side}`)}` },
    { label: t('treasury-solution.notional'), value: <Amount amount={deal.notional} isStrong /> },
    { label: t('treasury-solution.remaining'), value: <Amount amount={remaining} /> },
    {
      label: t('treasury-solution.value', { date: format.date(valuedOn) }),
      value: <Amount amount={markToMarket} />,
    },
    { label: t('treasury-solution.rate'), value: format.rate(deal.rate) },
    { label: t('treasury-solution.traded'), value: format.date(deal.tradeDate) },
    { label: t('treasury-solution.matures'), value: format.date(deal.maturityDate) },
    { label: t('treasury-solution.debit'), value: <OwnAccount account={debitAccount} /> },
    { label: t('treasury-solution.credit'), value: <OwnAccount account={creditAccount} /> },
    ...(underlyingCodes.length > 0
      ? [{ label: t('treasury-solution.underlying'), value: underlyingCodes.join(', ') }]
      : []),
  ];
  return <DrawerFacts facts={facts} />;
}

function Detail({ dealId }: { readonly dealId: string }) {
  const t = useTexts('facilities');
  const format = useFormat();
  return (
    <DrawerReading read={useRead(getTreasuryDeal, { body: { dealId } })}>
      {(detail) => (
        <>
          <Deal detail={detail} />
          <DrawerFacts
            title={t('treasury-solution.settlements')}
            isAtEnd
            facts={detail.settlements.map(({ settledOn, amount, refNo }) => ({
              id: refNo,
              label: `${format.date(settledOn)} · ${refNo}`,
              value: <Amount amount={amount} />,
            }))}
          />
        </>
      )}
    </DrawerReading>
  );
}

export function Component() {
  const query = useListQuery(recordQuery);
  const pages = usePages(listTreasuryDeals, (page) => ({ body: { ...recordBody(query), page } }), query.size);
  return (
    <RecordScreen
      kind="treasury-solution"
      query={query}
      pages={pages}
      columns={useColumns()}
      rowKey={({ dealId }) => dealId}
      titleOf={({ dealNumber }) => dealNumber}
      renderDetail={({ dealId }) => <Detail dealId={dealId} />}
    />
  );
}
