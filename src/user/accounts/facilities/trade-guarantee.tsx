import { getGuarantee, listGuarantees } from '../../../../generated/calls/accounts.ts';
import type { Guarantee, GuaranteeDetail } from '../../../../generated/types.ts';
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

function useColumns(): ListColumn<Guarantee>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('trade-guarantee.number'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ guaranteeNumber, guaranteeType }) => (
        <RecordName name={guaranteeNumber} note={t(`guarantee.${guaranteeType}`)} />
      ),
      facts: [
        { title: t('trade-guarantee.number'), text: ({ guaranteeNumber }) => guaranteeNumber },
        { title: t('list.type'), text: ({ guaranteeType }) => t(`guarantee.${guaranteeType}`) },
      ],
    },
    {
      id: 'counterparty',
      header: t('trade-guarantee.beneficiary'),
      width: '2fr',
      cell: ({ beneficiary }) => beneficiary,
      text: ({ beneficiary }) => beneficiary,
    },
    {
      id: 'dueDate',
      header: t('trade-guarantee.expires'),
      width: '1fr',
      cell: ({ expiryDate }) => <span className="figures whitespace-nowrap">{format.date(expiryDate)}</span>,
      text: ({ expiryDate }) => expiryDate,
    },
    {
      id: 'claimUntil',
      header: t('trade-guarantee.claimUntil'),
      width: '1fr',
      isHiddenAtFirst: true,
      cell: ({ claimUntil }) => <span className="figures whitespace-nowrap">{format.date(claimUntil)}</span>,
      text: ({ claimUntil }) => claimUntil,
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
  ];
}

function Content({ detail }: { readonly detail: GuaranteeDetail }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const { guarantee, applicant, purpose, contractNumber, commissionRate, commission, cashCollateral, claims } = detail;
  const facts = [
    { label: t('trade-guarantee.purpose'), value: purpose },
    { label: t('trade-guarantee.applicant'), value: applicant },
    { label: t('trade-guarantee.beneficiary'), value: guarantee.beneficiary },
    ...(contractNumber ? [{ label: t('trade-guarantee.contract'), value: contractNumber }] : []),
    { label: t('list.amount'), value: <Amount amount={guarantee.amount} isStrong /> },
    { label: t('trade-guarantee.issued'), value: format.date(guarantee.issuedOn) },
    { label: t('trade-guarantee.expires'), value: format.date(guarantee.expiryDate) },
    { label: t('trade-guarantee.claimUntil'), value: format.date(guarantee.claimUntil) },
    {
      label: t('trade-guarantee.commission', { percent: format.rate(commissionRate) }),
      value: <Amount amount={commission} />,
    },
    { label: t('trade-guarantee.collateral'), value: <Amount amount={cashCollateral} /> },
  ];
  const claimFacts = claims.map(({ claimedOn, amount, status }) => ({
    id: `${claimedOn} ${amount.value}`,
    label: format.date(claimedOn),
    value: (
      <span className="flex flex-wrap gap-2">
        <Amount amount={amount} /> <RecordStatus status={status} />
      </span>
    ),
  }));
  return (
    <>
      <DrawerFacts facts={facts} />
      <DrawerFacts title={t('trade-guarantee.claims')} facts={claimFacts} />
    </>
  );
}

function Detail({ guaranteeId }: { readonly guaranteeId: string }) {
  return (
    <DrawerReading read={useRead(getGuarantee, { body: { guaranteeId } })}>
      {(detail) => <Content detail={detail} />}
    </DrawerReading>
  );
}

export function Component() {
  const query = useListQuery(recordQuery);
  const pages = usePages(listGuarantees, (page) => ({ body: { ...recordBody(query), page } }), query.size);
  return (
    <RecordScreen
      kind="trade-guarantee"
      query={query}
      pages={pages}
      columns={useColumns()}
      rowKey={({ guaranteeId }) => guaranteeId}
      titleOf={({ guaranteeNumber }) => guaranteeNumber}
      renderDetail={({ guaranteeId }) => <Detail guaranteeId={guaranteeId} />}
    />
  );
}
