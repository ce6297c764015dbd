// The facts of a series, the same on its detail, its request and its status.
import type { RecurringPayment } from '../../../../generated/types.ts';
import { fromWire, toWire } from '../../../../domain/money.ts';
import { plannedDates } from '../../../../domain/recurring.ts';
import { scheduleOf } from '../../../../domain/recurring-series.ts';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { repeatWords } from '../../payment-form/repeat/repeat-words.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { OnePayment } from './one-payment.tsx';

interface SeriesFactsProps {
  readonly payment: RecurringPayment;
  readonly payeeName: string;
  /** How many times it pays, without what was skipped. */
  readonly payments: number;
  readonly executed: number;
  readonly remaining: number;
}

const isBill = (payment: RecurringPayment) => payment.paymentType === 'BILL_PAY';

function amountOf({ form }: RecurringPayment) {
  const details = form.transactionDetails;
  return 'cap' in details ? details.cap : details.amount;
}

const mostDays = 12;

export const plannedDaysOf = ({ form }: RecurringPayment) => plannedDates(scheduleOf(form.timing));

/** The days on which it means to pay, and what all of its payments come to. */
function usePlannedFacts({ payment, payments }: Pick<SeriesFactsProps, 'payment' | 'payments'>): Fact[] {
  const t = useTexts('payments');
  const format = useFormat();
  const days = plannedDaysOf(payment);
  const each = fromWire(amountOf(payment));
  if (!each.ok) return [];
  const total = toWire({ ...each.value, minor: each.value.minor * BigInt(payments) });
  const more = days.length > mostDays ? [t('repeat.moreDays', { count: days.length - mostDays })] : [];
  const sum = { count: payments, amount: format.money(total) };
  return [
    {
      label: t('repeat.days'),
      value: [...days.slice(0, mostDays).map((day) => format.date(day)), ...more].join(' · '),
    },
    { label: t('repeat.sum'), value: t(isBill(payment) ? 'repeat.sumMost' : 'repeat.sumTotal', sum) },
  ];
}

export function SeriesFacts({ payment, payeeName, payments, executed, remaining }: SeriesFactsProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const { timing } = payment.form;
  const facts = [
    { label: t('repeat.frequency'), value: repeatWords(timing, { t, format }) },
    ...usePlannedFacts({ payment, payments }),
    { label: t('repeat.holidayRule'), value: t(`repeat.${timing.transactionOnHoliday}`) },
    { label: t('repeat.progress'), value: t('repeat.paidAndLeft', { paid: executed, left: remaining }) },
    { label: t('repeat.expiry'), value: format.date(timing.expiryDate) },
  ];
  return (
    <>
      <OnePayment payment={payment} payeeName={payeeName} />
      <KeyValueList facts={facts} />
    </>
  );
}
