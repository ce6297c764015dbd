import type { UnderlyingDocument } from '../../../generated/types.ts';
import { daysBetween } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { classes } from '../../ui/classes.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import { DocumentStatus } from './document-status.tsx';
import { RemainingAmount } from './remaining-amount.tsx';

type Row = UnderlyingDocument;

const soon = 30;

function Name({ row }: { readonly row: Row }) {
  return <TwoLines title={row.documentNumber} note={`${row.deskripsiDokumenPendukung} · ${row.underlyingCode}`} />;
}

function Expiry({ row: { expiryDateLLD, status } }: { readonly row: Row }) {
  const t = useTexts('underlying');
  const format = useFormat();
  const days = daysBetween(bankToday(), expiryDateLLD);
  const isCounted = status === 'usable' && days >= 0;
  return (
    <span className="min-w-0">
      <span className="figures block">{format.date(expiryDateLLD)}</span>
      {isCounted && (
        <span className={classes('block text-sm', days <= soon ? 'font-medium text-wait' : 'text-ink-soft')}>
          {t('list.days', { count: days })}
        </span>
      )}
    </span>
  );
}

export function useDocumentColumns(): ListColumn<Row>[] {
  const t = useTexts('underlying');
  const common = useTexts('common');
  return [
    {
      id: 'documentNumber',
      header: t('list.document'),
      width: '2fr',
      isRowHeader: true,
      cell: (row) => <Name row={row} />,
      facts: [
        { title: t('list.code'), text: ({ underlyingCode }) => underlyingCode },
        { title: t('list.number'), text: ({ documentNumber }) => documentNumber },
        { title: t('list.kind'), text: ({ deskripsiDokumenPendukung }) => deskripsiDokumenPendukung },
      ],
    },
    {
      id: 'beneficiaryName',
      header: t('list.beneficiary'),
      width: '2fr',
      cell: ({ beneficiaryName, deskripsiTujuanDoc }) => (
        <span className="min-w-0">
          <span className="block truncate">{beneficiaryName}</span>
          <span className="block truncate text-sm text-ink-soft">{deskripsiTujuanDoc}</span>
        </span>
      ),
      facts: [
        { title: t('list.beneficiary'), text: ({ beneficiaryName }) => beneficiaryName },
        { title: t('list.purpose'), text: ({ deskripsiTujuanDoc }) => deskripsiTujuanDoc },
      ],
    },
    {
      id: 'amountEqLldRemaing',
      header: t('list.remaining'),
      width: '2fr',
      cell: (row) => <RemainingAmount document={row} />,
      amount: ({ amountEqLldRemaing }) => amountEqLldRemaing,
    },
    {
      id: 'expiryDateLLD',
      header: t('list.expiry'),
      width: '1fr',
      cell: (row) => <Expiry row={row} />,
      text: ({ expiryDateLLD }) => expiryDateLLD,
    },
    {
      id: 'status',
      header: common('word.status'),
      onPhone: 'aside',
      cell: ({ status }) => <DocumentStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
  ];
}
