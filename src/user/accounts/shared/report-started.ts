import { useNavigate } from 'react-router-dom';
import type { ReportProgress } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-queue.ts';

/** The file is made in the background; the list of reports holds it. */
export function useReportStarted(): (report: ReportProgress) => void {
  const t = useTexts('holdings');
  const navigate = useNavigate();
  return ({ fileName }) =>
    showToast({
      tone: 'inform',
      title: t('report.started'),
      description: t('report.startedText', { fileName }),
      action: { label: t('report.open'), onPress: () => void navigate(paths.reports) },
    });
}
