import { Link } from 'react-router-dom';
import type { DashboardLimit } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Section } from '../../../ui/section.tsx';

const full = 100;
const nearlyFull = 80;

function colourOf(used: number): string {
  if (used >= full) return 'bg-refused-solid';
  return used >= nearlyFull ? 'bg-wait-solid' : 'bg-chart-1';
}

/** The company's limit and those closest to being used up; the screen of limits shows the others. */
const mostShown = 4;

export function LimitsUsed({ limits }: { readonly limits: readonly DashboardLimit[] }) {
  const t = useTexts('accounts');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return (
    <Card>
      <Section
        title={t('home.limits')}
        actions={
          <Link to={paths.dailyLimitUsage} className={buttonClass('quiet', 'small')}>
            {t('home.allLimits')}
          </Link>
        }
      >
        <ul className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-2">
          {limits.slice(0, mostShown).map(({ serviceType, remaining, usedShare }) => {
            const used = Math.min(Number(usedShare), full);
            return (
              <li key={serviceType ?? ''} className="grid gap-1">
                <span className="flex items-baseline justify-between gap-3 text-sm">
                  <span className="font-medium">
                    {serviceType ? kinds(`service.${serviceType}`) : t('home.allServices')}
                  </span>
                  <span className="figures font-semibold">{t('home.used', { percent: format.number(usedShare) })}</span>
                </span>
                <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
                  <span
                    className={classes('block h-full rounded-full', colourOf(used))}
                    style={{ width: `${used}%` }}
                  />
                </span>
                <span className="figures text-sm text-ink-soft">
                  {t('home.left', { amount: format.money(remaining) })}
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </Card>
  );
}
