import { getValueChainInvoice, listValueChainInvoices } from '../../../../generated/calls/accounts.ts';
import type { ValueChainDetail, ValueChainInvoice } from '../../../../generated/types.ts';
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

function useColumns(): ListColumn<ValueChainInvoice>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('value-chain.number'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ invoiceNumber, programName }) => <RecordName name={invoiceNumber} note={programName} />,
      facts: [
        { title: t('value-chain.number'), text: ({ invoiceNumber }) => invoiceNumber },
        { title: t('list.program'), text: ({ programName }) => programName },
      ],
    },
    {
      id: 'counterparty',
      header: t('value-chain.partner'),
      width: '2fr',
      cell: ({ partner, companyRole }) => <RecordName name={partner} note={t(`role.${companyRole}`)} />,
      facts: [
        { title: t('value-chain.partner'), text: ({ partner }) => partner },
        { title: t('list.role'), text: ({ companyRole }) => t(`role.${companyRole}`) },
      ],
    },
    {
      id: 'dueDate',
      header: t('value-chain.due'),
      width: '1fr',
      cell: ({ dueDate }) => <span className="figures whitespace-nowrap">{format.date(dueDate)}</span>,
      text: ({ dueDate }) => dueDate,
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
      header: t('value-chain.financed'),
      align: 'end',
      width: '2fr',
      cell: ({ financedAmount }) => <Amount amount={financedAmount} />,
      amount: ({ financedAmount }) => financedAmount,
    },
    {
      id: 'outstanding',
      header: t('list.outstanding'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ outstanding }) => <Amount amount={outstanding} isStrong />,
      amount: ({ outstanding }) => outstanding,
    },
  ];
}

function Price({ detail }: { readonly detail: ValueChainDetail }) {
  const t = useTexts('facilities');
  const common = useTexts('common');
  const format = useFormat();
  const { invoice, discountRate, discount, tenorDays, graceDays, withRecourse, disbursedTo, repaidFrom } = detail;
  const facts = [
    { label: t('value-chain.invoice'), value: <Amount amount={invoice.invoiceAmount} /> },
    { label: t('value-chain.financed'), value: <Amount amount={invoice.financedAmount} isStrong /> },
    {
      label: t('value-chain.discount', { percent: format.rate(discountRate) }),
      value: <Amount amount={discount} />,
    },
    { label: t('value-chain.disbursed'), value: format.date(invoice.disbursedOn) },
    { label: t('value-chain.due'), value: format.date(invoice.dueDate) },
    { label: t('value-chain.tenor'), value: t('list.days', { count: tenorDays }) },
    { label: t('value-chain.grace'), value: t('list.days', { count: graceDays }) },
    { label: t('value-chain.recourse'), value: withRecourse ? common('word.yes') : common('word.no') },
    { label: t('value-chain.paidTo'), value: `${disbursedTo.name}, ${disbursedTo.bankName}` },
    { label: t('value-chain.repaidFrom'), value: <OwnAccount account={repaidFrom} /> },
  ];
  return <DrawerFacts facts={facts} />;
}

function Detail({ financingId }: { readonly financingId: string }) {
  const t = useTexts('facilities');
  const format = useFormat();
  return (
    <DrawerReading read={useRead(getValueChainInvoice, { body: { financingId } })}>
      {(detail) => (
        <>
          <Price detail={detail} />
          <DrawerFacts
            title={t('value-chain.repayments')}
            isAtEnd
            facts={detail.repayments.map(({ paidOn, amount }) => ({
              id: `${paidOn} ${amount.value}`,
              label: format.date(paidOn),
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
  const pages = usePages(listValueChainInvoices, (page) => ({ body: { ...recordBody(query), page } }), query.size);
  return (
    <RecordScreen
      kind="value-chain"
      query={query}
      pages={pages}
      columns={useColumns()}
      rowKey={({ financingId }) => financingId}
      titleOf={({ invoiceNumber }) => invoiceNumber}
      renderDetail={({ financingId }) => <Detail financingId={financingId} />}
    />
  );
}
