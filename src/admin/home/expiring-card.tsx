import { Link } from 'react-router-dom';
import type { ExpiringItem } from '../../../generated/types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const mostShown = 6;

export function ExpiringCard({ expiring }: { readonly expiring: readonly ExpiringItem[] }) {
  const t = useTexts('home');
  const format = useFormat();
  return (
    <Card>
      <Section title={t('expiring.title')} description={t('expiring.intro')}>
        {expiring.length === 0 && <p className="text-ink-soft">{t('expiring.none')}</p>}
        <ul className="-my-2 ruled">
          {expiring.slice(0, mostShown).map(({ kind, name, recordId, expiresAt }) => (
            <li key={`${kind} ${recordId}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <Link
                to={paths.administratorsUser(recordId)}
                className="rounded-sm font-medium text-accent underline-offset-3 hover:underline"
              >
                {name}
              </Link>
              <span className="text-sm text-ink-soft">
                {t(`expiring.${kind}`)} · <span className="figures whitespace-nowrap">{format.moment(expiresAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
