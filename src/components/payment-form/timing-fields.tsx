import { use } from 'react';
import { addDays } from '../../../domain/calendar-date.ts';
import { listSystemParameters } from '../../../generated/calls/session.ts';
import type { CurrencyCode } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useRead } from '../../api/read.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { RadioCardsField } from '../form/choice-fields.tsx';
import { DateField } from '../form/date-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { useTexts } from '../text/use-texts.ts';
import { RepairOfContext, usePaymentKind } from './kind-context.ts';
import { RepeatFields } from './repeat/repeat-fields.tsx';
import { isPastDay, type PaymentValues } from './payment-values.ts';

const furthest = { body: { params: ['MAX_FORWARD_DATE_DAYS' as const] } };

/** The last day for which the bank accepts a payment; undefined until the bank has answered. */
function useLastDay(today: string): string | undefined {
  const days = useRead(listSystemParameters, furthest).data?.items[0]?.value;
  return days === undefined ? undefined : addDays(today, Number(days));
}

interface TimingProps {
  /** True if the payment is also executed on weekends and holidays. */
  readonly isEveryDay: boolean;
  /** The currency that is sent abroad, where the banks have other holidays. */
  readonly sentAbroad?: CurrencyCode | undefined;
  /** Why the bank refuses the chosen day. */
  readonly fault?: CodedFailure | undefined;
}

function Day({ isEveryDay, sentAbroad, fault }: TimingProps) {
  const t = useTexts('payments');
  const timing = useFieldValue<PaymentValues['timing']>('timing');
  const dateBefore = useFieldValue<string>('dateBefore');
  const today = bankToday();
  const max = useLastDay(today);
  if (timing.kind !== 'forward-dated') return null;
  return (
    <DateField<PaymentValues>
      name="timing.transactionDate"
      label={t('transfer.date')}
      min={today}
      {...(max && { max })}
      closedDays={isEveryDay ? 'allowed' : 'refused'}
      sentAbroad={sentAbroad}
      fault={isPastDay({ timing, dateBefore }, today) ? { code: '117' } : fault}
      className="max-w-64"
    />
  );
}

/** As soon as it is approved, on a chosen day, or again and again. */
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
  const { repeats } = usePaymentKind();
  const mayOpen = mayOpenScreen(usePerson(), '/services/recurring/form');
  // The repair of a single payment stays one; a series is a request of its own.
  const maySetUp = use(RepairOfContext) === undefined && mayOpen;
  const kind = useFieldValue<string>('timing.kind');
  if (repeats?.only) return <RepeatFields sentAbroad={props.sentAbroad} />;
  const repeat = { id: 'recurring', label: t('repeat.title'), description: t('repeat.text'), icon: 'repeat' as const };
  const offered = repeats && maySetUp ? [...choices, repeat] : choices;
  return (
    <>
      <RadioCardsField<PaymentValues>
        name="timing.kind"
        label={t('transfer.when')}
        choices={offered}
        columns={offered.length === 3 ? 3 : 2}
      />
      <Day {...props} />
      {kind === 'recurring' && <RepeatFields sentAbroad={props.sentAbroad} />}
    </>
  );
}
