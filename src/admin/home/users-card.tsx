import { Link } from 'react-router-dom';
import type { UserStatusCount } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { StackedBar } from '../../ui/charts/stacked-bar.tsx';
import { Section } from '../../ui/section.tsx';

export function UsersCard({ users }: { readonly users: readonly UserStatusCount[] }) {
  const t = useTexts('home');
  const total = users.reduce((sum, { count }) => sum + count, 0);
  // A status keeps its colour when another one gets its first user, and the usual status has the usual colour.
  const parts = users
    .toSorted((one, other) => Number(other.status === 'Active') - Number(one.status === 'Active'))
    .map(({ status, count }, colour) => ({ status, count, colour }))
    .filter(({ count }) => count > 0)
    .map(({ status, count, colour }) => ({
      id: status,
      label: t(`users.${status}`),
      value: count,
      text: String(count),
      colour,
    }));
  return (
    <Card>
      <Section
        title={t('users.title')}
        actions={
          <Link to={paths.administratorsUsers} className={buttonClass('quiet', 'small')}>
            {t('users.all')}
          </Link>
        }
      >
        <StackedBar title={t('users.count', { count: total })} parts={parts} />
      </Section>
    </Card>
  );
}
