import { Link } from 'react-router-dom';
import type { DailyLimitFigure } from '../../../generated/types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { PlainBar } from './plain-bar.tsx';

/** The limit over all services and those closest to being used up. */
const mostShown = 4;
const full = 100;
const nearlyFull = 80;

function colourOf(used: number): string {
  if (used >= full) return 'bg-refused-solid';
  return used >= nearlyFull ? 'bg-wait-solid' : 'bg-chart-1';
}

function Limit({ limit: { name, limit, used, usedShare } }: { readonly limit: DailyLimitFigure }) {
  const t = useTexts('home');
  const format = useFormat();
  const rupiah = (value: string) => format.money({ value, currency: 'IDR' });
  return (
    <li className="flex flex-col gap-1">
      <span className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className="figures font-semibold">{format.number(usedShare)}%</span>
      </span>
      <PlainBar filled={Number(usedShare)} colour={colourOf(Number(usedShare))} />
      <span className="figures text-sm text-ink-soft">
        {t('limits.used', { used: rupiah(used), limit: rupiah(limit) })}
      </span>
    </li>
  );
}

export function LimitsCard({ limits }: { readonly limits: readonly DailyLimitFigure[] }) {
  const t = useTexts('home');
  return (
    <Card>
      <Section
        title={t('limits.title')}
        actions={
          <Link to={paths.dailyLimits} className={buttonClass('quiet', 'small')}>
            {t('limits.all')}
          </Link>
        }
      >
        {limits.length === 0 && <p className="text-ink-soft">{t('limits.none')}</p>}
        <ul className="flex flex-col gap-3">
          {limits.slice(0, mostShown).map((limit) => (
            <Limit key={limit.id ?? limit.name} limit={limit} />
          ))}
        </ul>
      </Section>
    </Card>
  );
}
