import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jakartaMoment } from '../../../../domain/jakarta-time.ts';
import { partOfDay } from '../../../../domain/part-of-day.ts';
import { getDashboardDay, getDashboardFigures } from '../../../../generated/calls/accounts.ts';
import { bankNow } from '../../../api/bank-time.ts';
import { useRead, type Read } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { queueScreens } from '../../../components/queue/queue-screens.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../../lib/lazy-when-online.ts';
import { useAfterFirstScreen } from '../../../lib/use-after-first-screen.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { BarChartSkeleton } from '../../../ui/charts/bar-chart-skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Activities } from './activities.tsx';
import { Balances } from './balances.tsx';
import { Deadlines } from './deadlines.tsx';
import { LimitsUsed } from './limits-used.tsx';
import { ToDoTiles } from './to-do-tiles.tsx';

/** Only users who decide have a queue, so it is loaded separately. */
const OwnQueues = lazyWhenOnline(async () => (await import('./own-queues.tsx')).OwnQueues);

/** The chart needs more script than any other card. */
const CashFlows = lazyWhenOnline(async () => (await import('./cash-flows.tsx')).CashFlows);

const skeleton = <CardSkeleton height="h-56" />;
const chartSkeleton = <BarChartSkeleton />;

/** A non-breaking space keeps the height of the line that is loading. */
const emptyLine = '\u00A0';

/** A column of cards, so that a short card leaves no gap beside a tall one. */
function Column({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-5">{children}</div>;
}

/** Renders the data with low priority, so that a slow phone stays responsive. */
function useDrawnInPieces<Output>({ data, error, refresh }: Read<Output>) {
  return { data: useDeferredValue(data), error, refresh };
}

export function Component() {
  const t = useTexts('accounts');
  const format = useFormat();
  const person = usePerson();
  const figures = useDrawnInPieces(useRead(getDashboardFigures, {}));
  const day = useDrawnInPieces(useRead(getDashboardDay, {}));
  const isChartDue = useAfterFirstScreen(0);
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(jakartaMoment(bankNow()).time)}`, { name: person.profile.userName })}
        description={
          day.data ? dayText(format.date(day.data.businessDay), day.data.isWorkingDay, t('home.closed')) : emptyLine
        }
        actions={
          mayOpenScreen(person, '/services/local-currency-transfer') && (
            <Link to={paths.localTransfer()} className={buttonClass('primary')}>
              {t('home.newTransfer')}
            </Link>
          )
        }
      />
      <ToDoTiles />
      {queueScreens.some((path) => mayOpenScreen(person, path)) && (
        <Suspense fallback={skeleton}>
          <OwnQueues />
        </Suspense>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Column>
          <Reading read={figures} skeleton={skeleton}>
            {({ balances }) => <Balances balances={balances} />}
          </Reading>
          <Reading read={day} skeleton={skeleton}>
            {({ deadlines }) => <Deadlines deadlines={deadlines} />}
          </Reading>
          {day.data?.limits && day.data.limits.length > 0 && <LimitsUsed limits={day.data.limits} />}
        </Column>
        <Column>
          {figures.data && isChartDue ? (
            <Suspense fallback={chartSkeleton}>
              <CashFlows cashFlows={figures.data.cashFlows} />
            </Suspense>
          ) : (
            !figures.error && chartSkeleton
          )}
          {day.data ? <Activities activities={day.data.activities} /> : !day.error && skeleton}
        </Column>
      </div>
    </>
  );
}

const dayText = (date: string, isWorkingDay: boolean, closed: string) => (isWorkingDay ? date : `${date} · ${closed}`);
