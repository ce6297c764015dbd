import { Suspense, useDeferredValue } from 'react';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { getAdminDashboard } from '../../../generated/calls/company.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { usePerson } from '../../components/shell/person.ts';
import { loadTexts } from '../../components/text/texts.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { useAfterFirstScreen } from '../../lib/use-after-first-screen.ts';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The cards below the tiles are loaded separately, so that the first screen stays small. */
const Cards = lazyWhenOnline(async () => {
  const [{ DashboardCards }] = await Promise.all([
    import('./dashboard-cards.tsx'),
    loadTexts('administration', 'tasks', 'requests', 'workflows', 'kinds'),
  ]);
  return DashboardCards;
});

const skeleton = (
  <div className="grid gap-5 lg:grid-cols-2">
    <CardSkeleton height="h-56" />
    <CardSkeleton height="h-56" />
  </div>
);

export function Component() {
  const t = useTexts('home');
  const format = useFormat();
  const { profile } = usePerson();
  const { data, error, refresh } = useRead(getAdminDashboard, {});
  const read = { data: useDeferredValue(data), error, refresh };
  const areCardsDue = useAfterFirstScreen(0);
  const today = data ? jakartaMoment(Date.parse(data.serverTime)).date : bankToday();
  return (
    <>
      <PageHeader title={t('title')} description={`${profile.companyName} · ${format.date(today)}`} />
      <WaitingTiles dashboard={data} />
      <Reading read={read} skeleton={skeleton}>
        {(dashboard) => (
          <Suspense fallback={skeleton}>{areCardsDue ? <Cards dashboard={dashboard} /> : skeleton}</Suspense>
        )}
      </Reading>
    </>
  );
}
