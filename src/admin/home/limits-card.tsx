import { Link } from 'react-router-dom';
import type { DailyLimitFigure } from '../../../generated/types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { UsageBar } from '../../ui/usage-bar.tsx';

/** The limit over all services and those closest to being used up. */
const mostShown = 4;

export function LimitsCard({ limits }: { readonly limits: readonly DailyLimitFigure[] }) {
  const t = useTexts('home');
  const format = useFormat();
  const rupiah = (value: string) => format.money({ value, currency: 'IDR' });
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
        {limits.slice(0, mostShown).map(({ id, name, limit, used, usedShare }) => (
          <UsageBar key={id} label={name} used={Number(usedShare)} usedText={`${format.rate(usedShare)}%`}>
            <span className="figures">{t('limits.used', { used: rupiah(used), limit: rupiah(limit) })}</span>
          </UsageBar>
        ))}
      </Section>
    </Card>
  );
}
