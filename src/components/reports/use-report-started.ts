import { useNavigate } from 'react-router-dom';
import type { ReportProgress } from '../../../generated/types.ts';
import { checkReport } from '../../../generated/calls/reports.ts';
import { ask } from '../../api/ask.ts';
import { onEvent } from '../../api/events/event-stream.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { useTexts } from '../text/use-texts.ts';
import { useReportDownload } from './use-report-download.ts';

type Progress = Pick<ReportProgress, 'id' | 'validationStatusCode'>;

const DONE: ReportProgress['validationStatusCode'] = 1;

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 64_000;

/** Polls until the report is finished, because its event can come before the stream is open, or never. */
function askUntilSettled(fileId: string, settle: (report: Progress) => boolean, pause = FIRST_PAUSE): void {
  const again = (report: Progress) => {
    if (settle(report) || pause > LONGEST_PAUSE) return;
    setTimeout(() => askUntilSettled(fileId, settle, 2 * pause), pause);
  };
  // If the poll fails, no message is shown; the list of reports has the file.
  void ask(checkReport, { query: { fileId } }).then(again, () => undefined);
}

/** Calls back once when the file is ready or has failed, whatever screen is open then. */
function whenFinished(fileId: string, onFinished: (isDone: boolean) => void): void {
  const settle = ({ id, validationStatusCode: code }: Progress) => {
    if (id !== fileId || code === 0) return false;
    if (stop()) onFinished(code === DONE);
    return true;
  };
  const stop = onEvent((event) => {
    if (event.type === 'report-progress') settle(event);
  });
  askUntilSettled(fileId, settle);
}

/** The bank makes the file in the background: shows a message now, and another when it can be downloaded. */
export function useReportStarted(): (report: ReportProgress) => void {
  const t = useTexts('common');
  const navigate = useNavigate();
  const download = useReportDownload();
  const mayList = mayOpenScreen(usePerson(), '/services/report-listing');
  const open = mayList && { label: t('report.open'), onPress: () => void navigate(paths.reports) };
  return ({ id, fileName }) => {
    const close = showToast({
      tone: 'inform',
      title: t('report.started'),
      description: t('report.startedText', { fileName }),
      ...(open && { action: open }),
    });
    const fetch = { label: t('action.download'), onPress: () => void download(id) };
    whenFinished(id, (isDone) => {
      close();
      if (isDone) showToast({ tone: 'done', title: t('report.ready'), description: fileName, action: fetch });
      else
        showToast({ tone: 'refused', title: t('report.failed'), description: fileName, ...(open && { action: open }) });
    });
  };
}
