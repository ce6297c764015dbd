// The facts of a series, the same on its detail, its request and its status.
import type { RecurringPayment } from '../../../../generated/types.ts';
import { fromWire, toWire } from '../../../../domain/money.ts';
import { plannedDates } from '../../../../domain/recurring.ts';
import { scheduleOf } from '../../../../domain/recurring-series.ts';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Amount } from '../../money/amount.tsx';
import { repeatWords } from '../../payment-form/repeat/repeat-words.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { FromAccount } from '../../transfer-facts/from-account.tsx';
import { present, when } from '../../transfer-facts/present-facts.ts';

interface SeriesFactsProps {
  readonly payment: RecurringPayment;
  readonly payeeName: string;
  readonly executed: number;
  readonly remaining: number;
}

const isBill = (payment: RecurringPayment) => payment.paymentType === 'BILL_PAY';

function amountOf({ form }: RecurringPayment) {
  const details = form.transactionDetails;
  return 'cap' in details ? details.cap : details.amount;
}

function payeeNumber({ form }: RecurringPayment): string {
  if ('payeeDetails' in form) return form.payeeDetails.accountNumber;
  return 'beneficiary' in form.payee && form.payee.beneficiary ? form.payee.beneficiary.accountNumber : '';
}

const beneficiaryOf = ({ form }: RecurringPayment): { readonly bankName?: string } =>
  ('payee' in form && 'beneficiary' in form.payee && form.payee.beneficiary) || {};

const mostDays = 12;

/** The days on which it means to pay, and what all of its payments come to. */
function usePlannedFacts(payment: RecurringPayment): Fact[] {
  const t = useTexts('payments');
  const format = useFormat();
  const days = plannedDates(scheduleOf(payment.form.timing));
  const each = fromWire(amountOf(payment));
  if (!each.ok) return [];
  const total = toWire({ ...each.value, minor: each.value.minor * BigInt(days.length) });
  const more = days.length > mostDays ? [t('repeat.moreDays', { count: days.length - mostDays })] : [];
  const sum = { count: days.length, amount: format.money(total) };
  return [
    {
      label: t('repeat.days'),
      value: [...days.slice(0, mostDays).map((day) => format.date(day)), ...more].join(' · '),
    },
    { label: t('repeat.sum'), value: t(isBill(payment) ? 'repeat.sumMost' : 'repeat.sumTotal', sum) },
  ];
}

function useRail(payment: RecurringPayment): string | undefined {
  const kinds = useTexts('kinds');
  const t = useTexts('payments');
  if (payment.paymentType === 'LCY') return kinds(`rail.${payment.form.transferType}`);
  return payment.paymentType === 'FCY' ? t(`foreign.${payment.form.transferType}`) : undefined;
}

export function SeriesFacts({ payment, payeeName, executed, remaining }: SeriesFactsProps) {
  const kinds = useTexts('kinds');
  const t = useTexts('payments');
  const format = useFormat();
  const { fromAccount, timing, transactionDetails } = payment.form;
  const { alias = '', number = '' } = fromAccount;
  const isTransfer = payment.paymentType === 'LCY' || payment.paymentType === 'FCY';
  const planned = usePlannedFacts(payment);
  const facts = present([
    { label: kinds('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    when(payeeName, kinds('transfer.to')),
    when(beneficiaryOf(payment).bankName, kinds('transfer.bank')),
    when(payeeNumber(payment), isTransfer ? kinds('transfer.accountNumber') : kinds('transfer.number')),
    when(useRail(payment), t('transfer.rail')),
    {
      label: isBill(payment) ? t('repeat.cap') : t('transfer.amount'),
      value: <Amount amount={amountOf(payment)} isStrong />,
    },
    { label: t('repeat.frequency'), value: repeatWords(timing, { t, format }) },
    ...planned,
    { label: t('repeat.holidayRule'), value: t(`repeat.${timing.transactionOnHoliday}`) },
    { label: t('repeat.progress'), value: t('repeat.paidAndLeft', { paid: executed, left: remaining }) },
    { label: t('repeat.expiry'), value: format.date(timing.expiryDate) },
    when(transactionDetails.info, isTransfer ? t('transfer.info') : t('repeat.info')),
  ]);
  return <KeyValueList facts={facts} />;
}
