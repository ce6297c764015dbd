import { daysBetween } from '../../../../domain/calendar-date.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Tile } from '../../../ui/tile.tsx';

const FULL = 100;

/** The elapsed part of a placement as a progress bar. */
export function PlacementProgress({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const left = daysBetween(bankToday(), to);
  const whole = Math.max(daysBetween(from, to), 1);
  const run = Math.min(Math.max(((whole - left) / whole) * FULL, 0), FULL);
  const leftText = left > 0 ? t('deposit.daysLeft', { count: left }) : t('deposit.matured');
  return (
    <Tile label={t('deposit.matures')} note={t('deposit.placedOn', { date: format.date(from) })}>
      <span className="mb-1 block text-xl">{format.date(to)}</span>
      <span className="block text-base font-normal tracking-normal">
        <ProgressBar label={t('deposit.run')} value={run} valueText={leftText} isLabelHidden />
      </span>
    </Tile>
  );
}
