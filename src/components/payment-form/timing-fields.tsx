import { addDays } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { RadioCardsField } from '../form/choice-fields.tsx';
import { DateField } from '../form/date-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { isPastDay, type PaymentValues } from './payment-values.ts';

const furthestDays = 365;

interface TimingProps {
  /** Whether it is executed on holidays and at weekends, too. */
  readonly isEveryDay: boolean;
  /** What the bank says against the chosen day. */
  readonly fault?: CodedFailure | undefined;
}

function Day({ isEveryDay, fault }: TimingProps) {
  const t = useTexts('payments');
  const timing = useFieldValue<PaymentValues['timing']>('timing');
  const dateBefore = useFieldValue<string>('dateBefore');
  const today = bankToday();
  if (timing.kind !== 'forward-dated') return null;
  return (
    <DateField<PaymentValues>
      name="timing.transactionDate"
      label={t('transfer.date')}
      min={today}
      max={addDays(today, furthestDays)}
      closedDays={isEveryDay ? 'allowed' : 'refused'}
      fault={isPastDay({ timing, dateBefore }, today) ? { code: '117' } : fault}
      className="max-w-64"
    />
  );
}

/** As soon as it is approved, or on a day. */
export function TimingFields(props: TimingProps) {
  const t = useTexts('payments');
  const choices = [
    { id: 'immediate', label: t('transfer.now'), description: t('transfer.nowText'), icon: 'bolt' as const },
    {
      id: 'forward-dated',
      label: t('transfer.onDate'),
      description: t(props.isEveryDay ? 'transfer.onAnyDateText' : 'transfer.onDateText'),
      icon: 'calendar' as const,
    },
  ];
  return (
    <>
      <RadioCardsField<PaymentValues> name="timing.kind" label={t('transfer.when')} choices={choices} columns={2} />
      <Day {...props} />
    </>
  );
}
