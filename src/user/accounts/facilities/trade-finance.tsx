import { getTradeInstrument, listTradeInstruments } from '../../../../generated/calls/accounts.ts';
import type { TradeInstrument, TradeInstrumentDetail } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useRead } from '../../../api/read.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { DrawerFacts, DrawerReading } from './drawer-facts.tsx';
import { recordBody, recordQuery } from './facility-query.ts';
import { RecordName, RecordStatus } from './record-cells.tsx';
import { RecordScreen } from './record-screen.tsx';

function useColumns(): ListColumn<TradeInstrument>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('trade-finance.number'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ lcNumber, instrument }) => <RecordName name={lcNumber} note={t(`instrument.${instrument}`)} />,
      facts: [
        { title: t('trade-finance.number'), text: ({ lcNumber }) => lcNumber },
        { title: t('list.type'), text: ({ instrument }) => t(`instrument.${instrument}`) },
      ],
    },
    {
      id: 'counterparty',
      header: t('trade-finance.counterparty'),
      width: '2fr',
      cell: ({ counterparty, counterpartyBank }) => <RecordName name={counterparty} note={counterpartyBank} />,
      facts: [
        { title: t('trade-finance.counterparty'), text: ({ counterparty }) => counterparty },
        { title: t('list.bank'), text: ({ counterpartyBank }) => counterpartyBank },
      ],
    },
    {
      id: 'dueDate',
      header: t('trade-finance.expires'),
      width: '1fr',
      cell: ({ expiryDate }) => <span className="figures whitespace-nowrap">{format.date(expiryDate)}</span>,
      text: ({ expiryDate }) => expiryDate,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '1fr',
      cell: ({ status }) => <RecordStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'amount',
      header: t('list.amount'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ amount }) => <Amount amount={amount} isStrong />,
      amount: ({ amount }) => amount,
    },
    {
      id: 'outstanding',
      header: t('list.outstanding'),
      align: 'end',
      width: '2fr',
      cell: ({ outstanding }) => <Amount amount={outstanding} />,
      amount: ({ outstanding }) => outstanding,
    },
  ];
}

function Terms({ detail }: { readonly detail: TradeInstrumentDetail }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const { instrument, applicant, beneficiary, latestShipmentDate, presentationDays, tolerance, marginDeposit } = detail;
  const facts = [
    { label: t('trade-finance.applicant'), value: applicant },
    { label: t('trade-finance.beneficiary'), value: beneficiary },
    { label: t('list.amount'), value: <Amount amount={instrument.amount} isStrong /> },
    { label: t('list.outstanding'), value: <Amount amount={instrument.outstanding} /> },
    { label: t('trade-finance.tolerance'), value: t('list.percent', { percent: format.rate(tolerance) }) },
    { label: t('trade-finance.margin'), value: <Amount amount={marginDeposit} /> },
    { label: t('trade-finance.issued'), value: format.date(instrument.issuedOn) },
    { label: t('trade-finance.expires'), value: format.date(instrument.expiryDate) },
    ...(latestShipmentDate ? [{ label: t('trade-finance.shipment'), value: format.date(latestShipmentDate) }] : []),
    ...(presentationDays === null
      ? []
      : [{ label: t('trade-finance.presentation'), value: t('list.days', { count: presentationDays }) }]),
    ...detail.terms.map(({ label, value }) => ({ label, value })),
  ];
  return <DrawerFacts facts={facts} />;
}

function Drawings({ drawings }: Pick<TradeInstrumentDetail, 'drawings'>) {
  const t = useTexts('facilities');
  const format = useFormat();
  const facts = drawings.map(({ drawingNumber, presentedOn, amount, dueDate, status, discrepancies }) => ({
    id: String(drawingNumber),
    label: t('trade-finance.drawing', { number: drawingNumber, date: format.date(presentedOn) }),
    value: (
      <span className="flex flex-col items-start gap-1">
        <Amount amount={amount} />
        <span className="text-sm font-normal">{t('list.dueOn', { date: format.date(dueDate) })}</span>
        <RecordStatus status={status} />
        {discrepancies.length > 0 && (
          <span className="text-sm font-normal text-ink-soft">{discrepancies.join(', ')}</span>
        )}
      </span>
    ),
  }));
  return <DrawerFacts title={t('trade-finance.drawings')} facts={facts} />;
}

function Detail({ tradeId }: { readonly tradeId: string }) {
  return (
    <DrawerReading read={useRead(getTradeInstrument, { body: { tradeId } })}>
      {(detail) => (
        <>
          <Terms detail={detail} />
          <Drawings drawings={detail.drawings} />
        </>
      )}
    </DrawerReading>
  );
}

export function Component() {
  const query = useListQuery(recordQuery);
  const pages = usePages(listTradeInstruments, (page) => ({ body: { ...recordBody(query), page } }), query.size);
  return (
    <RecordScreen
      kind="trade-finance"
      query={query}
      pages={pages}
      columns={useColumns()}
      rowKey={({ tradeId }) => tradeId}
      titleOf={({ lcNumber }) => lcNumber}
      renderDetail={({ tradeId }) => <Detail tradeId={tradeId} />}
    />
  );
}
