import { Link } from 'react-router-dom';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { AdminDashboard, ExpiringItem } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useIdentityPath } from '../../components/set-up-findings/use-identity-path.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const mostShown = 6;
const linkClass = 'rounded-sm font-medium text-accent underline-offset-3 hover:underline';

const isIdentity = ({ kind }: ExpiringItem) => kind === 'identity';
const lastDay = ({ expiresAt }: ExpiringItem) => jakartaMoment(Date.parse(expiresAt)).date;
const isOver = (item: ExpiringItem) => isIdentity(item) && lastDay(item) < bankToday();

function Row({ item }: { readonly item: ExpiringItem }) {
  const t = useTexts('home');
  const format = useFormat();
  const identityPath = useIdentityPath();
  const { kind, name, recordId, expiresAt } = item;
  const end = isIdentity(item) ? format.date(lastDay(item)) : format.moment(expiresAt);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <Link to={isIdentity(item) ? identityPath(recordId) : paths.administratorsUser(recordId)} className={linkClass}>
        {name}
      </Link>
      <span className="text-sm text-ink-soft">
        {t(isOver(item) ? 'expiring.identityOver' : `expiring.${kind}`)} ·{' '}
        <span className="figures whitespace-nowrap">{end}</span>
      </span>
    </li>
  );
}

interface UnnamedProps {
  readonly ending: Ending;
  readonly named: readonly ExpiringItem[];
}

/** How many passports more have ended, or end soon, than the list names. */
function UnnamedIdentities({ ending, named }: UnnamedProps) {
  const t = useTexts('home');
  const over = named.filter(isOver).length;
  const expired = ending.expiredIdentityCount - over;
  const expiring = ending.expiringIdentityCount - (named.filter(isIdentity).length - over);
  if (expiring <= 0 && expired <= 0) return null;
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
  const named = ending.expiring.slice(0, mostShown);
  return (
    <Card>
      <Section title={t('expiring.title')} description={t('expiring.intro')}>
        {named.length === 0 && <p className="text-ink-soft">{t('expiring.none')}</p>}
        <ul className="-my-2 ruled">
          {named.map((item) => (
            <Row key={`${item.kind} ${item.recordId}`} item={item} />
          ))}
        </ul>
        <UnnamedIdentities ending={ending} named={named} />
      </Section>
    </Card>
  );
}
