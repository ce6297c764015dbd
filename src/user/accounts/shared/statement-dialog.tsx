import { requestStatement } from '../../../../generated/calls/accounts.ts';
import { zStatementRequest } from '../../../../generated/zod.gen.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useWrite } from '../../../api/write.ts';
import { RadioCardsField } from '../../../components/form/choice-fields.tsx';
import { DateRangeField } from '../../../components/form/date-range-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { mostHistoryDays } from './history-days.ts';
import { useReportStarted } from '../../../components/reports/use-report-started.ts';

export interface StatementDialogProps {
  readonly accountIds: readonly string[];
  readonly onClose: () => void;
}

export function StatementDialog({ accountIds, onClose }: StatementDialogProps) {
  const t = useTexts('holdings');
  const write = useWrite(requestStatement, { refreshes: ['reports'] });
  const showStarted = useReportStarted();
  const today = bankToday();
  const monthStart = `${today.slice(0, 8)}01`;
  return (
    <FormDialog
      title={t('statement.title')}
      confirmLabel={t('statement.request')}
      onClose={onClose}
      schema={zStatementRequest}
      initial={{ accountIds, dates: { from: monthStart, to: today }, formatType: 'PDF' }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={showStarted}
    >
      <DateRangeField
        name="dates.from"
        endName="dates.to"
        label={t('statement.period')}
        description={t('statement.periodNote')}
        min={addDays(today, -mostHistoryDays)}
        max={today}
        shortcuts={[
          { label: t('statement.thisMonth'), range: { start: monthStart, end: today } },
          { label: t('statement.lastMonths'), range: { start: addDays(today, -mostHistoryDays), end: today } },
        ]}
      />
      <RadioCardsField
        name="formatType"
        label={t('report.format')}
        columns={2}
        choices={[
          { id: 'PDF', label: 'PDF', description: t('report.pdf') },
          { id: 'CSV', label: 'CSV', description: t('report.csv') },
        ]}
      />
    </FormDialog>
  );
}
