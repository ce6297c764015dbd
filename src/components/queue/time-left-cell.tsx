import { useTexts } from '../text/use-texts.ts';
import { SlaBar } from '../../ui/sla-bar.tsx';
import { useTimeLeft } from './time-left.ts';

interface TimeLeftCellProps {
  readonly since: string;
  readonly dueAt: string | null;
  /** True in a column, whose header names the time. */
  readonly hasHeader?: boolean;
}

const NEAR = 75;

/** The remaining time as text; a bar is added when it is running out. */
export function TimeLeftCell({ since, dueAt, hasHeader = false }: TimeLeftCellProps) {
  const t = useTexts('requests');
  const time = useTimeLeft(since, dueAt);
  if (!time) return <span className="text-ink-soft">{t('sla.none')}</span>;
  if (time.used < NEAR) return <span className="figures whitespace-nowrap">{time.short}</span>;
  return <SlaBar label={t('sla.label')} isLabelHidden={hasHeader} used={time.used} text={time.short} warnFrom={NEAR} />;
}
