import { advisePayment } from '../../../../generated/calls/payments.ts';
import type { ForeignAdviceQuestion, PaymentWay } from '../../../../generated/types.ts';
import { isCalendarDate } from '../../../../domain/calendar-date.ts';
import { ownBank, ownBic } from '../../../../domain/own-bank.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';
import type { ForeignValues } from './foreign-values.ts';

/** The day of the payment; undefined for a series, whose days differ, and while no day is chosen. */
function useDay(): string | undefined {
  const { kind, transactionDate } = useFieldValue<ForeignValues['timing']>('timing');
  if (kind === 'immediate') return bankToday();
  return kind === 'forward-dated' && isCalendarDate(transactionDate) ? transactionDate : undefined;
}

/** Returns the ways that the bank advises for the present values, or nothing while they are incomplete. */
export function useForeignWays(): readonly PaymentWay[] {
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const payeeBank = useFieldValue<string>('payee.beneficiary.bankCode');
  const { chargeTransactionFeeTo } = useFieldValue<ForeignValues['charges']>('charges');
  const matters = useFieldValue<ForeignValues['matters']>('matters');
  const transactionDate = useDay();
  const amount = useDebouncedAmount();
  const isAsked = fromAccountId !== '' && payeeBank !== '' && transactionDate !== undefined && amount !== undefined;
  const bankCode = payeeBank === ownBank.bankCode ? ownBic : payeeBank;
  const question: ForeignAdviceQuestion | false = isAsked && {
    paymentType: 'FCY',
    fromAccountId,
    bankCode,
    amount,
    chargeTransactionFeeTo,
    transactionDate,
    matters,
  };
  const { data } = useRead(advisePayment, question ? { body: question } : null, { keepsPrevious: true });
  return question ? (data?.ways ?? []) : [];
}
