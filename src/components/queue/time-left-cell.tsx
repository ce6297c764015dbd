import { useTexts } from '../text/use-texts.ts';
import { SlaBar } from '../../ui/sla-bar.tsx';
import { useTimeLeft } from './time-left.ts';

interface TimeLeftCellProps {
  readonly since: string;
  readonly dueAt: string | null;
  /** In a column, the header says that this time is left; elsewhere the text says so itself. */
  readonly hasHeader?: boolean;
}

const NEAR = 75;

/** The remaining time as text; a bar is added when it is running out. */
export function TimeLeftCell({ since, dueAt, hasHeader = false }: TimeLeftCellProps) {
  const t = useTexts('requests');
  const time = useTimeLeft(since, dueAt);
  if (!time) return <span className="text-ink-soft">{t('sla.none')}</span>;
  const text = hasHeader ? time.short : time.text;
  if (time.used < NEAR) return <span className="figures whitespace-nowrap">{text}</span>;
  return <SlaBar label={t('sla.label')} isLabelHidden used={time.used} text={text} warnFrom={NEAR} />;
}
