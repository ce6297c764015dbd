import type { ReportFile } from '../../../generated/types.ts';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFileSize } from '../../components/text/use-file-size.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import { ReportAction } from './report-action.tsx';
import { ReportStatusTag, useReportStatus } from './report-status.tsx';

function Moment({ at }: { readonly at: string | null }) {
  const format = useFormat();
  return at && <span className="figures whitespace-nowrap">{format.moment(at)}</span>;
}

export function useReportColumns(): ListColumn<ReportFile>[] {
  const t = useTexts('reports');
  const size = useFileSize();
  const statusOf = useReportStatus();
  return [
    {
      id: 'report',
      header: t('list.report'),
      width: '3fr',
      isRowHeader: true,
      onPhone: 'wide-title',
      cell: ({ reportName, fileName }) => <TwoLines title={reportName} note={fileName} />,
    },
    { id: 'startTime', header: t('list.requested'), cell: ({ startTime }) => <Moment at={startTime} /> },
    {
      id: 'status',
      header: t('list.status'),
      width: '2fr',
      cell: (file) => <ReportStatusTag key={file.id} file={file} status={statusOf(file)} />,
    },
    {
      id: 'bytes',
      header: t('list.size'),
      align: 'end',
      width: 96,
      cell: ({ bytes }) => bytes !== null && <span className="figures whitespace-nowrap">{size(bytes)}</span>,
    },
    { id: 'expiresAt', header: t('list.keptUntil'), cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      id: 'downloadedAt',
      header: t('list.downloaded'),
      isHiddenAtFirst: true,
      cell: ({ downloadedAt }) => <Moment at={downloadedAt} />,
    },
    {
      id: 'action',
      header: t('list.action'),
      align: 'end',
      width: 190,
      onPhone: 'aside',
      cell: (file) => <ReportAction key={file.id} file={file} status={statusOf(file)} />,
    },
  ];
}
