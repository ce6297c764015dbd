import { Link } from 'react-router-dom';
import { getDashboardDay, getDashboardFigures } from '../../../../generated/calls/accounts.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Activities } from './activities.tsx';
import { Balances } from './balances.tsx';
import { CashFlows } from './cash-flows.tsx';
import { Deadlines } from './deadlines.tsx';
import { LimitsUsed } from './limits-used.tsx';
import { ToDoTiles } from './to-do-tiles.tsx';

const firstCards = (
  <>
    {[1, 2].map((card) => (
      <Card key={card}>
        <Skeleton className="h-56 w-full" />
      </Card>
    ))}
  </>
);

export function Component() {
  const t = useTexts('accounts');
  const format = useFormat();
  const person = usePerson();
  const figures = useRead(getDashboardFigures, {});
  const day = useRead(getDashboardDay, {});
  return (
    <>
      <PageHeader
        title={t('home.greeting', { name: person.profile.userName })}
        description={
          day.data ? dayText(format.date(day.data.businessDay), day.data.isWorkingDay, t('home.closed')) : ' '
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
      <div className="grid gap-5 lg:grid-cols-2">
        <Reading read={figures} skeleton={firstCards}>
          {({ balances, cashFlows }) => (
            <>
              <Balances balances={balances} />
              <CashFlows cashFlows={cashFlows} />
            </>
          )}
        </Reading>
        <Reading read={day} skeleton={firstCards}>
          {({ serverTime, deadlines, activities, limits }) => (
            <>
              <Deadlines serverTime={serverTime} deadlines={deadlines} />
              <Activities activities={activities} />
              {limits && limits.length > 0 && <LimitsUsed limits={limits} />}
            </>
          )}
        </Reading>
      </div>
    </>
  );
}

const dayText = (date: string, isWorkingDay: boolean, closed: string) => (isWorkingDay ? date : `${date} · ${closed}`);
