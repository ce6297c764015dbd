import { useNavigate } from 'react-router-dom';
import type { ReportProgress } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { useTexts } from '../text/use-texts.ts';

/** The file is made in the background; the list of reports holds it. */
export function useReportStarted(): (report: ReportProgress) => void {
  const t = useTexts('common');
  const navigate = useNavigate();
  return ({ fileName }) =>
    showToast({
      tone: 'inform',
      title: t('report.started'),
      description: t('report.startedText', { fileName }),
      action: { label: t('report.open'), onPress: () => void navigate(paths.reports) },
    });
}
