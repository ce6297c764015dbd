import type { ReportFile } from '../../../generated/types.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useBankClock } from '../../components/signature/use-bank-clock.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';

export type ReportStatus = 'waiting' | 'ready' | 'failed' | 'expired';

const tones: Readonly<Record<ReportStatus, Tone>> = {
  waiting: 'wait',
  ready: 'done',
  failed: 'refused',
  expired: 'plain',
};

const MINUTE = 60_000;

/** A file can expire while the list is open, so the status depends on the current time. */
export function statusOf({ state, expiresAt }: Pick<ReportFile, 'state' | 'expiresAt'>, now: number): ReportStatus {
  if (state === 'GENERATING_REPORT') return 'waiting';
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired';
  return state === 'READY_DOWNLOAD' ? 'ready' : 'failed';
}

export const useReportStatus = (): ((file: ReportFile) => ReportStatus) => {
  const now = useBankClock(MINUTE);
  return (file) => statusOf(file, now);
};

interface ReportStatusTagProps {
  readonly file: ReportFile;
  readonly status: ReportStatus;
}

export function ReportStatusTag({ file: { code }, status }: ReportStatusTagProps) {
  const t = useTexts('reports');
  const textOf = useFieldText();
  return (
    <>
      <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
      {status === 'failed' && code && <span className="block text-sm text-ink-soft">{textOf({ code })}</span>}
    </>
  );
}
