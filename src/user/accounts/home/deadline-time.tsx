// The time left until a deadline of the day, in whole minutes, as in the queues.
import { useTexts, type Translate } from '../../../components/text/use-texts.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

const minute = 60_000;
const soonMinutes = 60;
/** The bar is full if this many minutes or more are left. */
const barMinutes = 480;

function leftText(minutes: number, t: Translate<'accounts'>): string {
  if (minutes < 0) return t('home.passed');
  const hours = Math.floor(minutes / 60);
  const rest = { hours, minutes: minutes % 60 };
  return t('home.dueIn', { time: hours > 0 ? t('home.hoursMinutes', rest) : t('home.minutes', rest) });
}

export function TimeLeft({ dueAt, now }: { readonly dueAt: string; readonly now: number }) {
  const minutes = Math.floor((Date.parse(dueAt) - now) / minute);
  const t = useTexts('accounts');
  const isSoon = minutes <= soonMinutes;
  const share = Math.min(Math.max(minutes / barMinutes, 0), 1);
  return (
    <span className="flex w-36 shrink-0 flex-col gap-1 max-sm:w-full">
      <span
        className={classes(
          'figures flex items-center gap-1 text-sm font-semibold sm:justify-end',
          isSoon ? 'text-wait' : 'text-ink-soft',
        )}
      >
        <Icon name="clock" size={14} />
        {leftText(minutes, t)}
      </span>
      <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className={classes('rounded-full', isSoon ? 'bg-wait-solid' : 'bg-chart-1')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
