import { useState } from 'react';
import { cancelReport, retryReport } from '../../../generated/calls/reports.ts';
import type { ReportFile } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { useReportDownload } from '../../components/reports/use-report-download.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { ReportStatus } from './report-status.tsx';

interface ReportActionProps {
  readonly file: ReportFile;
  readonly status: ReportStatus;
}

/** The one action that the status of the file allows. */
export function ReportAction({ file, status }: ReportActionProps) {
  if (status === 'ready') return <Download id={file.id} name={file.fileName} />;
  return status === 'waiting' ? <Cancel file={file} /> : <MakeAgain file={file} />;
}

function Download({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts('reports');
  const download = useReportDownload();
  const [isPending, setPending] = useState(false);
  async function run() {
    setPending(true);
    await download(id);
    setPending(false);
  }
  return (
    <Button size="small" icon="download" isPending={isPending} onPress={() => void run()}>
      {t('act.download')} <span className="sr-only">{name}</span>
    </Button>
  );
}

function Cancel({ file: { id, fileName: name } }: { readonly file: ReportFile }) {
  const t = useTexts('reports');
  const { attempt } = useFailure();
  const write = useWrite(cancelReport);
  return (
    <Button
      size="small"
      variant="quiet"
      isPending={write.isPending}
      onPress={() => void attempt(() => write.send({ body: { id } }))}
    >
      {t('act.cancel')} <span className="sr-only">{name}</span>
    </Button>
  );
}

function MakeAgain({ file: { id, fileName: name } }: { readonly file: ReportFile }) {
  const t = useTexts('reports');
  const { attempt } = useFailure();
  const write = useWrite(retryReport);
  return (
    <Button
      size="small"
      variant="quiet"
      icon="refresh"
      isPending={write.isPending}
      onPress={() => void attempt(() => write.send({ body: { id } }))}
    >
      {t('act.again')} <span className="sr-only">{name}</span>
    </Button>
  );
}
