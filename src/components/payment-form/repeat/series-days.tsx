// The next twelve days of a series, with what weekends and holidays do to them.
import type { RecurringPlannedDay } from '../../../../generated/types.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

const mostShown = 12;

type Day = Pick<RecurringPlannedDay, 'occurrence' | 'plannedDate' | 'executionDate' | 'shift' | 'holidayName'>;

function Shift({ day: { plannedDate, shift, holidayName } }: { readonly day: Day }) {
  const t = useTexts('payments');
  const { date } = useFormat();
  if (shift === 'none') return null;
  const why = holidayName ?? t('repeat.weekend');
  return (
    <span className="flex items-start gap-1 text-sm text-ink-soft">
      <Icon name={shift === 'unknown' ? 'help' : 'info'} size={14} className="mt-0.5 shrink-0" />
      <span>{t(`repeat.shift-${shift}`, { date: date(plannedDate), why })}</span>
    </span>
  );
}

function Tile({ day }: { readonly day: Day }) {
  const { date } = useFormat();
  const { occurrence, plannedDate, executionDate, shift } = day;
  return (
    <li className="flex flex-col gap-0.5 rounded-md border border-line px-3 py-2">
      <span className="figures text-sm text-ink-soft">{occurrence}.</span>
      <span className={shift === 'left-out' ? 'figures text-ink-soft line-through' : 'figures font-semibold'}>
        {date(executionDate ?? plannedDate)}
      </span>
      <Shift day={day} />
    </li>
  );
}

export function SeriesDays({ days }: { readonly days: readonly Day[] }) {
  const t = useTexts('payments');
  return (
    <ol aria-label={t('repeat.nextDays')} className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
      {days.slice(0, mostShown).map((day) => (
        <Tile key={day.occurrence} day={day} />
      ))}
    </ol>
  );
}
