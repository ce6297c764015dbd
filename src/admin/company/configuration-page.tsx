// The set-up as it was on a day; the day is in the address.
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { configuredKinds } from '../../../domain/configured-kinds.ts';
import { exportConfiguration } from '../../../generated/calls/company.ts';
import type { ApproversQuestion, ConfiguredKind, ReportFormatType } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useReportStarted } from '../../components/reports/use-report-started.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { ApproversOfDayCard, approversQuestionIn } from './approvers-of-day.tsx';
import { useKindName } from './configured-kinds.tsx';
import { SetUpOfDay } from './set-up-of-day.tsx';

const formats: readonly ReportFormatType[] = ['PDF', 'CSV'];

interface ExportMenuProps {
  readonly date: string;
  readonly question: ApproversQuestion | null;
}

function ExportMenu({ date, question }: ExportMenuProps) {
  const t = useTexts('company');
  const started = useReportStarted();
  const { attempt } = useFailure();
  const write = useWrite(exportConfiguration);
  const run = async (formatType: ReportFormatType) => {
    const result = await attempt(() => write.send({ body: { date, formatType, ...(question && { question }) } }));
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

/** A typed date may not exist, and a day to come has no set-up yet. */
const hasSetUp = (date: string) => isCalendarDate(date) && date <= bankToday();

interface KindChoiceProps {
  readonly kind: ConfiguredKind | undefined;
  readonly onChange: (kind: ConfiguredKind | undefined) => void;
}

const every = 'every';
const isKind = (text: string | null): text is ConfiguredKind => configuredKinds.some((kind) => kind === text);

function KindChoice({ kind, onChange }: KindChoiceProps) {
  const t = useTexts('company');
  const kindName = useKindName();
  const options = [
    { id: every, label: t('history.everyKind') },
    ...configuredKinds.map((id) => ({ id, label: kindName(id) })),
  ];
  return (
    <Select
      label={t('history.kind')}
      options={options}
      value={kind ?? every}
      placeholder={t('history.everyKind')}
      onChange={(id) => onChange(isKind(id) ? id : undefined)}
    />
  );
}

/** While a date is typed its parts make other dates; none of them is looked up. */
const typingPauseMilliseconds = 700;

/**
 * The date in the field, and the date of the address, which follows it. The field never takes back what is being typed
 * for an address that has not followed yet.
 */
function useTypedDay(named: string, show: (date: string) => void) {
  const [typed, type] = useState(named);
  const [followed, follow] = useState(named);
  const rested = useDebouncedValue(typed, typingPauseMilliseconds);
  if (named !== followed) {
    follow(named);
    if (named !== rested) type(named);
  }
  const showRested = useEffectEvent(() => {
    if (rested !== named && hasSetUp(rested)) show(rested);
  });
  useEffect(showRested, [rested]);
  return { typed, type, isRefused: rested === typed && !hasSetUp(typed) };
}

export function Component() {
  const t = useTexts('company');
  const fieldText = useFieldText();
  const [parameters, setParameters] = useSearchParams();
  const today = bankToday();
  const date = parameters.get('date') ?? today;
  const named = parameters.get('kind');
  const kind = isKind(named) ? named : undefined;
  const show = (shown: string, wanted: ConfiguredKind | undefined) =>
    setParameters(
      (before) => {
        const { kind: _, ...kept } = Object.fromEntries(before);
        return { ...kept, date: shown, ...(wanted && { kind: wanted }) };
      },
      { replace: true },
    );
  const day = useTypedDay(date, (chosen) => show(chosen, kind));
  const isShown = !day.isRefused && hasSetUp(date);
  const fault = isCalendarDate(day.typed) ? t('history.toCome') : fieldText({ code: 'FIELD_DATE' });
  return (
    <>
      <PageHeader
        title={useScreenTitle()}
        description={t('history.intro')}
        actions={isShown && <ExportMenu date={date} question={approversQuestionIn(parameters, date)} />}
      />
      <Card className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t('history.date')}
          value={day.typed}
          today={today}
          max={today}
          error={day.isRefused ? fault : undefined}
          onChange={day.type}
        />
        {isShown && <KindChoice kind={kind} onChange={(wanted) => show(date, wanted)} />}
      </Card>
      {isShown && <ApproversOfDayCard date={date} />}
      {isShown && <SetUpOfDay key={`${date} ${kind}`} date={date} kind={kind} />}
    </>
  );
}
