import { useEffect, useState } from 'react';
import type { DashboardDay } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts, type Translate } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Section } from '../../../ui/section.tsx';

const minute = 60_000;
const soonMinutes = 60;

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

export function Deadlines({ serverTime, deadlines }: Pick<DashboardDay, 'serverTime' | 'deadlines'>) {
  const t = useTexts('accounts');
  const format = useFormat();
  const now = useBankTime(serverTime);
  return (
    <Card>
      <Section title={t('home.deadlines')}>
        {deadlines.length === 0 && <p className="text-ink-soft">{t('home.noDeadlines')}</p>}
        <ul className="-my-2 divide-y divide-line">
          {deadlines.map(({ kind, title, dueAt, requests, reference }) => {
            const minutes = Math.ceil((Date.parse(dueAt) - now) / minute);
            return (
              <li key={`${kind} ${reference ?? title}`} className="flex items-center justify-between gap-4 py-2">
                <span className="min-w-0">
                  <span className="block font-medium">{title}</span>
                  <span className="figures block text-sm text-ink-soft">
                    {format.moment(dueAt)}
                    {requests > 0 && ` · ${t('home.depends', { count: requests })}`}
                  </span>
                </span>
                <span
                  className={classes(
                    'figures flex shrink-0 items-center gap-1 text-sm font-semibold',
                    minutes <= soonMinutes ? 'text-wait' : 'text-ink-soft',
                  )}
                >
                  <Icon name="clock" size={16} />
                  {leftText(minutes, t)}
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </Card>
  );
}
