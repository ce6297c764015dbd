// The facts of a series, the same on its detail, its request and its status.
import type { RecurringPayment } from '../../../../generated/types.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
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
  const facts = present([
    { label: kinds('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    when(payeeName, kinds('transfer.to')),
    when(payeeNumber(payment), kinds('transfer.number')),
    when(useRail(payment), t('transfer.rail')),
    {
      label: isBill(payment) ? t('repeat.cap') : t('transfer.amount'),
      value: <Amount amount={amountOf(payment)} isStrong />,
    },
    { label: t('repeat.frequency'), value: repeatWords(timing, { t, format }) },
    { label: t('repeat.holidayRule'), value: t(`repeat.${timing.transactionOnHoliday}`) },
    { label: t('repeat.progress'), value: t('repeat.paidAndLeft', { paid: executed, left: remaining }) },
    { label: t('repeat.expiry'), value: format.date(timing.expiryDate) },
    when(transactionDetails.info, t('repeat.info')),
  ]);
  return <KeyValueList facts={facts} />;
}
