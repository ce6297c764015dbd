// The set-up as it was on a day; the day is in the address.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { exportConfiguration, getConfiguration } from '../../../generated/calls/company.ts';
import type { ConfigurationOfDay, ReportFormatType } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useFailure } from '../../components/failure/use-failure.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useReportStarted } from '../../components/reports/use-report-started.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { bankToday } from '../../api/bank-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfiguredKinds } from './configured-kinds.tsx';

const formats: readonly ReportFormatType[] = ['PDF', 'CSV'];

function ExportMenu({ date }: { readonly date: string }) {
  const t = useTexts('company');
  const started = useReportStarted();
  const { attempt } = useFailure();
  const write = useWrite(exportConfiguration);
  const run = async (formatType: ReportFormatType) => {
    const result = await attempt(() => write.send({ body: { date, formatType } }));
    if (result.isDone) started(result.output);
  };
  const actions = formats.map((id) => ({ id, label: id, onPress: () => void run(id) }));
  const button = (
    <Button variant="quiet" icon="download" iconAfter="chevron-down" isPending={write.isPending}>
      {t('history.export')}
    </Button>
  );
  return <Menu label={t('history.export')} trigger={button} actions={actions} />;
}

function OfDay({ found }: { readonly found: ConfigurationOfDay }) {
  const t = useTexts('company');
  const format = useFormat();
  const { records, knownSince, head } = found;
  const since = knownSince && t('history.knownSince', { moment: format.moment(knownSince) });
  if (records.length === 0)
    return (
      <Card>
        <EmptyState icon="history" title={t(knownSince ? 'history.nothing' : 'history.nothingYet')}>
          {since} {knownSince && t('history.nothingText')}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">
        {since}
        {head && (
          <span className="block wrap-anywhere">
            {t('history.head')}:{' '}
            {t('history.entry', { sequence: head.sequence, moment: format.moment(head.occurredAt) })}
            <span className="block figures">{head.hash}</span>
          </span>
        )}
      </p>
      <ConfiguredKinds records={records} />
    </>
  );
}

/** A typed date may not exist, and a day to come has no set-up yet. */
const hasSetUp = (date: string) => isCalendarDate(date) && date <= bankToday();

function SetUpOf({ date }: { readonly date: string }) {
  const read = useRead(getConfiguration, { body: { date } }, { keepsPrevious: true });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />}>
      {(found) => <OfDay found={found} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('company');
  const fieldText = useFieldText();
  const [parameters, setParameters] = useSearchParams();
  const [refused, setRefused] = useState<string>();
  const today = bankToday();
  const date = refused ?? parameters.get('date') ?? today;
  const isShown = hasSetUp(date);
  const fault = isCalendarDate(date) ? t('history.toCome') : fieldText({ code: 'FIELD_DATE' });
  function choose(chosen: string): void {
    setRefused(hasSetUp(chosen) ? undefined : chosen);
    if (hasSetUp(chosen)) setParameters({ date: chosen }, { replace: true });
  }
  return (
    <>
      <PageHeader
        title={useScreenTitle()}
        description={t('history.intro')}
        actions={isShown && <ExportMenu date={date} />}
      />
      <Card>
        <DateField
          label={t('history.date')}
          value={date}
          today={today}
          max={today}
          error={isShown ? undefined : fault}
          onChange={choose}
        />
      </Card>
      {isShown && <SetUpOf date={date} />}
    </>
  );
}
