import { Link } from 'react-router-dom';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { AdminDashboard, ExpiringItem } from '../../../generated/types.ts';
import { useIdentityPath } from '../../components/set-up-findings/use-identity-path.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const mostShown = 6;
const linkClass = 'rounded-sm font-medium text-accent underline-offset-3 hover:underline';

function Row({ item: { kind, name, recordId, expiresAt } }: { readonly item: ExpiringItem }) {
  const t = useTexts('home');
  const format = useFormat();
  const identityPath = useIdentityPath();
  const isIdentity = kind === 'identity';
  const end = isIdentity ? format.date(jakartaMoment(Date.parse(expiresAt)).date) : format.moment(expiresAt);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <Link to={isIdentity ? identityPath(recordId) : paths.administratorsUser(recordId)} className={linkClass}>
        {name}
      </Link>
      <span className="text-sm text-ink-soft">
        {t(`expiring.${kind}`)} · <span className="figures whitespace-nowrap">{end}</span>
      </span>
    </li>
  );
}

/** How many passports end or have ended, also those that the list has no room for. */
function IdentityCounts({ expiring, expired }: { readonly expiring: number; readonly expired: number }) {
  const t = useTexts('home');
  if (expiring + expired === 0) return null;
  return (
    <Link to={paths.setUpFindings} className={linkClass}>
      {expired > 0 && t('expiring.expired', { count: expired })}{' '}
      {expiring > 0 && t('expiring.identities', { count: expiring })}
    </Link>
  );
}

type Ending = Pick<AdminDashboard, 'expiring' | 'expiringIdentityCount' | 'expiredIdentityCount'>;

export function ExpiringCard({ ending }: { readonly ending: Ending }) {
  const t = useTexts('home');
  const { expiring, expiringIdentityCount, expiredIdentityCount } = ending;
  return (
    <Card>
      <Section title={t('expiring.title')} description={t('expiring.intro')}>
        {expiring.length === 0 && <p className="text-ink-soft">{t('expiring.none')}</p>}
        <ul className="-my-2 ruled">
          {expiring.slice(0, mostShown).map((item) => (
            <Row key={`${item.kind} ${item.recordId}`} item={item} />
          ))}
        </ul>
        <IdentityCounts expiring={expiringIdentityCount} expired={expiredIdentityCount} />
      </Section>
    </Card>
  );
}
