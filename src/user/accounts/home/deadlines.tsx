import { useEffect, useState } from 'react';
import type { DashboardDay } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts, type Translate } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Section } from '../../../ui/section.tsx';

const minute = 60_000;
const soonMinutes = 60;
/** The bar is full while this much time or more is left. */
const barMinutes = 480;
const shownAtFirst = 6;

/** The bank's time, counted on from when it was read: this machine's clock may be wrong. */
function useBankTime(serverTime: string): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - start), minute / 2);
    return () => clearInterval(timer);
  }, [serverTime]);
  return Date.parse(serverTime) + passed;
}

function leftText(minutes: number, t: Translate<'accounts'>): string {
  if (minutes <= 0) return t('home.passed');
  const hours = Math.floor(minutes / 60);
  const rest = { hours, minutes: minutes % 60 };
  return t('home.dueIn', { time: hours > 0 ? t('home.hoursMinutes', rest) : t('home.minutes', rest) });
}

type Deadline = DashboardDay['deadlines'][number];

function Left({ minutes }: { readonly minutes: number }) {
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
      <span aria-hidden="true" className="flex h-1.5 overflow-hidden sm:justify-end rounded-full bg-sunken">
        <span
          className={classes('rounded-full', isSoon ? 'bg-wait-solid' : 'bg-chart-1')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}

function Row({ deadline, now }: { readonly deadline: Deadline; readonly now: number }) {
  const t = useTexts('accounts');
  const format = useFormat();
  const { kind, title, dueAt, requests } = deadline;
  // The title of a cut-off tells its hour already, that of an approval its only request.
  const notes = [kind !== 'cut-off' && format.moment(dueAt), requests > 1 && t('home.depends', { count: requests })];
  const note = notes.filter(Boolean).join(' · ');
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1.5 py-2 max-sm:flex-col max-sm:items-start">
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {note && <span className="figures block text-sm text-ink-soft">{note}</span>}
      </span>
      <Left minutes={Math.ceil((Date.parse(dueAt) - now) / minute)} />
    </li>
  );
}

const keyOf = ({ kind, reference, title }: Deadline) => `${kind} ${reference ?? title}`;

/** The next ones first; the rest of the day is one press away. */
export function Deadlines({ serverTime, deadlines }: Pick<DashboardDay, 'serverTime' | 'deadlines'>) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const now = useBankTime(serverTime);
  const [areAllShown, showAll] = useState(false);
  const shown = areAllShown ? deadlines : deadlines.slice(0, shownAtFirst);
  return (
    <Card>
      <Section title={t('home.deadlines')}>
        {deadlines.length === 0 && <p className="text-ink-soft">{t('home.noDeadlines')}</p>}
        <ul className="-my-2 ruled">
          {shown.map((deadline) => (
            <Row key={keyOf(deadline)} deadline={deadline} now={now} />
          ))}
        </ul>
        {deadlines.length > shownAtFirst && (
          <PlainButton variant="link" className="mt-1 self-start" onClick={() => showAll(!areAllShown)}>
            {areAllShown
              ? common('action.showLess')
              : t('home.moreDeadlines', { count: deadlines.length - shownAtFirst })}
          </PlainButton>
        )}
      </Section>
    </Card>
  );
}
